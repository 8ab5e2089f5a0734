// SPDX-License-Identifier: MIT
"use strict";

// The search of a catalog. All words and terms must match.
//   star "two words"      a part of any text of a preview, in any variant
//   symbol:star color:red font:bold      a part of a name; symbol:"star" is the whole name
//   module: file:         a part of the name
//   is:failed is:warned is:excluded      the result of a preview

(() => {
  const catalog = tintype.catalogState;

  const parse = (text) => {
    const terms = [];
    for (const match of text.matchAll(/(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/gi)) {
      const [, field, quoted, plain] = match;
      const value = (quoted === undefined ? plain : quoted).toLowerCase();
      if (value === "") continue;
      terms.push({ field: (field || "").toLowerCase(), value, isWhole: quoted !== undefined });
    }
    return terms;
  };

  tintype.hasFailed = (preview) =>
    preview.variants.some((variant) => variant.message !== undefined);

  tintype.hasWarnings = (preview) =>
    preview.variants.some((variant) => variant.warnings.length > 0);

  // Texts in lower case. Variants share most of them, and each is included once.
  const haystacks = [];
  const haystack = (place) => {
    if (haystacks[place] === undefined) {
      const preview = catalog.previews[place];
      const texts = new Set([preview.name, preview.module, preview.file]);
      for (const variant of preview.variants) {
        if (variant.message !== undefined) {
          texts.add(variant.message);
          continue;
        }
        texts.add(variant.accessibility);
        for (const list of [variant.symbols, variant.colors, variant.fonts]) {
          for (const text of list) texts.add(text);
        }
      }
      haystacks[place] = [...texts].join("\n").toLowerCase();
    }
    return haystacks[place];
  };

  const idle = window.requestIdleCallback || ((work) => setTimeout(() => work(null), 30));

  /** Fills the cache in slices, so that the first typed letter is as fast as the others. */
  tintype.prepareSearch = (start = 0) => idle((deadline) => {
    let place = start;
    const hasTime = () => !deadline || deadline.timeRemaining() > 2;
    const end = Math.min(catalog.previews.length, start + 500);
    while (place < end && (place === start || hasTime())) haystack(place++);
    if (place < catalog.previews.length) tintype.prepareSearch(place);
  });

  const inLists = (key) => (preview, term) => preview.variants.some((variant) =>
    (variant[key] || []).some((text) => {
      const lower = text.toLowerCase();
      return term.isWhole ? lower === term.value : lower.includes(term.value);
    }));

  const inText = (key) => (preview, term) => preview[key].toLowerCase().includes(term.value);

  const states = {
    failed: tintype.hasFailed, warned: tintype.hasWarnings,
    excluded: (preview) => preview.isExcluded,
  };

  const fields = {
    symbol: inLists("symbols"), color: inLists("colors"), font: inLists("fonts"),
    module: inText("module"), file: inText("file"),
    is: (preview, term) => Object.hasOwn(states, term.value) && states[term.value](preview),
  };

  /** Returns the places of the previews that match a text. */
  tintype.matching = (text) => {
    const terms = parse(text).map((term) => {
      if (Object.hasOwn(fields, term.field)) {
        return (place) => fields[term.field](catalog.previews[place], term);
      }
      // An unknown field is a word that contains a colon.
      const word = term.field ? `${term.field}:${term.value}` : term.value;
      return (place) => haystack(place).includes(word);
    });
    const matches = [];
    for (let place = 0; place < catalog.previews.length; place += 1) {
      if (terms.every((holds) => holds(place))) matches.push(place);
    }
    return matches;
  };

  /** Returns the term that only matches a symbol, a color or a font. */
  tintype.term = (field, value) => `${field}:"${value.replaceAll("\"", "")}"`;
})();
