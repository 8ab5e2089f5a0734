// SPDX-License-Identifier: MIT
"use strict";

// The search of a catalog. All words and terms must match.
//   star "two words"      a part of any text of a preview, in any variant
//   symbol:star color:red font:bold      a part of a name; symbol:"star" is the whole name
//   module: file:         a part of the name
//   is:failed is:warned is:excluded      the result of a preview
//   is:changed is:updated     previews that differ from their reference, or that the last edit changed

(() => {
  const catalog = tintype.catalogState;
  const { textKinds } = tintype;

  const parse = (text) => {
    const terms = [];
    for (const match of text.matchAll(/(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/gi)) {
      const [, field, quoted, plain] = match;
      const value = (quoted === undefined ? plain : quoted).toLowerCase().replaceAll("\0", "");
      if (value === "") continue;
      terms.push({ field: (field || "").toLowerCase(), value, isWhole: quoted !== undefined });
    }
    return terms;
  };

  // The texts of the previews in the data.
  let listed = { data: null, block: null };

  const prepare = () => {
    const { data } = catalog;
    if (listed.data === data) return;
    listed = { data, block: tintype.searchBlock(data) };
    search.clear();
  };

  const idle = window.requestIdleCallback || ((work) => setTimeout(work, 30));

  /** Prepares the texts, so that the first typed letter is as fast as the others. */
  tintype.prepareSearch = () => idle(() => {
    prepare();
    catalog.parts.loadAll();
  });

  const search = new tintype.ItemSearch(() => catalog.parts, () => catalog.count);

  /** Returns 1 for each preview that is found in the texts of the data, or of a file. */
  const find = (key, start, mark) => {
    prepare();
    return search.find(key, (found) => {
      start(found);
      mark(listed.block, 0, found);
    }, (block, first, found) => mark(block, listed.block.count + first, found));
  };

  // MARK: Search

  /** Marks the previews with own texts that contain a value. */
  const markOwn = ({ count, own, starts }, first, value, found) => {
    let place = 0;
    while (place < count) {
      const hit = own.indexOf(value, starts[place]);
      if (hit < 0) return;
      while (starts[place + 1] <= hit) place += 1;
      found[first + place] = 1;
      place += 1;
    }
  };

  /** Returns 1 for each shared text that contains a value or equals it; null if there is none. */
  const hitsOf = ({ shared: all, ends }, value, isWhole) => {
    let place = all.indexOf(value);
    if (place < 0) return null;
    const hits = new Uint8Array(ends.length);
    let index = 0;
    while (place >= 0 && index < ends.length) {
      // The first end behind the place; the texts before it are skipped in steps that double.
      let step = 1;
      while (index + step < ends.length && ends[index + step] < place) {
        index += step;
        step *= 2;
      }
      while (ends[index] < place) index += 1;
      const start = index === 0 ? 0 : ends[index - 1] + 1;
      const isHit = !isWhole || (place === start && place + value.length === ends[index]);
      if (isHit) hits[index] = 1;
      place = all.indexOf(value, isHit ? ends[index] : place + 1);
    }
    return hits;
  };

  /** Marks the previews with a shared text that was hit. */
  const markShared = ({ count, lists }, first, kind, hits, found) => {
    const { starts, indices } = lists[kind];
    for (let place = 0; place < count; place += 1) {
      if (found[first + place] === 1) continue;
      const end = starts[place + 1];
      for (let index = starts[place]; index < end; index += 1) {
        if (hits[indices[index]] === 1) { found[first + place] = 1; break; }
      }
    }
  };

  /** Marks the previews of files for which a function holds. */
  const markFiles = (holds, found) => {
    for (const file of catalog.files) if (holds(file)) found.fill(1, file.first, file.end);
  };

  const inList = (kind) => ({ value, isWhole }) =>
    find([kind, isWhole, value].join("\n"), () => {}, (block, first, found) => {
      const hits = hitsOf(block, value, isWhole);
      if (hits) markShared(block, first, kind, hits, found);
    });

  const inAll = (value) => find(value, (found) => {
    markFiles(({ lower }) => lower.module.includes(value) || lower.file.includes(value), found);
  }, (block, first, found) => {
    markOwn(block, first, value, found);
    const hits = hitsOf(block, value, false);
    if (hits) for (const kind of textKinds) markShared(block, first, kind, hits, found);
  });

  const inFiles = (holds) => {
    const found = new Uint8Array(catalog.count);
    markFiles(holds, found);
    return found;
  };

  const inState = ({ value }) => {
    const found = new Uint8Array(catalog.count);
    if (value === "updated") {
      for (const id of catalog.updated) {
        const place = catalog.places.get(id);
        if (place !== undefined) found[place] = 1;
      }
    } else if (Object.hasOwn(tintype.marks, value)) {
      const mark = tintype.marks[value];
      for (let place = 0; place < found.length; place += 1) {
        if ((catalog.marks[place] & mark) !== 0) found[place] = 1;
      }
    }
    return found;
  };

  // Functions that return 1 for each preview for which a term holds.
  const fields = {
    symbol: inList("symbol"), color: inList("color"), font: inList("font"),
    module: ({ value }) => inFiles(({ lower }) => lower.module.includes(value)),
    file: ({ value }) => inFiles(({ lower }) => lower.file.includes(value)),
    is: inState,
  };

  const found = (term) => {
    if (Object.hasOwn(fields, term.field)) return fields[term.field](term);
    // An unknown field is a word that contains a colon.
    return inAll(term.field ? `${term.field}:${term.value}` : term.value);
  };

  /** Returns 1 for each preview that matches a text, else 0. */
  const keptBy = (text, isBrief) => {
    search.begin(!isBrief);
    const kept = new Uint8Array(catalog.count).fill(1);
    for (const term of parse(text)) {
      const holds = found(term);
      for (let place = 0; place < kept.length; place += 1) kept[place] &= holds[place];
    }
    return kept;
  };

  /** Returns whether all texts that were read have been searched. */
  tintype.isSearched = () => search.isComplete;

  /** Calls a function with the results of a search that is not complete, see item-search.js. */
  tintype.continueSearch = (body) => search.continue(body);

  /** Searches previews that were read after the last search. */
  tintype.extendSearch = () => search.extend();

  const sum = (kept) => {
    let count = 0;
    for (let place = 0; place < kept.length; place += 1) count += kept[place];
    return count;
  };

  /** The places of the previews that match a text, in ascending order. Only few of them are needed. */
  class Matches {
    #kept;

    /** Creates the places from 1 for each match, else 0. */
    constructor(kept) {
      this.#kept = kept;
      this.length = sum(kept);
    }

    * [Symbol.iterator]() {
      for (let place = this.#kept.indexOf(1); place >= 0; place = this.#kept.indexOf(1, place + 1)) {
        yield place;
      }
    }

    has(place) { return this.#kept[place] === 1; }

    /** Returns the number of matches in a range of places. */
    count(first, end) { return sum(this.#kept.subarray(first, end)); }

    /** Returns the next match after a place, or the one before it; −1 if there is none. */
    next(place, isForward) {
      if (isForward) return this.#kept.indexOf(1, place + 1);
      return place > 0 ? this.#kept.lastIndexOf(1, place - 1) : -1;
    }
  }

  /**
   * Returns the places of the previews that match a text. With `isBrief`, the search may end before
   * all texts are searched.
   */
  tintype.matching = (text, isBrief = false) => new Matches(keptBy(text, isBrief));

  /** Returns the number of previews that a term matches. */
  tintype.countOf = (term) => sum(keptBy(term, false));

  /** Returns the term that only matches a symbol, a color or a font. */
  tintype.term = (field, value) => `${field}:"${value.replaceAll("\"", "")}"`;
})();
