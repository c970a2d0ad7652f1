// What the settler sees and nobody else: everybody's label, note and mended version of one item.

import { difference } from "./differences.js";
import { button, element, limited, visible } from "./text.js";

function votes(others) {
  const counts = new Map();
  for (const one of others) if (one.label) counts.set(one.label, (counts.get(one.label) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}

// Draw the others.
//   item: with `others` and `settled`; names: label name -> title; options: how differences are drawn, `take(text)`.
export function others(item, names, { pairs, take, ...drawn }) {
  const title = (label) => (label ? (names.get(label) ?? label) : "no label yet");
  const found = votes(item.others);
  const summary = found.length
    ? found.map(([label, count]) => `${title(label)}: ${count}`).join(" · ")
    : "Nobody has labelled this item yet.";
  return element(
    "section",
    { class: "others", "aria-label": "What the annotators say" },
    element("h2", {}, "What the annotators say"),
    element("p", { class: "soft" }, summary),
    element("div", { class: "cards" }, ...item.others.map((one) => card(one, { title, pairs, take, drawn }))),
  );
}

function card(one, { title, pairs, take, drawn }) {
  const name = visible(one.annotator);
  const made = element(
    "article",
    { class: "card", "aria-label": name },
    element("h3", {}, name),
    element("p", { class: one.label ? "verdict" : "verdict soft" }, title(one.label)),
  );
  if (one.note) made.append(element("p", { class: "text noted", dir: "auto" }, ...limited(one.note)));
  if (one.mended !== null && one.mended !== undefined) {
    const words = pairs ? "Correction" : "Mended version";
    made.append(element("h4", {}, words));
    if (one.segments?.length) {
      const names = ["Gold", `${words} of ${name}`];
      made.append(difference(one.segments, { ...drawn, merged: true, names }).box);
    } else made.append(element("p", { class: "text", dir: "auto" }, ...limited(one.mended)));
    made.append(button(`Take over from ${name}`, "", () => take(one.mended)));
  }
  return made;
}
