// What stands around the item: the set's name, labels, keys, filter and progress.

import { EVERYTHING } from "./filters.js";
import { KEYS } from "./keys.js";
import { element, visible } from "./text.js";

const $ = (id) => document.getElementById(id);

// Draw what stays the same while items come and go; `choose(name)` is a label that was clicked.
export function drawFrame(set, choose) {
  document.body.dataset.kind = set.kind;
  $("set-name").textContent = visible(set.name);
  $("who").textContent = set.role === "settler" ? "You settle" : `You are ${visible(set.annotator)}`;
  $("open").textContent = set.role === "settler" ? "Next not settled" : "Next unlabelled";
  const settles = set.role === "settler" ? "Settle as " : "";
  $("labels").replaceChildren(
    ...set.labels.map(({ name, key, title, help }) => {
      const made = element(
        "button",
        { type: "button", class: "label", "aria-pressed": "false", "aria-keyshortcuts": key },
        element("kbd", {}, key),
        element("span", { class: "title" }, element("span", { class: "hidden" }, settles), title),
        element("span", { class: "help" }, help),
      );
      made.dataset.name = name;
      made.addEventListener("click", () => choose(name));
      return made;
    }),
  );
  if (set.kind === "pairs") $("mend-open").replaceChildren(element("kbd", {}, "m"), " Correct");
  const row = (keys, title) => [element("dt", {}, ...keys.split(" ").filter(Boolean).map((one) => element("kbd", {}, one))), element("dd", {}, title)];
  $("key-list").replaceChildren(
    ...set.labels.flatMap((one) => row(one.key, settles + one.title)),
    ...KEYS.flatMap((one) => row(one.shown, one.title)),
    ...row("Esc", "leave a field, close a window"),
    ...(set.kind === "pairs" ? row("Enter", "in the field: save the correction and go on") : []),
  );
  $("label-list").replaceChildren(...set.labels.flatMap((one) => [element("dt", {}, one.title), element("dd", {}, one.help)]));
}

function options(select, chosen, found) {
  const made = found.map(({ value, title }) => element("option", { value, selected: value === chosen }, title));
  if (made.map((one) => one.label).join("\n") !== [...select.options].map((one) => one.label).join("\n")) {
    select.replaceChildren(...made);
  }
  select.value = chosen;
}

// Draw what there is to choose from, and how far the work is.
export function drawThrough(set, filter) {
  const number = (choice) => filter.count(choice).toLocaleString("en");
  options($("filter-category"), filter.category, [
    { value: EVERYTHING, title: `all categories (${number({ category: EVERYTHING })})` },
    ...filter.categories.map((category) => ({ value: category, title: `${visible(category)} (${number({ category })})` })),
  ]);
  options(
    $("filter-kind"),
    filter.kind,
    filter.kinds.map(({ value, title }) => ({ value, title: `${title} (${number({ kind: value })})` })),
  );
  const { all, here } = filter.progress();
  const done = set.role === "settler" ? "settled" : "labelled";
  const bar = ({ done: value, of }, words) =>
    element(
      "span",
      { class: "bar" },
      element("progress", { value, max: Math.max(of, 1), "aria-label": words }),
      element("span", {}, `${value.toLocaleString("en")} of ${of.toLocaleString("en")} ${words}`),
    );
  $("progress").replaceChildren(bar(all, done));
  if (!filter.plain) $("progress").append(bar(here, `${done} of these`));
}
