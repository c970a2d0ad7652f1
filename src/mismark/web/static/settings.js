// What one person likes, remembered in this browser.

import { keep, recall } from "./shelf.js";
import { element } from "./text.js";

// two texts beside each other need room
const ROOMY = !matchMedia("(max-width: 40rem)").matches;
const DEFAULTS = { view: ROOMY ? "beside" : "merged", reason: "always", go: true, whole: false, single: true };

const CHOICES = [
  {
    key: "view",
    title: "Texts",
    values: [
      ["beside", "side by side"],
      ["merged", "merged into one"],
    ],
  },
  {
    key: "reason",
    title: "The reason given with an item",
    values: [
      ["always", "shown"],
      ["labelled", "shown once I have labelled"],
      ["asked", "shown when I ask (r)"],
    ],
  },
];

const SWITCHES = [
  { key: "go", title: "Go on to the next item after a label" },
  { key: "whole", title: "Show whole texts, fold nothing" },
  { key: "single", title: "Single keys act (switch off for speech input)" },
];

export class Settings {
  constructor(changed) {
    Object.assign(this, DEFAULTS);
    const kept = recall("settings", {});
    for (const key of Object.keys(DEFAULTS)) if (typeof kept[key] === typeof this[key]) this[key] = kept[key];
    this.changed = changed;
  }

  set(key, value) {
    this[key] = value;
    keep("settings", { ...recall("settings", {}), [key]: value });
    this.changed(key);
  }

  draw(place) {
    place.replaceChildren(
      ...CHOICES.map(({ key, title, values }) => {
        const options = values.map(([value, words]) => element("option", { value, selected: this[key] === value }, words));
        const select = element("select", {}, ...options);
        select.addEventListener("change", () => this.set(key, select.value));
        return element("label", {}, element("span", {}, title), select);
      }),
      ...SWITCHES.map(({ key, title }) => {
        const box = element("input", { type: "checkbox", checked: this[key] });
        box.addEventListener("change", () => this.set(key, box.checked));
        return element("label", { class: "switch" }, box, element("span", {}, title));
      }),
    );
  }
}
