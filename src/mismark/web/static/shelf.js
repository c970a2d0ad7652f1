// What this browser remembers for one link: settings, and changes that the server has not confirmed. The link's
// token is a secret and is not stored: its digest names the shelf.

function digest(text) {
  let [low, high] = [0x811c9dc5, 0x2f0b4c47];
  for (const character of text) {
    low = Math.imul(low ^ character.codePointAt(0), 0x01000193);
    high = Math.imul(high ^ low, 0x5bd1e995);
  }
  return ((low >>> 0).toString(36) + (high >>> 0).toString(36)).padStart(14, "0");
}

const PREFIX = `mismark-vet:${digest(location.pathname)}:`;

export function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function forget(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
}

export function keptUnder(start) {
  const found = [];
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (key.startsWith(PREFIX + start)) found.push(key.slice(PREFIX.length));
    }
  } catch {
    // nothing was kept
  }
  return found;
}
