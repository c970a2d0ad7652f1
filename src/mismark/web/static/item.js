// One item on the page. Drawn once when it is opened; afterwards its parts are changed in place, so that a field keeps
// its focus and its text while labels, differences and saving states come and go.

import * as api from "./api.js";
import { changeNodes, difference, joined } from "./differences.js";
import { Mending } from "./mending.js";
import { others } from "./settling.js";
import { button, counted, element, limited, shown } from "./text.js";

const TYPING = 900; // milliseconds of silence before typed text is sent
const REDRAW = 200; // and before the difference is drawn again

const chip = (text, kind = "") => element("span", { class: `chip ${kind}` }, ...shown(text));

function passage(title, text, kind) {
  return element(
    "section",
    { class: kind, "aria-label": title },
    element("h2", {}, title),
    element("div", { class: "text", dir: "auto" }, ...limited(text, { limit: 1_500 })),
  );
}

export class ItemView {
  // context: set, names, settings, place ("12 of 440"), change(patch, delay), left(), entered(), announce(words)
  constructor(item, context) {
    this.item = item;
    this.context = context;
    this.pairs = context.set.kind === "pairs";
    this.came = this.pairs ? item.wrong : item.perturbed;
    this.at = 0;
    this.asked = null;
    this.drawing = 0;
    this.box = element("div", { class: this.pairs ? "one pairs" : "one" }, this.#head());
    if (item.instruction) this.box.append(passage("Instruction", item.instruction, "instruction"));
    this.#reason();
    if (item.others) this.#others();
    if (this.pairs) this.#pair();
    else this.#texts();
    this.#note();
    this.refresh();
  }

  #head() {
    const { category, subtype, ability, origin, errors, id } = this.item;
    const several = errors > 1 ? counted(errors, "error") : "";
    const kinds = [category, subtype, ability, origin, several].filter(Boolean).map((one, index) => chip(String(one), index ? "" : "main"));
    this.state = element("span", { class: "chip state" });
    return element(
      "div",
      { class: "head" },
      element("h1", { id: "item-title" }, `Item ${this.context.place}`),
      ...kinds,
      this.state,
      ...(this.item.others ? [element("span", { class: "soft id" }, ...shown(id))] : []), // it can tell who made the damage
    );
  }

