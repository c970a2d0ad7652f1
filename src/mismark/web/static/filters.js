// Which items are gone through, and in what order: the set's items and a filter in, a neighbour or counts out.

export const EVERYTHING = "all";

// What can be asked for beside a category; `kept` is asked of one item of the set.
export function kinds(set) {
  const found = [
    { value: EVERYTHING, title: "all items", kept: () => true },
    { value: "open", title: set.role === "settler" ? "not settled by me" : "unlabelled", kept: (one) => !one.label },
  ];
  if (set.role === "settler") {
    found.push(
      { value: "disagree", title: "they disagree", kept: (one) => Boolean(one.disagree) },
      { value: "dispute", title: "to settle", kept: (one) => (one.label ? one.label === "unsure" : Boolean(one.open)) },
    );
  }
  for (const label of set.labels) {
    found.push({ value: `label:${label.name}`, title: label.title, kept: (one) => one.label === label.name });
  }
  found.push(
    { value: "note", title: "with a note", kept: (one) => Boolean(one.note || one.noted) },
    { value: "mended", title: set.kind === "pairs" ? "with a correction" : "mended", kept: (one) => Boolean(one.mended || one.mending) },
  );
  return found;
}

export class Filter {
  constructor(set, { category = EVERYTHING, kind = EVERYTHING } = {}) {
    this.set = set;
    this.kinds = kinds(set);
    this.categories = [...new Set(set.items.map((one) => one.category ?? ""))].filter(Boolean);
    this.category = this.categories.includes(category) ? category : EVERYTHING;
    this.kind = this.kinds.some((one) => one.value === kind) ? kind : EVERYTHING;
  }

  get plain() {
    return this.category === EVERYTHING && this.kind === EVERYTHING;
  }

  keeps(item, { category = this.category, kind = this.kind } = {}) {
    const right = category === EVERYTHING || item.category === category;
    return right && this.kinds.find((one) => one.value === kind).kept(item);
  }

  count(choice) {
    return this.set.items.filter((one) => this.keeps(one, choice)).length;
  }

  // The nearest item after (step 1) or before (step -1) a place for which `wanted` holds; undefined where there is none.
  neighbour(place, step, wanted = () => true) {
    const items = this.set.items;
    for (let index = place + step; index >= 0 && index < items.length; index += step) {
      if (this.keeps(items[index]) && wanted(items[index])) return items[index];
    }
    return undefined;
  }

  // Where to go when an item is done: the next unlabelled one, from the top where none is left below, else the next.
  after(place) {
    const open = (one) => !one.label;
    return this.nextOpen(place) ?? this.neighbour(place, 1, (one) => !open(one));
  }

  nextOpen(place) {
    const open = (one) => !one.label;
    const first = this.neighbour(-1, 1, open);
    return this.neighbour(place, 1, open) ?? (this.set.items[place] === first ? undefined : first);
  }

  progress() {
    const done = (items) => ({ done: items.filter((one) => one.label).length, of: items.length });
    return { all: done(this.set.items), here: done(this.set.items.filter((one) => this.keeps(one))) };
  }
}
