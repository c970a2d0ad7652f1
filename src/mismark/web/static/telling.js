// What the person is told besides the item: words for the eye and for screen readers.

import { counted, visible } from "./text.js";

const $ = (id) => document.getElementById(id);

// For screen readers only.
export function announce(words) {
  $("announce").textContent = "";
  requestAnimationFrame(() => ($("announce").textContent = words));
}

// Say something above the item until it is taken back, with buttons where something can be done.
export function notice(words, ...actions) {
  $("notice").hidden = !words;
  $("notice").replaceChildren(words, ...actions);
}

// A time of the server's as the clock here shows it.
function clock(time) {
  const date = time ? new Date(time) : new Date();
  const sound = Number.isNaN(date.getTime()) ? new Date() : date;
  return [sound.getHours(), sound.getMinutes(), sound.getSeconds()].map((one) => String(one).padStart(2, "0")).join(":");
}

// What has become of the changes: `state` as Saving tells it, and what can be done about it, an act a kind.
export function tellSaving(state, { again, choose, discard }) {
  const { words, title, act } = {
    saved: () => ({ words: state.at ? `saved ${clock(state.at)}` : "everything is saved" }),
    saving: () => ({ words: "saving…" }),
    failing: () => {
      const where = state.kept ? "kept in this browser" : "NOT kept in this browser: leave this page open";
      const words = `not saved, trying again: ${visible(state.why)}. ${counted(state.count, "change")} ${where}.`;
      return { words, title: "Try now", act: again };
    },
    conflict: () => ({ words: "not saved: changed in two places.", title: "Choose", act: () => choose(state.id) }),
    refused: () => {
      const words = `not saved: ${visible(state.why)} (item ${state.number})`;
      return { words, title: "Throw this change away", act: () => discard(state.id) };
    },
  }[state.kind]();
  $("saving").dataset.kind = state.kind;
  if ($("saving-text").textContent !== words) $("saving-text").textContent = words;
  $("saving-act").hidden = !title;
  $("saving-act").textContent = title ?? "";
  $("saving-act").onclick = act ?? null;
}
