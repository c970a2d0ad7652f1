// Changes taken back, the last one first. The server is told which change is meant: one that it undid and could not say
// so is asked for again, and nothing more is undone.

import * as api from "./api.js";
import { notice } from "./telling.js";
import { visible } from "./text.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;

export class Undoing {
  // saving: what must be sent first; undone(id, mine): show that `mine` stands on an item now
  constructor(saving, undone) {
    this.saving = saving;
    this.undone = undone;
    this.last = null; // the number of the change that undo takes back next, as the server told it
    this.turns = Promise.resolve();
    this.unanswered = false; // what became of an undo is not known; no other one begins
  }

  press() {
    if (!this.unanswered) this.turns = this.turns.catch(() => {}).then(() => this.#one());
  }

  async #one() {
    if (this.unanswered) return;
    if (!(await this.saving.flush())) {
      notice("Undo asks the server, and the changes before have not been saved yet.");
      return;
    }
    const event = this.last;
    for (let wait = FIRST_WAIT; !(await this.#answered(event)); wait = Math.min(wait * 2, LONGEST_WAIT)) {
      this.unanswered = true;
      do await new Promise((done) => setTimeout(done, wait));
      while (!(await this.saving.flush())); // what was changed meanwhile comes first
    }
    this.unanswered = false;
  }

  // Whether the server said what became of it; false where the same must be asked again.
  async #answered(event) {
    let reply;
    try {
      reply = await api.undoChange(event);
    } catch (error) {
      if (error instanceof api.Gone) {
        notice(`Whether the last change is undone is not known: ${visible(error.message)}. Asking again.`);
        return false;
      }
      const { undoable } = error.told ?? {};
      if (undoable !== undefined) this.last = undoable;
      const elsewhere = "other changes of yours were saved since; press undo again to take back the last of them";
      notice(`Nothing was undone: ${undoable ? elsewhere : visible(error.message)}.`);
      return true;
    }
    this.last = reply.undoable;
    notice(reply.id === null ? "There is nothing to undo." : "");
    if (reply.id !== null) await this.undone(reply.id, reply.mine);
    return true;
  }
}
