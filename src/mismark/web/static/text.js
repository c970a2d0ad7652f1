// Text that nobody vetted, as nodes that only show: characters that act (controls, direction marks, zero-width
// ones, lone surrogates) become visible escapes, as in src/mismark/visible.py. Nothing here reads HTML.

const ACTING =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;

export const SHOWN_AT_ONCE = 20_000; // characters of one stretch that are laid out at a time

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "class") made.className = value;
    else if (key.includes("-") || key === "role" || key === "for") made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

const escape = (character) =>
  `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`;

export function visible(text) {
  return text.replaceAll("\r\n", "\n").replace(ACTING, escape);
}

// The text as nodes, its acting characters each as an escape in a frame of its own. With `spaces`, white space is
// drawn too: for a change that may consist of nothing else.
export function shown(text, { spaces = false } = {}) {
  const nodes = [];
  let plain = text.replaceAll("\r\n", "\n");
  if (spaces) {
    plain = plain.replaceAll("\n", "⏎\n").replaceAll("\t", "⇥\t");
    if (!plain.replace(/[⏎⇥\s]/gu, "")) plain = plain.replaceAll(" ", "␣");
  }
  let last = 0;
  for (const match of plain.matchAll(ACTING)) {
    if (match.index > last) nodes.push(plain.slice(last, match.index));
    nodes.push(element("span", { class: "acting" }, escape(match[0])));
    last = match.index + match[0].length;
  }
  if (last < plain.length) nodes.push(plain.slice(last));
  return nodes;
}

// A place to cut near `at`: not inside a surrogate pair, and after a space where one is close.
export function cutting(text, at) {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  if (space > at - 40 && space > 0) return space + 1;
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

// At most `limit` characters of a text, and a button for more where there are more.
export function limited(text, options = {}) {
  const end = cutting(text, options.limit ?? SHOWN_AT_ONCE);
  const nodes = shown(text.slice(0, end), options);
  if (end < text.length) {
    const rest = text.slice(end);
    const more = button(`⋯ ${counted(rest.length, "more character")}: show`, "fold", () =>
      more.replaceWith(...limited(rest, { ...options, limit: SHOWN_AT_ONCE })),
    );
    nodes.push(more);
  }
  return nodes;
}

export function button(title, kind, act) {
  const made = element("button", { type: "button", class: kind }, title);
  made.addEventListener("click", act);
  return made;
}

export function counted(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
