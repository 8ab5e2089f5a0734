// SPDX-License-Identifier: MIT
"use strict";

// Values that stay in the browser: settings, and the decisions on the latest runs. A browser may
// forbid storage, in which case the values are kept until the page is closed.

(() => {
  const values = new Map();
  const prefix = "tintype.";

  tintype.store = {
    /** Returns a stored text; null if there is none. */
    get: (key) => {
      try {
        const value = localStorage.getItem(prefix + key);
        if (value !== null) return value;
      } catch {
        // The page has no access to storage.
      }
      return values.has(key) ? values.get(key) : null;
    },

    /** Stores a text, or removes it if it is null. Returns whether it survives a reload. */
    set: (key, value) => {
      if (value === null) values.delete(key); else values.set(key, value);
      try {
        if (value === null) localStorage.removeItem(prefix + key);
        else localStorage.setItem(prefix + key, value);
        return true;
      } catch {
        return false;
      }
    },

    /** Returns a stored value; null if there is none or it is damaged. */
    read: (key) => {
      try {
        return JSON.parse(tintype.store.get(key));
      } catch {
        return null;
      }
    },
  };

  const runLimit = 20;

  /** Stores the decisions on a run. The decisions on the oldest of many runs are removed. */
  tintype.storeDecisions = (run, value) => {
    const { store } = tintype;
    const known = store.read("runs");
    const runs = (Array.isArray(known) ? known : []).filter((name) => name !== run);
    if (value !== null) runs.push(run);
    for (const name of runs.splice(0, Math.max(0, runs.length - runLimit))) {
      store.set(`decisions:${name}`, null);
    }
    const isListed = store.set("runs", JSON.stringify(runs));
    const text = value === null ? null : JSON.stringify(value);
    return store.set(`decisions:${run}`, text) && isListed;
  };
})();
