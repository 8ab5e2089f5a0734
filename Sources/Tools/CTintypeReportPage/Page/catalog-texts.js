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

  /** Calls a function with each text of a kind in the variants that were rendered or failed. */
  const forEachText = (values, kind, body) => {
    for (const variant of values[5]) {
      if (variant === null) continue;
      if (kind === "text") body(variant[variant.length === 1 ? 0 : 4]);
      else if (variant.length > 1) for (const index of variant[places[kind]]) body(index);
    }
  };

  /** Returns for each string whether a list or several previews have it. */
  const findShared = (strings, previews) => {
    const isShared = new Uint8Array(strings.length);
    const users = new Int32Array(strings.length).fill(-1);
    previews.forEach((values, place) => {
      forEachText(values, "text", (index) => {
        if (users[index] >= 0 && users[index] !== place) isShared[index] = 1;
        users[index] = place;
      });
      for (const kind of Object.keys(places)) {
        forEachText(values, kind, (index) => { isShared[index] = 1; });
      }
    });
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
    // For each text of a kind, the last preview that uses it, so that a preview has it once.
    const lists = Object.fromEntries(kinds.map((kind) => [kind, {
      starts: new Uint32Array(previews.length + 1), indices: [],
      users: new Int32Array(strings.length).fill(-1),
    }]));
    const starts = new Uint32Array(previews.length + 1);
    const own = previews.map((values, place) => {
      const parts = [values[0]];
      for (const kind of kinds) {
        const { indices, users } = lists[kind];
        forEachText(values, kind, (index) => {
          if (users[index] === place) return;
          users[index] = place;
          if (isShared[index]) indices.push(numbers[index]); else parts.push(strings[index]);
        });
        lists[kind].starts[place + 1] = indices.length;
      }
      const text = parts.join("\0").toLowerCase();
      starts[place + 1] = starts[place] + text.length + 1;
      return text;
    });
    for (const list of Object.values(lists)) {
      list.indices = Uint32Array.from(list.indices);
      delete list.users;
    }
    let end = -1;
    const ends = Uint32Array.from(shared, (text) => { end += text.length + 1; return end; });
    return {
      count: previews.length, own: own.join("\0"), starts, shared: [...shared, ""].join("\0"), ends,
      lists,
    };
  };
})();
