// SPDX-License-Identifier: MIT
"use strict";

// The names of entries. Those of the first entries are in the index. A large report has the names of
// other matched entries in files with some thousands each, `data/mNNNN.js`; see item-files.js. The
// filter keeps the names in lower case, each once for a file.

(() => {
  /** Returns the number of entries whose names are in the index. */
  const listed = () => tintype.data.id.length;

  /** Returns texts in lower case without duplicates in one string, and the index of each. */
  const table = (texts) => {
    const numbers = new Map();
    const places = Uint32Array.from(texts, (text) => {
      const lower = text.toLowerCase();
      if (!numbers.has(lower)) numbers.set(lower, numbers.size);
      return numbers.get(lower);
    });
    const all = [...numbers.keys()];
    const starts = new Uint32Array(all.length + 1);
    all.forEach((text, index) => { starts[index + 1] = starts[index] + text.length + 1; });
    return { places, starts, text: all.join("\n"), count: all.length };
  };

  /** Creates the values of a file that stay in memory. Variants of a test have the same names. */
  const block = (contents, { test, identifier }) => {
    const count = test.length;
    return {
      count, test: table(test), identifier: table(identifier),
      // Pairs of a value and the number of its repetitions.
      target: contents.target, suite: contents.suite, extension: contents.extension,
      shard: contents.shard,
    };
  };

  const files = new tintype.ItemFiles({
    prefix: "m",
    count: () => tintype.data.count - listed(),
    size: () => tintype.data.blocks,
    absent: (count) => {
      const none = Array(count).fill("").join("\n");
      return { test: none, identifier: none, id: "" };
    },
    value: ({ test, identifier, id }) =>
      ({ test: test.split("\n"), identifier: identifier.split("\n"), id }),
    block,
    item: ({ test, identifier, id }, index) =>
      ({ test: test[index], identifier: identifier[index], id: id.slice(12 * index, 12 * index + 12) }),
  });

  /** Receives a file of names. */
  tintype.names = (number, contents) => files.receive(number, contents);

  /** Returns the test, the identifier or the ID of an entry; an empty text until it is loaded. */
  tintype.text = (column, entry) => {
    if (entry < listed()) return tintype.data[column][entry];
    const item = files.item(entry - listed());
    return item ? item[column] : "";
  };

  /** Returns whether the texts of an entry are in memory. */
  tintype.isNamed = (entry) => entry < listed() || files.has(entry - listed());

  /**
   * Returns a function that returns the index of an entry's target, suite, extension or shard in
   * the strings; −1 if it is unknown.
   */
  tintype.column = (name) => {
    const values = tintype.data[name];
    const [end, size] = [listed(), tintype.data.blocks];
    return (entry) => {
      if (entry < end) return values ? values[entry] : -1;
      const found = files.block(Math.floor((entry - end) / size));
      let rest = (entry - end) % size;
      const runs = (found && found[name]) || [];
      for (let index = 0; index < runs.length; index += 2) {
        rest -= runs[index + 1];
        if (rest < 0) return runs[index];
      }
      return -1;
    };
  };

  /** Returns 1 for each entry whose value in a column fulfills a condition. */
  tintype.entriesInColumn = (name, holds) => {
    const values = tintype.data[name];
    const found = new Uint8Array(tintype.data.count).fill(holds(-1) ? 1 : 0);
    for (let entry = 0; values && entry < listed(); entry += 1) found[entry] = holds(values[entry]);
    files.forEachBlock((block, first) => {
      const runs = block[name] || [];
      let end = listed() + first;
      for (let index = 0; index < runs.length; index += 2) {
        found.fill(holds(runs[index]) ? 1 : 0, end, end += runs[index + 1]);
      }
    });
    return found;
  };

  /** Returns the string of an entry's target, suite, extension or shard; empty if it is unknown. */
  tintype.string = (name, entry) => tintype.data.strings[tintype.column(name)(entry)] || "";

  /** The files of names. */
  tintype.nameFiles = files;

  /** Loads all files. */
  tintype.loadNames = () => files.loadAll();

  /** Returns whether the filter knows all names. */
  tintype.knowsNames = () => files.isComplete;

  /** Returns the number of missing files. */
  tintype.missingNames = () => files.missing;

  /** Finds the entry with an ID among those whose names are in files; undefined without it. */
  tintype.findID = async (id) => {
    if (!/^[0-9a-f]{12}$/.test(id || "")) return undefined;
    const found = await files.find(({ id: all }) => {
      for (let place = all.indexOf(id); place >= 0; place = all.indexOf(id, place + 1)) {
        if (place % 12 === 0) return place / 12;
      }
      return -1;
    });
    return found === undefined ? undefined : listed() + found;
  };
})();
