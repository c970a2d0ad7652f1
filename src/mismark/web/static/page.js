// The page: what is open, what happens on a key or a click, and what the person is told.

import * as api from "./api.js";
import { askWhich } from "./conflict.js";
import { EVERYTHING, Filter } from "./filters.js";
import { drawFrame, drawThrough } from "./frame.js";
import { ItemView } from "./item.js";
import { listen } from "./keys.js";
import { Saving } from "./saving.js";
import { Settings } from "./settings.js";
import { keep, recall } from "./shelf.js";
import { announce, notice, tellSaving } from "./telling.js";
import { button, visible } from "./text.js";
import { Undoing } from "./undoing.js";

const MOST_CACHED = 12;
const RETRY = 2_000;
const SLOW = 300; // milliseconds after which an item that is not there yet is no longer waited for by keys

const $ = (id) => document.getElementById(id);
const place = new Map(); // item id -> its index in the set
const cache = new Map(); // item id -> a promise of the item
const known = new Map(); // item id -> what was last confirmed as saved
let set;
let names;
let filter;
let view = null;
let opening = 0;
let typed = null; // the id of the item whose text was typed and has no label yet
let target; // the id of the item that is shown or on its way
let ready = Promise.resolve(); // the item that is asked for is there, or will take a while
let turns = ready;

const settings = new Settings((key) => view?.setting(key));

const saving = new Saving({
  state: tell,
  saved: confirmed,
  conflict: (id, ours, theirs) => conflict(id, ours, theirs),
});

const undoing = new Undoing(saving, undone);

function tell(state) {
  const number = place?.has(state.id) ? place.get(state.id) + 1 : "";
  tellSaving({ ...state, number }, {
    again: () => saving.flush(),
    choose: (id) => {
      const entry = saving.waiting.find((one) => one.id === id);
      if (entry) conflict(id, entry.body, entry.theirs);
    },
    discard: (id) => {
      saving.discard(id);
      known.delete(id);
      cache.delete(id);
      if (view?.item.id === id) open(id);
    },
  });
}

// Only the settler is shown ids, since an id can tell who made the damage.
const settles = () => set.role === "settler";

function flags(id, mine) {
  const item = set.items[place.get(id)];
  if (!item) return;
  item.label = mine.label;
  item.note = Boolean(mine.note);
  item.mended = mine.mended !== null;
}

function confirmed(id, body, reply) {
  const { version, saved_at } = reply;
  if (reply.undoable !== undefined) undoing.last = reply.undoable;
  known.set(id, { label: body.label, note: body.note, mended: body.mended, version, saved_at });
  if (view?.item.id === id) {
    Object.assign(view.item.mine, { version, saved_at });
    if (set.kind === "pairs" && body.label) learn(id, reply);
  } else cache.delete(id); // asked for again when it is opened again
}

// The references of a pair are told only once it is labelled.
async function learn(id, reply) {
  const told = reply.references ? reply : await api.readItem(id).catch(() => ({}));
  if (!told.references || view?.item.id !== id) return;
  Object.assign(view.item, { references: told.references, structure: told.structure });
  view.redraw();
}

function conflict(id, ours, theirs) {
  askWhich($("conflict"), {
    id: settles() ? id : `item ${place.get(id) + 1}`,
    ours,
    theirs,
    names,
    choose: (mine) => {
      known.set(id, theirs);
      saving.settle(id, theirs.version, mine);
      if (!mine) put(id, theirs);
      else if (view?.item.id === id) view.item.mine.version = theirs.version;
    },
  });
}

// What stands on the server replaces what the page has of an item.
function put(id, mine) {
  typed = null;
  known.set(id, mine);
  flags(id, mine);
  if (view?.item.id === id) {
    view.item.mine = { ...mine };
    view.refresh({ fields: true });
    refreshLabels();
  } else cache.delete(id);
  refreshThrough();
}

function change(patch, delay) {
  const { item } = view;
  Object.assign(item.mine, patch);
  if (set.kind === "pairs" && "mended" in patch && !("label" in patch)) {
    typed = item.id;
    if (item.mine.label === "unsure" && patch.mended !== null) item.mine.label = null;
  }
  if (set.kind === "pairs" && !("label" in patch)) {
    // a label says something of the correction that stands there, and not of the next one
    const fits = { corrected: item.mine.mended !== null, "correct-already": item.mine.mended === null };
    if (fits[item.mine.label] === false) item.mine.label = null;
  }
  flags(item.id, item.mine);
  saving.change(item.id, item.mine, item.mine.version, delay);
  refreshLabels();
  refreshThrough();
}

// A correction that was typed counts once its field or its item is left.
function countTyped() {
  const { id, mine } = view.item;
  if (typed !== id) return;
  typed = null;
  if (set.kind !== "pairs" || mine.mended === null || mine.label !== null) return;
  change({ label: "corrected" }, 0);
  view.refresh();
}

