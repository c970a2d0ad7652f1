// A text field for the mended answer or the correction: what it holds, and whether that differs from what came.

import { button, element } from "./text.js";

const LONGEST = 150_000; // characters; a longer text makes a request that the server does not take

export class Mending {
  // options: title, hint, rows, original, current (null where nothing is mended); changed(value or null), left(),
  // closed(), and for a sentence enters, entered()
  constructor(options) {
    this.options = options;
    this.long = options.original.length > LONGEST;
    this.field = element("textarea", { id: "mend", rows: options.rows, spellcheck: false, readOnly: this.long, dir: "auto" });
    this.field.setAttribute("aria-describedby", "mend-hint");
    this.hint = element("p", { id: "mend-hint", class: "soft small" }, options.hint);
    if (this.long) this.hint.textContent = "This text is too long to be mended here; say in a note what is wrong.";
    this.restore = button("Restore what came", "", () => {
      this.fill(null);
      options.changed(null);
      this.field.focus();
    });
    this.box = element(
      "section",
      { class: "mending", "aria-label": options.title },
      element("label", { for: "mend" }, options.title),
      this.field,
      element("div", { class: "line" }, ...(options.closed ? [button("Close", "", options.closed)] : []), this.restore, this.hint),
    );
    this.fill(options.current);
    this.field.addEventListener("input", () => {
      this.#refresh();
      options.changed(this.value);
    });
    this.field.addEventListener("blur", () => options.left());
    this.field.addEventListener("keydown", (event) => {
      const alone = event.key === "Enter" && !event.isComposing && (options.enters ? !event.shiftKey : event.ctrlKey);
      if (!alone || !options.entered) return;
      event.preventDefault();
      options.entered();
    });
  }

  fill(current) {
    this.field.value = this.long ? "" : this.options.original;
    this.untouched = this.field.value; // a field has line feeds only, whatever came
    if (current !== null && !this.long) this.field.value = current;
    this.#refresh();
  }

  // Put the cursor at a place in the text, counted as it came.
  focus(before = null) {
    this.field.focus();
    if (before === null) return;
    const at = before.replaceAll("\r\n", "\n").length;
    this.field.setSelectionRange(at, at);
    this.field.scrollTop = (this.field.scrollHeight * at) / Math.max(this.field.value.length, 1) - this.field.clientHeight / 3;
  }

  get value() {
    if (this.long || this.field.value === this.untouched) return null;
    if (this.options.enters && !this.field.value.trim()) return null; // no sentence, no correction
    const original = this.options.original;
    const wide = original.includes("\r\n") && !/(^|[^\r])\n/.test(original);
    return wide ? this.field.value.replaceAll("\n", "\r\n") : this.field.value;
  }

  #refresh() {
    this.restore.disabled = this.long || this.field.value === this.untouched;
  }
}
