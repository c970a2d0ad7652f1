"use strict";
/* Headings become buttons that sort their table: rising, falling, and back to the first order. */
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  const first = Array.from(body.rows);
  const heads = Array.from(table.tHead.rows[0].cells);
  heads.forEach((head, place) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    const numeric = head.classList.contains("number");
    const key = (row) => {
      const raw = row.cells[place].dataset.sort;
      return numeric && raw !== "" && !Number.isNaN(Number(raw)) ? Number(raw) : raw;
    };
    button.addEventListener("click", () => {
      const was = head.getAttribute("aria-sort");
      for (const other of heads) other.removeAttribute("aria-sort");
      const next = was === null ? "ascending" : was === "ascending" ? "descending" : null;
      if (next === null) { body.append(...first); return; }
      head.setAttribute("aria-sort", next);
      const sign = next === "ascending" ? 1 : -1;
      body.append(...first.slice().sort((a, b) => {
        const x = key(a), y = key(b);
        if (x === "" || y === "") return (x === "") - (y === "");
        if (typeof x === "number" && typeof y === "number") return sign * (x - y);
        return sign * String(x).localeCompare(String(y), undefined, { numeric: true });
      }));
    });
  });
}