function label(name) {
  if (!view) return;
  const pairs = set.kind === "pairs";
  if (pairs && name === "corrected" && view.item.mine.mended === null) {
    notice("The sentence is as it came. Write the correction first; if nothing is wrong with it, say that it is already correct.");
    view.openMending();
    return;
  }
  notice("");
  if (pairs && name === "correct-already" && view.item.mine.mended !== null) {
    view.mending.fill(null);
    change({ label: name, mended: null }, 0);
  } else change({ label: name }, 0);
  view.refresh();
  announce(name === null ? "No label" : `Labelled ${names.get(name)}`);
  if (name === null || !settings.go) return;
  const following = filter.after(place.get(view.item.id));
  if (following) open(following.id);
  else notice("That was the last one here. ", ...whatNext());
}

function whatNext() {
  if (filter.plain) return [];
  return [button("Show all items", "", () => choose({ category: EVERYTHING, kind: EVERYTHING }))];
}

function fetched(id) {
  if (!cache.has(id)) {
    const promise = api.readItem(id);
    cache.set(id, promise);
    promise.catch(() => cache.delete(id));
    for (const old of cache.keys()) {
      if (cache.size <= MOST_CACHED) break;
      if (old !== view?.item.id && old !== id) cache.delete(old);
    }
  }
  return cache.get(id);
}

// Go to an item. Keys pressed meanwhile wait for it, so that none labels the item before; not for long.
async function open(id) {
  let arrived;
  ready = new Promise((done) => (arrived = done));
  try {
    await bring(id, arrived);
  } finally {
    arrived();
  }
}

function busy(yes) {
  $("item-body").inert = yes; // it still shows the item before
  $("item-body").setAttribute("aria-busy", String(yes));
}

async function bring(id, arrived) {
  const turn = (opening += 1);
  target = id;
  const inField = document.activeElement?.closest("#item-body");
  if (view) {
    countTyped();
    saving.flush();
  }
  let item;
  const slow = setTimeout(() => {
    view = null;
    busy(true);
    refreshLabels();
    arrived();
  }, SLOW);
  try {
    item = await fetched(id);
  } catch (error) {
    clearTimeout(slow);
    if (turn !== opening) return;
    view = null;
    refreshLabels();
    busy(false);
    $("item-body").replaceChildren();
    notice(`This item cannot be shown: ${visible(error.message)}.${error instanceof api.Gone ? " Trying again." : ""}`);
    if (error instanceof api.Gone) setTimeout(() => turn === opening && open(id), RETRY);
    return;
  }
  clearTimeout(slow);
  if (turn !== opening) return;
  const last = known.get(id);
  item.mine = { label: null, note: "", mended: null, version: 0, saved_at: null, ...item.mine };
  if (last && last.version > item.mine.version) Object.assign(item.mine, last);
  Object.assign(item.mine, saving.pending(id) ?? {});
  notice("");
  view = new ItemView(item, {
    set,
    names,
    settings,
    announce,
    change,
    place: `${(place.get(id) + 1).toLocaleString("en")} of ${set.items.length.toLocaleString("en")}`,
    left: () => {
      if (view?.item === item) countTyped();
      saving.flush();
    },
    entered: set.kind === "pairs" ? () => label("corrected") : undefined,
  });
  busy(false);
  $("item-body").replaceChildren(view.box);
  history.replaceState(null, "", `#${settles() ? encodeURIComponent(id) : place.get(id) + 1}`);
  document.title = `${visible(set.items[place.get(id)].category ?? "")} ${settles() ? visible(id) : view.context.place} – mismark vet`.trim();
  keep("last", id);
  refreshLabels();
  refreshThrough();
  scrollTo({ top: 0 });
  view.reveal(Math.min($("labelling").getBoundingClientRect().top, innerHeight));
  if (set.kind === "pairs" && !item.mine.label && (inField || matchMedia("(hover: hover)").matches)) {
    view.mending.field.focus({ preventScroll: true });
  } else if (inField) $("item").focus({ preventScroll: true });
  announce(`Item ${view.context.place}, ${set.items[place.get(id)].category ?? ""} ${item.mine.label ? names.get(item.mine.label) : "unlabelled"}`);
  for (const near of [filter.after(place.get(id)), filter.neighbour(place.get(id), 1)]) {
    if (near) fetched(near.id).catch(() => {});
  }
}

function step(direction) {
  const found = filter.neighbour(place.get(target) ?? -1, direction);
  if (found) open(found.id);
  else notice(direction > 0 ? "That was the last item here. " : "This is the first item here. ", ...whatNext());
}

