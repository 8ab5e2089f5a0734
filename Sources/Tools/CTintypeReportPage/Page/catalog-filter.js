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

  // All texts in lower case in one string, each ending with a character that no text contains: first
  // the strings of the data, then the names of the previews. Searching one string is much faster than
  // searching many, and most previews share most of their texts.
  let texts = { data: null, all: "", ends: null };

  const prepare = () => {
    const { data } = catalog;
    if (texts.data === data) return;
    const names = data.previews.map((values) => values[0]);
    const all = [...data.strings, ...names, ""].join("\0").toLowerCase();
    const ends = new Int32Array(data.strings.length + names.length);
    let end = -1;
    for (let index = 0; index < ends.length; index += 1) {
      end = all.indexOf("\0", end + 1);
      ends[index] = end;
    }
    texts = { data, all, ends };
  };

  const idle = window.requestIdleCallback || ((work) => setTimeout(work, 30));

  /** Prepares the texts, so that the first typed letter is as fast as the others. */
  tintype.prepareSearch = () => idle(prepare);

  /** Returns an array with 1 for each text that contains a value, or that is equal to it. */
  const found = (value, isWhole) => {
    prepare();
    const { all, ends } = texts;
    const hits = new Uint8Array(ends.length);
    let index = 0;
    let place = all.indexOf(value);
    while (place >= 0) {
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

  const anyOf = (hits, indices) => indices.some((index) => hits[index] === 1);

  // The places of the lists of texts in the data of a variant.
  const lists = { symbol: 5, color: 6, font: 7 };

  const inList = (list) => ({ value, isWhole }) => {
    const hits = found(value, isWhole);
    return (preview) => preview.has((variant) => variant.length > 1 && anyOf(hits, variant[list]));
  };

  const inText = (part) => ({ value }) => {
    const hits = found(value, false);
    return (preview) => hits[preview.values[part]] === 1;
  };

  const inAll = (value) => {
    const hits = found(value, false);
    const count = catalog.data.strings.length;
    return (preview, place) => hits[count + place] === 1 || hits[preview.values[1]] === 1
      || hits[preview.values[2]] === 1 || preview.has((variant) => (variant.length === 1
        ? hits[variant[0]] === 1
        : hits[variant[4]] === 1 || anyOf(hits, variant[lists.symbol])
          || anyOf(hits, variant[lists.color]) || anyOf(hits, variant[lists.font])));
  };

  const states = {
    failed: (preview) => preview.hasFailed,
    warned: (preview) => preview.hasWarnings,
    excluded: (preview) => preview.isExcluded,
    changed: (preview) => preview.isChanged,
    updated: (preview) => catalog.updated.has(preview.id),
  };

  const fields = {
    symbol: inList(lists.symbol), color: inList(lists.color), font: inList(lists.font),
    module: inText(1), file: inText(2),
    is: ({ value }) => (Object.hasOwn(states, value) ? states[value] : () => false),
  };

  /** Returns the places of the previews that match a text. */
  tintype.matching = (text) => {
    const terms = parse(text).map((term) => {
      if (Object.hasOwn(fields, term.field)) return fields[term.field](term);
      // An unknown field is a word that contains a colon.
      return inAll(term.field ? `${term.field}:${term.value}` : term.value);
    });
    const matches = [];
    for (const [place, preview] of catalog.previews.entries()) {
      if (terms.every((holds) => holds(preview, place))) matches.push(place);
    }
    return matches;
  };

  /** Returns the number of previews that a term matches. */
  tintype.countOf = (term) => tintype.matching(term).length;

  /** Returns the term that only matches a symbol, a color or a font. */
  tintype.term = (field, value) => `${field}:"${value.replaceAll("\"", "")}"`;
})();
