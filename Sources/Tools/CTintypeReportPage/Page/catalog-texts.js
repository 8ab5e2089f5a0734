// SPDX-License-Identifier: MIT
"use strict";

// The texts of previews in the form for the search, in lower case. Each preview has its name and the
// texts that no other one has in `own`, where they end before those of the next one, because searching
// one long string is much faster than searching many. The other texts are in `shared`, and `lists` has
// the indices of those that each preview uses.

(() => {
  // The places of the lists of texts in the data of a variant.
  const places = { symbol: 5, color: 6, font: 7 };
  const kinds = tintype.textKinds = ["text", ...Object.keys(places)];

  const textOf = (variant) => variant[variant.length === 1 ? 0 : 4];

  /** Calls a function with each variant that was rendered or failed. */
  const forEachVariant = (values, body) => {
    for (const variant of values[5]) if (variant !== null) body(variant);
  };

  /** Returns for each string whether a list or several previews have it. */
  const findShared = (strings, previews) => {
    const isShared = new Uint8Array(strings.length);
    const users = new Int32Array(strings.length).fill(-1);
    previews.forEach((values, place) => forEachVariant(values, (variant) => {
      const text = textOf(variant);
      if (users[text] >= 0 && users[text] !== place) isShared[text] = 1;
      users[text] = place;
      if (variant.length === 1) return;
      for (const list of Object.values(places)) {
        for (const index of variant[list]) isShared[index] = 1;
      }
    }));
    return isShared;
  };

  /** Returns the texts of previews in the form for the search. */
  tintype.searchBlock = ({ strings, previews }) => {
    const isShared = findShared(strings, previews);
    const numbers = new Uint32Array(strings.length);
    const shared = [];
    strings.forEach((text, index) => {
      if (!isShared[index]) return;
      numbers[index] = shared.length;
      shared.push(text.toLowerCase());
    });
    const lists = Object.fromEntries(kinds.map((kind) =>
      [kind, { starts: new Uint32Array(previews.length + 1), indices: [] }]));
    const starts = new Uint32Array(previews.length + 1);
    const own = previews.map((values, place) => {
      const parts = [values[0]];
      const used = Object.fromEntries(kinds.map((kind) => [kind, new Set()]));
      forEachVariant(values, (variant) => {
        used.text.add(textOf(variant));
        if (variant.length === 1) return;
        for (const [kind, list] of Object.entries(places)) {
          for (const index of variant[list]) used[kind].add(index);
        }
      });
      for (const kind of kinds) {
        for (const index of used[kind]) {
          if (isShared[index]) lists[kind].indices.push(numbers[index]);
          else parts.push(strings[index]);
        }
        lists[kind].starts[place + 1] = lists[kind].indices.length;
      }
      const text = parts.join("\0").toLowerCase();
      starts[place + 1] = starts[place] + text.length + 1;
      return text;
    });
    for (const list of Object.values(lists)) list.indices = Uint32Array.from(list.indices);
    let end = -1;
    const ends = Uint32Array.from(shared, (text) => { end += text.length + 1; return end; });
    return {
      count: previews.length, own: own.join("\0"), starts, shared: [...shared, ""].join("\0"), ends,
      lists,
    };
  };
})();
