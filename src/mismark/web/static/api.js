// The server: requests out, JSON in, and its refusals as three kinds of error. All addresses are relative to the
// page's own, /v/TOKEN/.

export class Gone extends Error {} // no answer, or one that may be better next time
export class Refused extends Error { // the server said no, and why; asking again changes nothing
  constructor(sentence, told) {
    super(sentence);
    this.told = told;
  }
}
export class Conflict extends Error {
  constructor(mine) {
    super("saved elsewhere meanwhile");
    this.mine = mine;
  }
}

const KEEPALIVE_LIMIT = 60_000; // browsers let a request of 64 KiB outlive its page

async function ask(path, { method = "GET", body, patience = 20_000 } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  let reply;
  let data = null;
  try {
    reply = await fetch(path, {
      method,
      body: text,
      headers: method === "GET" ? {} : { "content-type": "application/json", "x-mismark-vet": "1" },
      credentials: "omit",
      redirect: "error",
      keepalive: text !== undefined && text.length < KEEPALIVE_LIMIT / 3,
      signal: AbortSignal.timeout(patience),
    });
    data = await reply.json().catch(() => null);
  } catch {
    throw new Gone("the server does not answer");
  }
  if (reply.ok && data !== null) return data;
  if (reply.status === 409 && data?.mine) throw new Conflict(data.mine);
  const sentence = typeof data?.error === "string" ? data.error : "";
  if (reply.status >= 400 && reply.status < 500 && ![408, 425, 429].includes(reply.status)) {
    throw new Refused(sentence || `the server refused it (${reply.status})`, data ?? {});
  }
  throw new Gone(sentence || `the server answered ${reply.status}`);
}

const at = (what, id) => `api/${what}?id=${encodeURIComponent(id)}`;

export const readSet = () => ask("api/set", { patience: 60_000 });
export const readItem = (id) => ask(at("item", id), { patience: 60_000 });
export const saveItem = (id, body) => ask(at("item", id), { method: "PUT", body });
export const readDifference = (id, perturbed) =>
  ask(at("difference", id), { method: "POST", body: { perturbed } });
export const undoChange = (event) => ask("api/undo", { method: "POST", body: { event } });
