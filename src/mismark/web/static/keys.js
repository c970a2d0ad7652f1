// Keys: what each does is written once, here, for the page and for the list that `?` shows.

export const KEYS = [
  { keys: ["j", "ArrowRight"], shown: "j →", does: "next", title: "next item" },
  { keys: ["k", "ArrowLeft"], shown: "k ←", does: "previous", title: "previous item" },
  { keys: ["g"], shown: "g", does: "open", title: "next unlabelled item" },
  { keys: ["0"], shown: "0", does: "clear", title: "take the label away" },
  { keys: ["u"], shown: "u  Ctrl Z", does: "undo", title: "undo the last saved change" },
  { keys: ["n"], shown: "n", does: "note", title: "write a note" },
  { keys: ["m"], shown: "m", does: "mend", title: "mend the answer, or write the correction" },
  { keys: ["c"], shown: "c", does: "change", title: "go to the next change in the text" },
  { keys: ["C"], shown: "Shift C", does: "changeBack", title: "go to the change before" },
  { keys: ["v"], shown: "v", does: "view", title: "side by side, or merged" },
  { keys: ["e"], shown: "e", does: "whole", title: "show the whole text, or fold it" },
  { keys: ["r"], shown: "r", does: "reason", title: "show or hide the reason" },
  { keys: ["f"], shown: "f", does: "filter", title: "choose what to go through" },
  { keys: ["?"], shown: "?", does: "help", title: "these keys, and settings" },
];

const IN_FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

// Listen for keys.
//   labels: [{name, key}]; actions: what each `does` names, and `label(name)`; single(): whether keys are on.
export function listen({ labels, actions, single }) {
  const wanted = new Map(KEYS.flatMap((one) => one.keys.map((key) => [key, one.does])));
  const named = new Map(labels.map((one) => [one.key, one.name]));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const field = event.target instanceof Element && event.target.closest(IN_FIELDS);
    if (field) {
      if (event.key === "Escape") field.blur();
      return;
    }
    const command = event.ctrlKey || event.metaKey;
    if (command && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      actions.undo();
      return;
    }
    if (command || event.altKey || !single()) return;
    const label = named.get(event.key);
    const does = wanted.get(event.key);
    if (label === undefined && does === undefined) return;
    event.preventDefault();
    if (event.repeat && !["next", "previous"].includes(does)) return;
    if (label === undefined) actions[does]();
    else actions.label(label);
  });
}
