// Two versions of one item, and the choice between them.

import { button, element, limited, shown } from "./text.js";

// Show both; `choose(true)` for ours, `choose(false)` for the other.
export function askWhich(dialog, { id, ours, theirs, names, choose }) {
  const close = (answer) => {
    dialog.close();
    choose(answer);
  };
  const side = (title, body, answer, words) =>
    element(
      "section",
      { "aria-label": title },
      element("h3", {}, title),
      element(
        "dl",
        { class: "facts" },
        element("dt", {}, "Label"),
        element("dd", {}, body.label ? (names.get(body.label) ?? body.label) : "none"),
        element("dt", {}, "Note"),
        element("dd", { class: "text", dir: "auto" }, ...(body.note ? limited(body.note, { limit: 2_000 }) : ["none"])),
        element("dt", {}, "Mended"),
        element(
          "dd",
          { class: "text", dir: "auto" },
          ...(body.mended === null || body.mended === undefined ? ["no"] : limited(body.mended, { limit: 2_000 })),
        ),
      ),
      button(words, "", () => close(answer)),
    );
  dialog.querySelector("h2").replaceChildren("Changed in two places: ", ...shown(id));
  dialog.querySelector("#conflict-sides").replaceChildren(
    side("Here, not saved yet", ours, true, "Keep this one"),
    side("Saved elsewhere", theirs, false, "Keep that one"),
  );
  if (!dialog.open) dialog.showModal();
}
