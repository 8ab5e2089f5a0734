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
    const { what, id: { length: count } } = tintype.data;
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
    const { length: count } = tintype.data.id;
    do addNames(Math.min(parts.length + sliceSize, count));
    while (parts.length < count && deadline.timeRemaining() > 8);
    if (parts.length < count) continueWhenIdle(); else complete();
  });

  /** Prepares the texts, so that the first typed letter is as fast as the others. */
  tintype.prepareFilter = (isUrgent) => {
    if (names !== null) return;
    if (isUrgent) complete(); else continueWhenIdle();
    tintype.loadNames();
  };

  /** Marks the entries of a file whose test and identifier contain a word. */
  const markTests = ({ count, names, starts }, first, word, found) => {
    let entry = 0;
    while (entry < count) {
      const place = names.indexOf(word, starts[entry]);
      if (place < 0) return;
      while (starts[entry + 1] <= place) entry += 1;
      found[first + entry] = 1;
      entry += 1;
    }
  };

  /** Marks the entries of a file whose names contain a word in the part with target and suite. */
  const markScopes = ({ count, names, starts, target, suite }, first, word, found) => {
    let end = 0;
    for (let start = 0; start < count; start = end) {
      end = start + 1;
      while (end < count && suite[end] === suite[start] && target[end] === target[start]) end += 1;
      if (suite[start] < 0) continue;
      const scope = `${tintype.lowerString(target[start])}/${tintype.lowerString(suite[start])}/`;
      if (scope.includes(word)) { found.fill(1, first + start, first + end); continue; }
      // A word with a slash may begin in this part, and end in the name of the test.
      for (let slash = word.indexOf("/"); slash >= 0; slash = word.indexOf("/", slash + 1)) {
        if (!scope.endsWith(word.slice(0, slash + 1))) continue;
        const rest = word.slice(slash + 1);
        for (let entry = start; entry < end; entry += 1) {
          if (names.startsWith(rest, starts[entry])) found[first + entry] = 1;
        }
      }
    }
  };

  /** Returns for each entry 1 if its test and identifier contain a word in lower case, else 0. */
  tintype.testsWith = (word) => {
    const found = new Uint8Array(tintype.data.count);
    for (let entry = 0; entry < tintype.data.id.length; entry += 1) {
      if (tintype.shortName(entry).toLowerCase().includes(word)) found[entry] = 1;
    }
    tintype.forEachBlock((block, first) => markTests(block, first, word, found));
    return found;
  };

  /** Returns for each entry 1 if its name or its changes contain a word in lower case, else 0. */
  tintype.entriesWith = (word) => {
    tintype.prepareFilter(true);
    const { length: count } = tintype.data.id;
    const found = new Uint8Array(tintype.data.count);
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
    tintype.forEachBlock((block, first) => {
      markTests(block, first, word, found);
      markScopes(block, first, word, found);
    });
    return found;
  };
})();
