// Two texts as one picture: segments in ({kind: "same", text} or {kind: "change", gold, perturbed}), nodes out,
// side by side or merged, unchanged stretches folded around the changes.

import { SHOWN_AT_ONCE, cutting, element, limited } from "./text.js";

const CONTEXT = 260; // characters kept beside a change when the rest of a stretch is folded
const WORTH_FOLDING = 900; // shorter stretches stay whole
const MOST_SEGMENTS = 1_500; // drawn; a text cut into more pieces says so
const MOST_OPEN = 200_000; // characters up to which everything may be laid out at once

export const joined = (segments, side) =>
  segments.map((one) => (one.kind === "same" ? one.text : one[side])).join("");

// What is kept in place of an unchanged stretch: pieces of text, and between them a length that is folded.
function stretches(text, first, last, open) {
  const head = first ? CONTEXT / 2 : CONTEXT;
  const tail = last ? CONTEXT / 2 : CONTEXT;
  if (open ? text.length <= SHOWN_AT_ONCE : text.length <= WORTH_FOLDING) return [{ text }];
  const begin = cutting(text, open ? SHOWN_AT_ONCE : head);
  const end = Math.max(cutting(text, text.length - tail), begin);
  return [{ text: text.slice(0, begin) }, { folded: text.slice(begin, end) }, { text: text.slice(end) }];
}

function plan(segments, open) {
  const pieces = [];
  segments.slice(0, MOST_SEGMENTS).forEach((one, index) => {
    if (one.kind === "change") pieces.push(one);
    else pieces.push(...stretches(one.text, index === 0, index === segments.length - 1, open));
  });
  return pieces;
}

function changed(side, text, merged, limit) {
  const name = side === "gold" ? "del" : "ins";
  if (!text) {
    return merged ? [] : [element("span", { class: "nothing", role: "img", "aria-label": "nothing here" }, "∅")];
  }
  // the line stands under or through the inner text, and not the sign before it
  return [element(name, { class: "change" }, element("span", {}, ...limited(text, { spaces: true, limit })))];
}

// Draw a difference.
//   segments: as the server cut the texts.
//   options.merged: one text with both versions; else two, beside each other, paragraph by paragraph.
//   options.open: fold nothing.
//   options.names: headings of the two texts.
export function difference(segments, { merged, open, names }) {
  const box = element("div", { class: merged ? "difference merged" : "difference beside" });
  const sides = merged ? ["both"] : ["gold", "perturbed"];
  const panes = sides.map((side) => {
    const title = merged ? `${names[0]} and ${names[1][0].toLowerCase()}${names[1].slice(1)} in one` : names[side === "gold" ? 0 : 1];
    return element("section", { class: `pane ${side}`, "aria-label": title }, element("h3", {}, title));
  });
  const rows = sides.map(() => []);
  const fresh = () => rows.forEach((column) => column.push(element("div", { class: "row", dir: "auto" })));
  const add = (...made) => made.forEach((nodes, index) => rows[index].at(-1).append(...nodes));
  fresh();
  const plain = (text) => {
    const lines = text.split("\n");
    lines.forEach((line, index) => {
      const ending = index < lines.length - 1;
      add(...sides.map(() => limited(ending && !line && !rows[0].at(-1).hasChildNodes() ? "\u00a0" : line)));
      if (ending) fresh();
    });
  };
  const length = segments.reduce((sum, one) => sum + (one.text ?? one.gold + one.perturbed).length, 0);
  const small = length <= MOST_OPEN;
  let number = 0;
  for (const piece of plan(segments, open && small)) {
    if (piece.kind === "change") {
      number += 1;
      const both = ["gold", "perturbed"].map((side) => changed(side, piece[side], merged, small ? 4_000 : 400));
      for (const [index, nodes] of both.entries()) {
        for (const node of nodes) {
          node.dataset.change = String(number);
          node.tabIndex = -1;
        }
        if (merged) rows[0].at(-1).append(...nodes);
        else rows[index].at(-1).append(...nodes);
      }
    } else if (piece.folded) fold(piece.folded, sides, add);
    else if (piece.text) plain(piece.text);
  }
  panes.forEach((pane, index) => pane.append(...rows[index]));
  box.append(...panes);
  // so that a paragraph and its counterpart stand on one line
  box.style.setProperty("--rows", String(rows[0].length + 1));
  if (segments.length > MOST_SEGMENTS) {
    box.append(
      element("p", { class: "soft wide" }, `Cut for display: the texts go on after ${MOST_SEGMENTS.toLocaleString("en")} pieces.`),
    );
  }
  return { box, changes: number };
}

function fold(text, sides, add) {
  const title = `⋯ ${text.length.toLocaleString("en")} characters the same: show`;
  const buttons = sides.map(() => element("button", { type: "button", class: "fold" }, title));
  const show = (event) => {
    const mine = buttons.indexOf(event.currentTarget);
    const opened = buttons.map((one) => {
      const span = element("span", { tabIndex: -1 }, ...limited(text));
      one.replaceWith(span);
      return span;
    });
    opened[mine].focus({ preventScroll: true });
  };
  for (const one of buttons) one.addEventListener("click", show);
  add(...buttons.map((one) => [one]));
}

// The nodes of change `number`, one a side.
export const changeNodes = (box, number) => [...box.querySelectorAll(`[data-change="${number}"]`)];
