// SPDX-License-Identifier: MIT
"use strict";

// The names of entries. Those of the first entries are in the index. A large report has the names of
// other matched entries in files of some thousands each, `data/mNNNN.js`. Each file is read once for
// the filter, which keeps the names in lower case; the other texts are read again when they are
// displayed, so that only those of a few files are in memory.

(() => {
  const textLimit = 12;
  const blocks = [];
  // The texts of the files that were used last, by their numbers.
  const texts = new Map();
  const waiting = new Map();
  const loading = new Map();
  let read = 0, missing = 0;

  /** Returns the number of entries whose names are in the index. */
  const listed = () => tintype.data.id.length;

  const fileCount = () => {
    const { blocks: size, count } = tintype.data;
    return size ? Math.ceil((count - listed()) / size) : 0;
  };

  /** Returns the number of the file with an entry, and the index in it. */
  const placeOf = (entry) => {
    const index = entry - listed();
    const size = tintype.data.blocks;
    return [Math.floor(index / size), index % size];
  };

  /** Receives a file of names. */
  tintype.names = (number, value) => { waiting.set(number, value); };

  /** Returns values from pairs of a value and the number of its repetitions. */
  const expand = (runs, count) => {
    const values = new Int32Array(count).fill(-1);
    let next = 0;
    for (let index = 0; runs && index < runs.length; index += 2) {
      values.fill(runs[index], next, next += runs[index + 1]);
    }
    return values;
  };

  /** Creates the values of a file that stay in memory. */
  const block = (value, tests, identifiers) => {
    const count = tests.length;
    const starts = new Uint32Array(count + 1);
    const names = tests.map((test, index) => {
      const name = `${test}.${identifiers[index]}`.toLowerCase();
      starts[index + 1] = starts[index] + name.length + 1;
      return name;
    }).join("\n");
    return {
      count, names, starts, target: expand(value.target, count), suite: expand(value.suite, count),
      extension: expand(value.extension, count), shard: expand(value.shard, count),
    };
  };

  const receive = (number) => {
    const value = waiting.get(number);
    waiting.delete(number);
    const [test, identifier] = [value.test.split("\n"), value.identifier.split("\n")];
    if (!blocks[number]) {
      blocks[number] = block(value, test, identifier);
      read += 1;
    }
    texts.set(number, { test, identifier, id: value.id });
    for (const old of texts.keys()) {
      if (texts.size <= textLimit) break;
      texts.delete(old);
    }
  };

  /** Loads a file of names. */
  const load = (number) => {
    if (!loading.has(number)) {
      const name = `data/m${String(number).padStart(4, "0")}.js`;
      loading.set(number, tintype.load(name).then(() => receive(number)).catch(() => {
        // The entries of a missing file have no names, and no filter finds them.
        if (!blocks[number]) missing += 1;
        const none = Array(tintype.data.blocks).fill("");
        waiting.set(number, { test: none.join("\n"), identifier: none.join("\n"), id: "" });
        receive(number);
      }).finally(() => {
        loading.delete(number);
        tintype.emit("names");
      }));
    }
    return loading.get(number);
  };

  /** Returns the texts of a file, and loads it if they are not in memory. */
  const text = (number) => {
    const value = texts.get(number);
    if (!value) { load(number); return null; }
    // Moves the most recently used texts to the end of the map.
    texts.delete(number);
    texts.set(number, value);
    return value;
  };

  /** Returns the test, the identifier or the ID of an entry; an empty text until it is loaded. */
  tintype.text = (column, entry) => {
    if (entry < listed()) return tintype.data[column][entry];
    const [number, index] = placeOf(entry);
    const value = text(number);
    if (!value) return "";
    return column === "id" ? value.id.slice(12 * index, 12 * index + 12) : value[column][index];
  };

  /** Returns whether the texts of an entry are in memory. */
  tintype.isNamed = (entry) => entry < listed() || texts.has(placeOf(entry)[0]);

  /**
   * Returns a function that returns the index of an entry's target, suite, extension or shard in
   * the strings; −1 if it is unknown.
   */
  tintype.column = (name) => {
    const values = tintype.data[name];
    const [end, size] = [listed(), tintype.data.blocks];
    return (entry) => {
      if (entry < end) return values ? values[entry] : -1;
      const found = blocks[Math.floor((entry - end) / size)];
      return found ? found[name][(entry - end) % size] : -1;
    };
  };

  /** Returns the string of an entry's target, suite, extension or shard; empty if it is unknown. */
  tintype.string = (name, entry) => tintype.data.strings[tintype.column(name)(entry)] || "";

  /** Calls a function with each file that was read, and its first entry. */
  tintype.forEachBlock = (body) => blocks.forEach((found, number) =>
    body(found, listed() + number * tintype.data.blocks));

  /** Loads all files, one after the other, so that input does not wait. */
  tintype.loadNames = async () => {
    for (let number = 0; number < fileCount(); number += 1) {
      if (!blocks[number]) await load(number);
    }
  };

  /** Returns whether the filter knows all names. */
  tintype.knowsNames = () => read >= fileCount();

  /** Returns the number of missing files. */
  tintype.missingNames = () => missing;

  /** Finds the entry with an ID among those whose names are in files; undefined without it. */
  tintype.findID = async (id) => {
    if (!/^[0-9a-f]{12}$/.test(id || "")) return undefined;
    for (let number = 0; number < fileCount(); number += 1) {
      if (!texts.has(number)) await load(number);
      const { id: all } = texts.get(number);
      for (let place = all.indexOf(id); place >= 0; place = all.indexOf(id, place + 1)) {
        if (place % 12 === 0) return listed() + number * tintype.data.blocks + place / 12;
      }
    }
    return undefined;
  };
})();