function nextOpen() {
  const found = filter.nextOpen(place.get(target) ?? -1);
  if (found) open(found.id);
  else notice("Nothing here is unlabelled. ", ...whatNext());
}

async function undone(id, mine) {
  put(id, { label: null, note: "", mended: null, ...mine });
  if (view?.item.id !== id) await open(id);
  announce(`Undone: ${mine.label ? names.get(mine.label) : "no label"}`);
  tell({ kind: "saved", at: mine.saved_at });
}

// The settler's page was out of sight meanwhile: what the others say is asked for again.
async function lookAgain() {
  try {
    const fresh = await api.readSet();
    const said = new Map(fresh.items.map((one) => [one.id, one]));
    for (const one of set.items) {
      const { disagree, labelled, open, noted, mending } = said.get(one.id) ?? one;
      Object.assign(one, { disagree, labelled, open, noted, mending });
    }
    for (const id of cache.keys()) if (id !== view?.item.id) cache.delete(id);
    refreshThrough();
    const { item } = view ?? {};
    if (!item) return;
    const { others } = await api.readItem(item.id);
    if (view?.item === item) view.tellOthers(others);
  } catch {
    // what is shown stays; the next time may be better
  }
}

function choose(choice) {
  Object.assign(filter, choice);
  keep("filter", { category: filter.category, kind: filter.kind });
  refreshThrough();
  const here = set.items[place.get(target)];
  if (here && filter.keeps(here)) return notice("");
  const found = filter.neighbour(here ? place.get(here.id) : -1, 1) ?? filter.neighbour(-1, 1);
  if (found) open(found.id);
  else notice("No item is like that. ", ...whatNext());
}

function refreshThrough() {
  drawThrough(set, filter);
}

function refreshLabels() {
  $("labelling").hidden = !view;
  for (const one of $("labels").children) {
    one.setAttribute("aria-pressed", String(view?.item.mine.label === one.dataset.name));
  }
}

function listenAll() {
  const actions = {
    label,
    undo: () => undoing.press(),
    next: () => step(1),
    previous: () => step(-1),
    open: nextOpen,
    clear: () => view?.item.mine.label && label(null),
    note: () => view?.openNote(),
    mend: () => view?.openMending(),
    change: () => view?.jump(1),
    changeBack: () => view?.jump(-1),
    view: () => settings.set("view", settings.view === "merged" ? "beside" : "merged"),
    whole: () => settings.set("whole", !settings.whole),
    reason: () => view?.toggleReason(),
    filter: () => $("filter-kind").focus(),
    help: () => {
      settings.draw($("settings"));
      $("help").showModal();
    },
  };
  // one after another, each once the item that the one before asked for is there
  for (const [name, act] of Object.entries(actions)) {
    actions[name] = (...given) => {
      turns = turns.then(() => ready).then(() => void act(...given));
    };
  }
  listen({ labels: set.labels, actions, single: () => settings.single });
  const clicks = { next: "next", previous: "previous", open: "open", "note-open": "note", "mend-open": "mend", undo: "undo", "help-open": "help" };
  for (const [id, action] of Object.entries(clicks)) $(id).addEventListener("click", () => actions[action]());
  $("filter-category").addEventListener("change", (event) => choose({ category: event.target.value }));
  $("filter-kind").addEventListener("change", (event) => choose({ kind: event.target.value }));
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address keeps naming the item
    $("item").focus();
  });
  if (set.role === "settler") addEventListener("focus", lookAgain);
  addEventListener("hashchange", () => {
    const id = wanted();
    if (id !== undefined && id !== view?.item.id) open(id);
  });
}

function wanted() {
  try {
    const named = decodeURIComponent(location.hash.slice(1));
    const id = settles() ? named : set.items[Number(named) - 1]?.id;
    return place.has(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

async function start() {
  try {
    set = await api.readSet();
  } catch (error) {
    const gone = error instanceof api.Gone;
    notice(gone ? `${visible(error.message)}; trying again.` : "This link is not known here. Ask whoever sent it for a new one.");
    if (gone) setTimeout(start, RETRY);
    return;
  }
  notice("");
  names = new Map(set.labels.map((one) => [one.name, one.title]));
  set.items.forEach((one, index) => place.set(one.id, index));
  for (const entry of saving.waiting) flags(entry.id, entry.body);
  undoing.last = set.undoable;
  filter = new Filter(set, recall("filter", {}));
  drawFrame(set, label);
  listenAll();
  refreshThrough();
  saving.flush();
  const last = recall("last", null);
  const first = wanted() ?? (place.has(last) ? last : undefined) ?? filter.nextOpen(-1)?.id ?? set.items[0]?.id;
  if (first === undefined) notice("This set has no items.");
  else open(first);
}

tell({ kind: "saved", at: null });
start();