  #reason() {
    if (!this.item.reason) return;
    this.reasonText = element("div", { class: "text", id: "reason-text", dir: "auto" }, ...limited(this.item.reason, { limit: 1_500 }));
    this.reasonButton = button("", "quiet", () => this.toggleReason());
    this.reasonButton.setAttribute("aria-controls", "reason-text");
    this.box.append(
      element("section", { class: "reason", "aria-label": "Reason given" }, this.reasonButton, this.reasonText),
    );
  }

  toggleReason() {
    if (!this.item.reason) return;
    this.asked = this.reasonText.hidden;
    this.#refreshReason();
  }

  #refreshReason() {
    if (!this.item.reason) return;
    const set = this.context.settings.reason;
    const open = this.asked ?? (set === "always" || (set === "labelled" && Boolean(this.item.mine.label)));
    this.reasonText.hidden = !open;
    this.reasonButton.textContent = open ? "Reason given" : "Show the reason given";
    this.reasonButton.setAttribute("aria-expanded", String(open));
  }

  #texts() {
    const { settings } = this.context;
    const views = [
      ["beside", "Side by side"],
      ["merged", "Merged"],
    ];
    this.views = views.map(([view, title]) => {
      const made = button(title, "", () => settings.set("view", view));
      made.dataset.view = view;
      return made;
    });
    this.counter = element("span", { class: "counter" });
    this.back = button("‹", "step", () => this.jump(-1));
    this.back.setAttribute("aria-label", "Change before");
    this.forth = button("›", "step", () => this.jump(1));
    this.forth.setAttribute("aria-label", "Next change");
    this.wholeButton = button("Whole text", "", () => settings.set("whole", !settings.whole));
    this.versionButton = button("", "", () => this.#switchVersion());
    this.picture = element("div", { class: "picture" });
    this.work = element("div", { class: "work" }, this.picture);
    this.box.append(
      element(
        "section",
        { class: "texts", "aria-label": "Gold and perturbed answer" },
        element(
          "div",
          { class: "tools" },
          element("span", { class: "group", role: "group", "aria-label": "How the texts stand" }, ...this.views),
          element("span", { class: "group", role: "group", "aria-label": "Changes" }, this.back, this.counter, this.forth),
          this.wholeButton,
          this.versionButton,
        ),
        this.work,
      ),
    );
    this.#mending("Mended answer", "Type the perturbed answer as it should be. It is saved as you type; Esc leaves the field.", 8);
    this.work.append(this.mending.box);
    this.mending.box.hidden = true;
  }

  #pair() {
    this.box.append(passage("Sentence", this.item.wrong, "wrong"));
    this.#mending("Correction", "Change no more than is wrong. Enter saves it as the correction and goes on; Esc leaves the field.", 2);
    this.box.append(this.mending.box);
    this.picture = element("div", { class: "picture" });
    this.references = element("section", { class: "references", "aria-label": "References", hidden: true });
    this.box.append(this.picture, this.references);
  }

  #mending(title, hint, rows) {
    this.mending = new Mending({
      title,
      hint,
      rows,
      original: this.came,
      current: this.item.mine.mended,
      enters: this.pairs,
      entered: this.context.entered,
      left: this.context.left,
      closed: this.pairs ? undefined : () => this.closeMending(),
      changed: (mended) => {
        this.original = false;
        this.context.change({ mended }, TYPING);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.redraw(), REDRAW);
        this.#refreshState();
      },
    });
  }

  #note() {
    this.noteField = element("textarea", { id: "note", rows: 2, dir: "auto", value: this.item.mine.note ?? "" });
    this.noteField.addEventListener("input", () => {
      this.context.change({ note: this.noteField.value }, TYPING);
      this.#refreshState();
    });
    this.noteField.addEventListener("blur", () => this.context.left());
    this.noteBox = element(
      "section",
      { class: "note", "aria-label": "Note", hidden: !this.item.mine.note },
      element("label", { for: "note" }, "Note"),
      this.noteField,
    );
    this.box.append(this.noteBox);
  }

  #others() {
    const fresh = others(this.item, this.context.names, {
      pairs: this.pairs,
      open: this.context.settings.whole,
      take: (text) => {
        this.#showMending();
        this.mending.fill(text);
        this.mending.options.changed(this.mending.value);
        this.context.left();
        this.context.announce("Taken over; it is in the field.");
      },
    });
    if (this.othersBox) this.othersBox.replaceWith(fresh);
    else this.box.append(fresh);
    this.othersBox = fresh;
  }

  // What the others say now, for the settler.
  tellOthers(said) {
    if (JSON.stringify(said) === JSON.stringify(this.item.others)) return;
    this.item.others = said;
    this.#others();
  }

  openNote() {
    this.noteBox.hidden = false;
    this.noteField.focus();
  }

  // Open the field with the cursor at the first change, or close it.
  openMending() {
    if (!this.pairs && !this.mending.box.hidden) {
      this.closeMending();
      return;
    }
    this.#showMending();
    const segments = this.segments ?? this.item.segments;
    const first = this.pairs ? -1 : segments.findIndex((one) => one.kind === "change");
    this.mending.focus(first < 0 ? null : joined(segments.slice(0, first), "perturbed"));
  }

  closeMending() {
    this.mending.box.hidden = true;
    this.work.classList.remove("open");
    this.context.left();
    this.redraw();
  }

  #showMending() {
    if (this.pairs) return;
    this.mending.box.hidden = false;
    this.work.classList.add("open");
    this.redraw();
  }

  #switchVersion() {
    this.original = !this.original;
    this.redraw();
  }

  // Put what stands in item.mine into everything that shows it, fields that are being typed in left alone.
  refresh({ fields = false } = {}) {
    const { mine } = this.item;
    if (fields) {
      this.noteField.value = mine.note ?? "";
      this.mending.fill(mine.mended);
    }
    if (mine.note) this.noteBox.hidden = false;
    this.#refreshState();
    this.#refreshReason();
    this.redraw();
  }

  #mendedWord() {
    const { label, mended } = this.item.mine;
    if (mended === null || label === "corrected") return "";
    return this.pairs ? "correction" : "mended";
  }

  #refreshState() {
    const { mine } = this.item;
    const words = [mine.label ? this.context.names.get(mine.label) : "", mine.note ? "note" : "", this.#mendedWord()];
    this.state.textContent = words.filter(Boolean).join(" · ") || (this.item.others ? "not settled" : "unlabelled");
    this.state.classList.toggle("open", !mine.label);
  }

  setting(key) {
    if (key === "reason") this.asked = null;
    if (key === "whole" && this.item.others) this.#others();
    if (key === "view" || key === "whole") this.redraw();
    this.#refreshReason();
  }

  // Draw the difference; asks the server for it where the segments at hand are of another version.
  async redraw() {
    const drawing = (this.drawing += 1);
    const { item, pairs, came } = this;
    const { mended } = item.mine;
    if (pairs) this.#references();
    const text = this.original || mended === null ? came : mended;
    if (pairs && mended === null) {
      this.picture.replaceChildren();
      return;
    }
    let segments = this.segments ?? item.segments;
    if (!segments || joined(segments, "perturbed") !== text) {
      try {
        ({ segments } = await api.readDifference(item.id, text));
      } catch {
        if (drawing !== this.drawing) return;
        segments = [{ kind: "change", gold: pairs ? item.wrong : item.gold, perturbed: text }];
      }
      if (drawing !== this.drawing) return;
      this.segments = segments;
    }
    const { view, whole } = this.context.settings;
    const second = mended === null || this.original ? "Perturbed" : "Mended";
    const names = pairs ? ["Sentence", "Correction"] : ["Gold", second];
    const merged = pairs || view === "merged" || this.work.classList.contains("open");
    const drawn = difference(segments, { merged, open: whole, names });
    this.picture.replaceChildren(drawn.box);
    this.changes = drawn.changes;
    if (!pairs) this.#refreshTools(mended);
  }

  #refreshTools(mended) {
    const { view, whole } = this.context.settings;
    const mending = this.work.classList.contains("open");
    for (const one of this.views) {
      one.disabled = mending;
      one.setAttribute("aria-pressed", String(one.dataset.view === (mending ? "merged" : view)));
    }
    this.wholeButton.setAttribute("aria-pressed", String(whole));
    this.wholeButton.hidden = !whole && !this.picture.querySelector(".fold");
    this.versionButton.hidden = mended === null;
    this.versionButton.textContent = this.original ? "Show my mended version" : "Show what came";
    this.at = Math.min(this.at, this.changes);
    this.#count();
  }

  #count() {
    const words = counted(this.changes, "change");
    this.counter.textContent = this.changes ? (this.at ? `change ${this.at} of ${this.changes}` : words) : "no difference";
    this.back.disabled = this.forth.disabled = !this.changes;
  }

  // Scroll just so far that the first change is seen above `bottom`, since keys label at once.
  reveal(bottom) {
    const boxes = changeNodes(this.picture, 1).map((one) => one.getBoundingClientRect());
    if (this.pairs || !boxes.length) return;
    const low = Math.max(...boxes.map((one) => one.bottom)) - bottom + 16;
    const high = Math.min(...boxes.map((one) => one.top)) - 16; // its beginning stays on the screen
    if (low > 0) scrollTo({ top: Math.min(low, high) });
  }

  jump(step) {
    if (!this.changes) return;
    this.at = this.at ? ((this.at - 1 + step + this.changes) % this.changes) + 1 : step > 0 ? 1 : this.changes;
    for (const one of this.picture.querySelectorAll(".here")) one.classList.remove("here");
    const nodes = changeNodes(this.picture, this.at);
    for (const node of nodes) node.classList.add("here");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    nodes.at(-1)?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
    this.#count();
    const words = nodes.map((one) => `${one.tagName === "DEL" ? "was" : "is"} ${one.textContent.slice(0, 80)}`);
    this.context.announce(`Change ${this.at} of ${this.changes}: ${words.join(", ")}`);
  }

  #references() {
    const found = this.item.references;
    this.references.hidden = !found?.length || !this.item.mine.label;
    if (this.references.hidden) return;
    const lines = found.map((one) =>
      element("li", { class: "text", dir: "auto" }, ...limited(typeof one === "string" ? one : one.text)),
    );
    const on = this.item.structure ? ["References, for an error on: ", ...shown(this.item.structure)] : ["References"];
    this.references.replaceChildren(element("h2", {}, ...on), element("ul", {}, ...lines));
  }
}
