// SPDX-License-Identifier: MIT
"use strict";

// The search for words in the items of files. A key of the keyboard waits for a part of the files only.
// The others are searched in slices while the page is idle, and until then their items are like those
// of files that were not read.

(() => {
  const idle = window.requestIdleCallback
    ? (work) => requestIdleCallback(work, { timeout: 100 }) : (work) => setTimeout(work, 30);

  /** The time in milliseconds after which the search for a key continues later. */
  const budget = 15;

  /** The time in milliseconds for which an idle page searches, because the next key waits for it. */
  const slice = 8;

  /** The time in milliseconds after which an incomplete result is shown again. */
  const pause = 300;

  tintype.ItemSearch = class {
    #files;
    #count;
    // The results of the last terms: { found, searched, mark }, by the keys of the terms.
    #results = new Map();
    #used = new Set();
    #deadline = Infinity;
    #steps = 0;
    #isComplete = true;
    #isWaiting = false;
    #shown = 0;
    #show = () => {};

    /** Creates a search in the files that a function returns, for a number of items. */
    constructor(files, count) { [this.#files, this.#count] = [files, count]; }

    /** Forgets all results. */
    clear() {
      this.#results.clear();
      this.#used.clear();
    }

    /** A Boolean value that indicates whether all files that were read have been searched. */
    get isComplete() { return this.#isComplete; }

    /** Begins the search for the terms of one filter, in all files or for a short time. */
    begin(isWhole) {
      for (const key of this.#results.keys()) if (!this.#used.has(key)) this.#results.delete(key);
      this.#used.clear();
      this.#start(isWhole ? Infinity : budget);
      this.#shown = performance.now();
    }

    #start(time) {
      this.#deadline = performance.now() + time;
      this.#steps = 0;
      this.#isComplete = true;
    }

    /**
     * Returns 1 for each item that a term finds. `start` marks items that are in no file, and `mark`
     * those of a file.
     */
    find(key, start, mark) {
      if (!this.#results.has(key)) {
        const found = new Uint8Array(this.#count());
        start(found);
        this.#results.set(key, { found, searched: [], mark });
      }
      this.#used.add(key);
      const result = this.#results.get(key);
      this.#search(result);
      return result.found;
    }

    #search({ found, searched, mark }) {
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
    }

    /** Calls a function with further results, when all files are searched and from time to time. */
    continue(show) {
      this.#show = show;
      if (!this.#isComplete) this.#wait();
    }

    /** Searches a file that was read after the last search. */
    extend() { this.#wait(); }

    #wait() {
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      idle(() => {
        this.#isWaiting = false;
        this.#start(slice);
        for (const key of this.#used) this.#search(this.#results.get(key));
        const isLast = this.#isComplete && this.#files().isComplete;
        if (isLast || performance.now() - this.#shown > pause) this.#show();
        else if (!this.#isComplete) this.#wait();
      });
    }
  };
})();
