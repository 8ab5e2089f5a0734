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

  // MARK: Names in files

  const search = new tintype.ItemSearch(() => tintype.nameFiles, () => tintype.data.count);

  /** Begins the search for the words of one filter, in all names or for a short time. */
  tintype.beginSearch = (isWhole) => search.begin(isWhole);

  /** Returns whether all names that were read have been searched. */
  tintype.isSearched = () => search.isComplete;

  /** Calls a function with the results of a search that is not complete, see item-search.js. */
  tintype.continueSearch = (body) => search.continue(body);

  /** Searches names that were read after the last search. */
  tintype.extendSearch = () => search.extend();

  /** Returns 1 for each text of a table that contains a word, else 0. */
  const containing = ({ text, starts, count }, word) => {
    const hits = new Uint8Array(count);
    let index = 0;
    while (index < count) {
      const place = text.indexOf(word, starts[index]);
      if (place < 0) break;
      while (starts[index + 1] <= place) index += 1;
      hits[index] = 1;
      index += 1;
    }
    return hits;
  };

  /** Returns 1 for each text of a table that begins with a word, or is equal to it. */
  const beginning = ({ text, starts, count }, word, isWhole) => {
    const hits = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) {
      const fits = !isWhole || starts[index] + word.length + 1 === starts[index + 1];
      if (fits && text.startsWith(word, starts[index])) hits[index] = 1;
    }
    return hits;
  };

  /** Returns 1 for each text of a table that ends with a word. */
  const ending = ({ text, starts, count }, word) => {
    const hits = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) {
      const place = starts[index + 1] - 1 - word.length;
      if (place >= starts[index] && text.startsWith(word, place)) hits[index] = 1;
    }
    return hits;
  };

  /** Calls a function with the parts of a word before and after each dot. */
  const forEachDot = (word, body) => {
    for (let dot = word.indexOf("."); dot >= 0; dot = word.indexOf(".", dot + 1)) {
      body(word.slice(0, dot), word.slice(dot + 1));
    }
  };

  /** Marks entries of a file, in a range, whose tests and identifiers both have a hit. */
  const markBoth = ({ test, identifier }, tests, identifiers, [start, end], first, found) => {
    const [one, two] = [test.places, identifier.places];
    for (let entry = start; entry < end; entry += 1) {
      if ((tests[one[entry]] & identifiers[two[entry]]) === 1) found[first + entry] = 1;
    }
  };

  /** Marks the entries of a file whose test and identifier contain a word. */
  const markTests = (block, first, word, found) => {
    const { count, test, identifier } = block;
    const [tests, identifiers] = [containing(test, word), containing(identifier, word)];
    const [one, two] = [test.places, identifier.places];
    for (let entry = 0; entry < count; entry += 1) {
      if ((tests[one[entry]] | identifiers[two[entry]]) === 1) found[first + entry] = 1;
    }
    // A dot is between the test and the identifier.
    forEachDot(word, (left, right) =>
      markBoth(block, ending(test, left), beginning(identifier, right), [0, count], first, found));
  };

  /** Marks the entries of a file, in a range, whose test and identifier begin with a word. */
  const markBeginnings = (block, range, word, first, found) => {
    const { test, identifier } = block;
    const all = new Uint8Array(identifier.count).fill(1);
    markBoth(block, beginning(test, word), all, range, first, found);
    forEachDot(word, (left, right) =>
      markBoth(block, beginning(test, left, true), beginning(identifier, right), range, first, found));
  };

  /** Calls a function with each target and suite in a file, and the range of their entries. */
  const forEachScope = ({ target = [], suite = [] }, body) => {
    let [start, one, two, targetEnd, suiteEnd] = [0, 0, 0, 0, 0];
    for (;;) {
      while (targetEnd <= start && one < target.length) { targetEnd += target[one + 1]; one += 2; }
      while (suiteEnd <= start && two < suite.length) { suiteEnd += suite[two + 1]; two += 2; }
      const end = Math.min(targetEnd, suiteEnd);
      if (end <= start) return;
      body(target[one - 2], suite[two - 2], start, end);
      start = end;
    }
  };

  /** Marks the entries of a file whose names contain a word in the part with target and suite. */
  const markScopes = (block, first, word, found) => forEachScope(block, (target, suite, start, end) => {
    const scope = `${tintype.lowerString(target)}/${tintype.lowerString(suite)}/`;
    if (scope.includes(word)) { found.fill(1, first + start, first + end); return; }
    // A word with a slash may begin in this part, and end in the name of the test.
    for (let slash = word.indexOf("/"); slash >= 0; slash = word.indexOf("/", slash + 1)) {
      if (!scope.endsWith(word.slice(0, slash + 1))) continue;
      markBeginnings(block, [start, end], word.slice(slash + 1), first, found);
    }
  });

  const marking = (word, isScoped) => (block, first, found) => {
    const start = tintype.data.id.length + first;
    markTests(block, start, word, found);
    if (isScoped) markScopes(block, start, word, found);
  };

  // MARK: Words

  /** Marks the entries in the index whose test and identifier contain a word. */
  const markListedTests = (word, found) => {
    for (let entry = 0; entry < tintype.data.id.length; entry += 1) {
      if (tintype.shortName(entry).toLowerCase().includes(word)) found[entry] = 1;
    }
  };

  /** Marks the entries in the index whose name or changes contain a word. */
  const markListed = (word, found) => {
    const { length: count } = tintype.data.id;
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
  };

  /** Returns for each entry 1 if its test and identifier contain a word in lower case, else 0. */
  tintype.testsWith = (word) =>
    search.find(`test\n${word}`, (found) => markListedTests(word, found), marking(word, false));

  /** Returns for each entry 1 if its name or its changes contain a word in lower case, else 0. */
  tintype.entriesWith = (word) => {
    tintype.prepareFilter(true);
    return search.find(word, (found) => markListed(word, found), marking(word, true));
  };
})();
