// SPDX-License-Identifier: MIT
"use strict";

// The texts in which the filter searches for words, in lower case. The names of all entries are one
// long text, because a search in it is much faster than a search in each name.

(() => {
  const sliceSize = 1000;
  const idle = window.requestIdleCallback
    ? (work) => requestIdleCallback(work, { timeout: 100 })
    : (work) => setTimeout(() => work({ timeRemaining: () => 0 }), 30);

  let strings = null;
  // The names of the first entries, until the text is complete.
  let parts = [];
  let names = null;
  // For each entry, the index of its name in the text; then the index after the text.
  let starts = null;
  // The entries with changes, and their texts.
  let changes = [];

  /** Returns a string of the index in lower case, such as the name of a suite. */
  tintype.lowerString = (index) => {
    strings = strings || tintype.data.strings.map((text) => text.toLowerCase());
    return strings[index];
  };

  const addNames = (end) => {
    while (parts.length < end) parts.push(tintype.name(parts.length).toLowerCase());
  };

  const complete = () => {
    const { count, what } = tintype.data;
    addNames(count);
    starts = new Uint32Array(count + 1);
    parts.forEach((name, entry) => { starts[entry + 1] = starts[entry] + name.length + 1; });
    names = parts.join("\n");
    parts = [];
    changes = what.map((text, entry) => ({ entry, text: (text || "").toLowerCase() }))
      .filter(({ text }) => text !== "");
  };

  /** Adds names in slices of a few milliseconds, so that a key never waits for all of them. */
  const continueWhenIdle = () => idle((deadline) => {
    if (names !== null) return;
    const { count } = tintype.data;
    do addNames(Math.min(parts.length + sliceSize, count));
    while (parts.length < count && deadline.timeRemaining() > 8);
    if (parts.length < count) continueWhenIdle(); else complete();
  });

  /** Prepares the texts, so that the first typed letter is as fast as the others. */
  tintype.prepareFilter = (isUrgent) => {
    if (names !== null) return;
    if (isUrgent) complete(); else continueWhenIdle();
  };

  /** Returns for each entry 1 if its name or its changes contain a word in lower case, else 0. */
  tintype.entriesWith = (word) => {
    tintype.prepareFilter(true);
    const { count } = tintype.data;
    const found = new Uint8Array(count);
    let entry = 0;
    while (entry < count) {
      const place = names.indexOf(word, starts[entry]);
      if (place < 0) break;
      while (starts[entry + 1] <= place) entry += 1;
      found[entry] = 1;
      entry += 1;
    }
    for (const change of changes) {
      if (change.text.includes(word)) found[change.entry] = 1;
    }
    return found;
  };
})();
