// Changes on their way to the server. A change is kept in this browser first, sent next, and forgotten when the server
// has said that it is saved; while the server is gone it is sent again and again, each time after a longer wait.

import * as api from "./api.js";
import { forget, keep, keptUnder, recall } from "./shelf.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const MOST_SENT = 20;

export const same = (one, other) =>
  one.label === other.label && (one.note ?? "") === (other.note ?? "") && (one.mended ?? null) === (other.mended ?? null);

// on.state(state): what to tell the person: {kind: "saved" | "saving" | "failing" | "conflict" | "refused", …}
// on.saved(id, body, reply), on.conflict(id, ours, theirs)
export class Saving {
  constructor(on) {
    this.on = on;
    this.entries = new Map();
    this.busy = false;
    this.wait = 0;
    this.notBefore = 0;
    this.timer = null;
    this.savedAt = null;
    this.kept = true;
    for (const key of keptUnder("change:")) {
      const entry = recall(key, null);
      if (entry?.id !== undefined && entry.body) {
        this.entries.set(entry.id, { ...entry, sent: entry.sent ?? [], due: 0, state: "waiting" });
      }
    }
    addEventListener("online", () => this.flush());
    document.addEventListener("visibilitychange", () => this.flush());
    addEventListener("pagehide", () => this.flush());
    addEventListener("beforeunload", (event) => {
      if (!this.kept && this.entries.size) event.preventDefault();
    });
  }

  pending(id) {
    return this.entries.get(id)?.body ?? null;
  }

  get waiting() {
    return [...this.entries.values()];
  }

  // Keep a change and send it after `delay` milliseconds; a later change of the same item takes its place.
  change(id, { label, note, mended }, version, delay = 0) {
    const before = this.entries.get(id);
    const entry = before ?? { id, version, sent: [] };
    entry.body = { label, note, mended };
    entry.due = Date.now() + delay;
    if (entry.state !== "conflict") entry.state = "waiting";
    this.entries.set(id, entry);
    this.#keep(entry);
    this.#tell();
    this.#pump();
  }

  // Send everything now; done when nothing is left that can be sent.
  async flush() {
    this.wait = 0;
    this.notBefore = 0;
    for (const entry of this.entries.values()) entry.due = 0;
    this.#pump();
    while (this.busy || this.waiting.some((one) => one.state === "waiting")) {
      await new Promise((done) => setTimeout(done, 30));
      if (this.wait) return false;
    }
    return this.entries.size === 0;
  }

  // A conflict is settled: ours is sent over the other version, or thrown away.
  settle(id, version, ours) {
    const entry = this.entries.get(id);
    if (!entry) return;
    if (ours) Object.assign(entry, { version, state: "waiting", due: 0, sent: [] });
    else this.#drop(entry);
    this.#tell();
    this.#pump();
  }

  discard(id) {
    const entry = this.entries.get(id);
    if (entry) this.#drop(entry);
    this.#tell();
  }

  #keep(entry) {
    const { id, body, version, sent } = entry;
    this.kept = keep(`change:${id}`, { id, body, version, sent });
  }

  #drop(entry) {
    this.entries.delete(entry.id);
    const kept = recall(`change:${entry.id}`, null);
    if (!kept || same(kept.body, entry.body)) forget(`change:${entry.id}`); // another tab may have kept more
  }

  #tell() {
    const all = this.waiting;
    const conflict = all.find((one) => one.state === "conflict");
    const refused = all.find((one) => one.state === "refused");
    const count = all.length;
    if (this.wait && all.some((one) => one.state === "waiting")) {
      this.on.state({ kind: "failing", count, why: this.why, kept: this.kept });
    } else if (conflict) this.on.state({ kind: "conflict", count, id: conflict.id });
    else if (refused) this.on.state({ kind: "refused", count, id: refused.id, why: refused.why });
    else if (this.busy || count) this.on.state({ kind: "saving", count });
    else this.on.state({ kind: "saved", at: this.savedAt });
  }

  async #pump() {
    clearTimeout(this.timer);
    if (this.busy) return;
    const sendable = this.waiting.filter((one) => one.state === "waiting");
    if (!sendable.length) return;
    const entry = sendable.reduce((first, one) => (one.due < first.due ? one : first));
    const pause = Math.max(Math.max(entry.due, this.notBefore) - Date.now(), 0);
    if (pause) {
      this.timer = setTimeout(() => this.#pump(), pause);
      return;
    }
    this.busy = true;
    if (!this.wait) this.#tell();
    const body = entry.body;
    entry.sent = [...entry.sent.filter((one) => !same(one, body)), body].slice(-MOST_SENT);
    this.#keep(entry);
    let failed = false;
    try {
      const reply = await api.saveItem(entry.id, { ...body, version: entry.version });
      this.#confirmed(entry, body, reply);
    } catch (error) {
      failed = !this.#answered(entry, body, error);
    }
    this.busy = false;
    if (failed) {
      this.wait = Math.min(this.wait ? this.wait * 2 : FIRST_WAIT, LONGEST_WAIT);
      this.notBefore = Date.now() + this.wait;
      this.#tell();
      this.#pump();
    } else {
      this.wait = 0;
      this.#tell();
      this.#pump();
    }
  }

  #confirmed(entry, body, reply) {
    entry.version = reply.version;
    entry.sent = [];
    this.savedAt = reply.saved_at;
    if (same(entry.body, body)) this.#drop(entry);
    else this.#keep(entry);
    this.on.saved(entry.id, body, reply);
  }

  // Whether the server answered; false where it is gone and the same must be sent again.
  #answered(entry, body, error) {
    if (error instanceof api.Conflict) {
      const theirs = error.mine;
      // the server was stopped after it had saved and before it could say so: what it has is ours
      if (entry.sent.some((one) => same(one, theirs))) this.#confirmed(entry, theirs, theirs);
      else {
        entry.state = "conflict";
        entry.theirs = theirs;
        this.on.conflict(entry.id, entry.body, theirs);
      }
      return true;
    }
    if (error instanceof api.Refused) {
      entry.state = "refused";
      entry.why = error.message;
      return true;
    }
    this.why = error.message;
    return false;
  }
}
