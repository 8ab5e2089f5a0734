// SPDX-License-Identifier: MIT
"use strict";

// The values of many items in numbered files, which a page loads on demand: the matches in a large
// report, and the previews in a large catalog. Each file is read once for the filter, which keeps it in
// a compact form. The values are read again when they are displayed, so that few files are in memory.

(() => {
  // The maximum number of files whose values are in memory.
  const valueLimit = 12;

  /** Lets the browser handle a key between reading a file and creating its compact form. */
  const turn = () => new Promise((done) => { setTimeout(done); });

  /** Lets the browser paint the result of a key before the next file is read. */
  const idle = () => new Promise((done) => {
    if (window.requestIdleCallback) requestIdleCallback(done, { timeout: 100 });
    else setTimeout(done, 30);
  });

  tintype.ItemFiles = class {
    #source;
    // The compact forms of the files that were read.
    #blocks = [];
    // The values of the files that were used last, by their numbers.
    #values = new Map();
    // The items that were used last, by their indices. One file of each may be needed to display them.
    #items = new Map();
    #wanted = new Map();
    #received = new Map();
    #loading = new Map();
    #read = 0;
    #missing = 0;

    /**
     * `source` has the prefix of the files' names, and these functions: `count` and `size` return how
     * many items there are in all files and in one, `absent` the contents for a missing file, `value`
     * the values in some contents, `block` their compact form, and `item` the item with an index in the
     * values and in all files. Items that are needed at once must fit into `itemLimit`.
     */
    constructor(source) { this.#source = { itemLimit: 2000, ...source }; }

    /** The number of files. */
    get count() {
      const size = this.#source.size();
      return size ? Math.ceil(this.#source.count() / size) : 0;
    }

    /** Receives the contents of a file. */
    receive(number, contents) { this.#received.set(number, contents); }

    #accept(number) {
      const contents = this.#received.get(number);
      this.#received.delete(number);
      const { value, block } = this.#source;
      const values = value(contents);
      if (!this.#blocks[number]) {
        this.#blocks[number] = block(contents, values);
        this.#read += 1;
      }
      this.#values.set(number, values);
      this.#shorten(this.#values, valueLimit);
      for (const index of this.#wanted.get(number) || []) this.#take(number, index, values);
      this.#wanted.delete(number);
    }

    /** Removes the oldest keys of a map. */
    #shorten(map, limit) {
      for (const old of map.keys()) {
        if (map.size <= limit) break;
        map.delete(old);
      }
    }

    #take(number, index, values) {
      const item = this.#source.item(values, index - number * this.#source.size(), index);
      this.#items.set(index, item);
      this.#shorten(this.#items, this.#source.itemLimit);
      return item;
    }

    /** Loads a file. */
    load(number) {
      if (!this.#loading.has(number)) {
        const { prefix, absent } = this.#source;
        const name = `data/${prefix}${String(number).padStart(4, "0")}.js`;
        const size = Math.min(this.#source.size(), this.#source.count() - number * this.#source.size());
        this.#loading.set(number, tintype.load(name).then(turn).then(() => this.#accept(number)).catch(() => {
          // The items of a missing file have no values, and no filter finds them.
          if (!this.#blocks[number]) this.#missing += 1;
          this.#received.set(number, absent(size));
          this.#accept(number);
        }).finally(() => {
          this.#loading.delete(number);
          tintype.emit("names");
        }));
      }
      return this.#loading.get(number);
    }

    /** Returns an item; null if it is not in memory, and then it is loaded. */
    item(index) {
      const known = this.#items.get(index);
      if (known !== undefined) {
        // Moves the most recently used items to the end of the map.
        this.#items.delete(index);
        this.#items.set(index, known);
        return known;
      }
      const number = Math.floor(index / this.#source.size());
      const values = this.#values.get(number);
      if (values !== undefined) {
        this.#values.delete(number);
        this.#values.set(number, values);
        return this.#take(number, index, values);
      }
      if (!this.#wanted.has(number)) this.#wanted.set(number, new Set());
      this.#wanted.get(number).add(index);
      this.load(number);
      return null;
    }

    /** Returns whether an item is in memory. */
    has(index) {
      return this.#items.has(index) || this.#values.has(Math.floor(index / this.#source.size()));
    }

    /** Returns the compact form of a file; undefined before it was read. */
    block(number) { return this.#blocks[number]; }

    /** Calls a function with the compact form, the first item and the number of each read file. */
    forEachBlock(body) {
      this.#blocks.forEach((block, number) => body(block, number * this.#source.size(), number));
    }

    /** Loads all files, one after the other, so that input does not wait. */
    async loadAll() {
      for (let number = 0; number < this.count; number += 1) {
        if (this.#blocks[number]) continue;
        await idle();
        await this.load(number);
      }
    }

    /** A Boolean value that indicates whether the filter knows all items. */
    get isComplete() { return this.#read >= this.count; }

    /** The number of missing files. */
    get missing() { return this.#missing; }

    /** Finds an item with a function that returns its index in the values of a file, or −1. */
    async find(place) {
      for (let number = 0; number < this.count; number += 1) {
        if (!this.#values.has(number)) await this.load(number);
        const index = place(this.#values.get(number));
        if (index >= 0) return number * this.#source.size() + index;
      }
      return undefined;
    }
  };
})();
