/* Above a long table: words to look for, and lists to choose from, hide the rows that do not fit. */
for (const finder of document.querySelectorAll(".finder")) {
  const rows = Array.from(finder.parentElement.querySelector("tbody").rows);
  const words = rows.map((row) => Array.from(row.cells, (cell) => cell.classList.contains("number") ? "" : cell.dataset.sort.toLowerCase()).join(" "));
  const box = finder.querySelector("input");
  const lists = Array.from(finder.querySelectorAll("select"));
  const told = finder.querySelector("output");
  const look = () => {
    const wanted = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    rows.forEach((row, place) => {
      const fits = wanted.every((word) => words[place].includes(word)) && lists.every((list) => list.value === "" ||
        list.dataset.columns.split(" ").some((at) => row.cells[at].dataset.sort === list.value));
      row.hidden = !fits;
      shown += fits;
    });
    told.textContent = `${shown} of ${rows.length} rows`;
  };
  finder.addEventListener("input", look);
  finder.hidden = false;
  look();
}
