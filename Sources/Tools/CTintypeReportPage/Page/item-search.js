// SPDX-License-Identifier: MIT
"use strict";

// The search for words in the items of files. A key of the keyboard waits for a part of the files only:
// the others are searched later, and until then their items are like those of files that were not read.

(() => {
  const idle = window.requestIdleCallback
    ? (work) => requestIdleCallback(work, { timeout: 100 }) : (work) => setTimeout(work, 30);

  /** The time in milliseconds after which a search continues later. */
  const budget = 30;

  tintype.ItemSearch = class {
    #files;
    // The results of the last terms: { found, searched }, by the keys of the terms.
    #results = new Map();
    #used = new Set();
    #deadline = Infinity;
    #steps = 0;
    #isComplete = true;
    #later = 0;

    /** Creates a search in the files that a function returns. */
    constructor(files) { this.#files = files; }

    /** Forgets all results. */
    clear() { this.#results.clear(); }

    /** A Boolean value that indicates whether all files that were read have been searched. */
    get isComplete() { return this.#isComplete; }

    /** Begins the search for the terms of one filter, in all files or for a short time. */
    begin(isWhole) {
      for (const key of this.#results.keys()) if (!this.#used.has(key)) this.#results.delete(key);
      this.#used.clear();
      this.#deadline = isWhole ? Infinity : performance.now() + budget;
      this.#steps = 0;
      this.#isComplete = true;
    }

    /**
     * Returns 1 for each item that a term finds. `start` creates the results with those of items that
     * are in no file, and `mark` adds those of a file.
     */
    find(key, start, mark) {
      if (!this.#results.has(key)) this.#results.set(key, { found: start(), searched: [] });
      this.#used.add(key);
      const { found, searched } = this.#results.get(key);
      this.#files().forEachBlock((block, first, number) => {
        if (searched[number]) return;
        // One file is searched in any case, so that a slow machine gets to the end, too.
        if (this.#steps > 0 && performance.now() > this.#deadline) {
          this.#isComplete = false;
          return;
        }
        this.#steps += 1;
        mark(block, first, found);
        searched[number] = true;
      });
      return found;
    }

    /** Calls a function later if the search is not complete. */
    continue(body) {
      this.#later += 1;
      const mine = this.#later;
      // A newer filter continues itself.
      if (!this.#isComplete) idle(() => { if (mine === this.#later) body(); });
    }
  };
})();
