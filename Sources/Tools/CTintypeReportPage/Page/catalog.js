// SPDX-License-Identifier: MIT
"use strict";

// The page of a catalog of previews. It uses the functions of core.js for elements and texts.
//
// The stable interface of the document, for tests and users:
//   #search               the search box; #count the number of shown previews
//   [data-term]           the buttons with counts, which search for a term such as is:failed
//   #switches             [data-setting] the switches of the variants, with [data-value] buttons or a
//                         menu; [data-all] shows all variants
//   #grid                 the sections: [data-module], [data-file], and the previews: [data-preview]
//   #preview              the dialog with [data-preview]; its parts are .stage, [data-part]
//   #compare              [data-mode] the buttons new, reference and both; [data-outlines]
//   [data-region]         the outline of a region that differs from the reference
//   #show-omissions       the button that shows or hides #omissions: [data-reason="<kind>"] the reasons
//                         why parts of a code base are not shown, [data-omitted="<path>"] their files
// The fragment of the address: p the open preview, and the names of settings for other variants.
//
// The data: root, editor, settings [{key, values}], strings, and previews, in which texts are indices
// of strings: [name as text, module, file or −1, line, isExcluded, variants]. A variant is null,
// [message], or [image, width, height, scale, accessibility, symbols, colors, fonts, warnings], with a
// comparison at the end if there is one: [reference or −1], and [image or null, summary, changes,
// regions as x, y, width, height …] in addition if the images differ.
// The data of a code base that is shown in part also have omissions {counts: [files, in part, left
// out], reasons: [kind, title, advice, files], notes: [subject, text], strings}, else null. A file of
// a reason is [path, isWhole, declarations], and a declaration [line, name, message], with paths, names
// and messages as indices of these strings.

(() => {
  const catalog = {
    data: null,
    // The previews as objects, and their places by their identifiers.
    previews: [],
    places: new Map(),
    // The identifiers of the previews that the last edit changed.
    updated: new Set(),
    // The index of the selected value of each setting.
    selection: [],
    showsAll: false,
    // The places of the previews that match the search, in their order.
    matches: [],
    // The place of the open preview; −1 if none is open.
    open: -1,
  };
  tintype.catalogState = catalog;

  const readComparison = (strings, values) => {
    if (!values) return null;
    const [reference, image, summary, changes, numbers] = values;
    const comparison = { reference: reference < 0 ? "" : strings[reference], difference: null };
    if (values.length === 1) return comparison;
    const regions = [];
    for (let place = 0; place < numbers.length; place += 4) {
      regions.push(numbers.slice(place, place + 4));
    }
    comparison.difference = {
      image, summary: strings[summary], changes: changes.map((index) => strings[index]), regions,
    };
    return comparison;
  };

  const readVariant = (strings, values) => {
    if (values === null) return { message: "This variant was not rendered." };
    if (values.length === 1) return { message: strings[values[0]] };
    const [image, width, height, scale, accessibility, ...lists] = values;
    const [symbols, colors, fonts, warnings] = lists.slice(0, 4)
      .map((list) => list.map((index) => strings[index]));
    return {
      image, width, height, scale, accessibility: strings[accessibility], symbols, colors, fonts,
      warnings, comparison: readComparison(strings, lists[4]),
    };
  };

  const isDifferent = (variant) => variant.length > 9 && variant[9].length > 1;

  /** A preview, whose variants are read when they are shown. */
  class Preview {
    constructor(strings, values) {
      const [name, module, file, line, isExcluded, variants] = values;
      this.id = `${strings[module]}/${name}`;
      this.name = name;
      this.module = strings[module];
      this.file = file < 0 ? "" : strings[file];
      this.line = line;
      this.isExcluded = isExcluded === 1;
      this.values = values;
      this.count = variants.length;
      this.strings = strings;
      this.read = [];
    }

    variant(index) {
      if (!this.read[index]) this.read[index] = readVariant(this.strings, this.values[5][index]);
      return this.read[index];
    }

    has(holds) { return this.values[5].some((variant) => variant !== null && holds(variant)); }

    get hasFailed() {
      return this.values[5].some((variant) => variant === null || variant.length === 1);
    }

    get hasWarnings() { return this.has((variant) => variant.length > 1 && variant[8].length > 0); }

    /** A Boolean value that indicates whether a variant differs from its reference. */
    get isChanged() { return this.has(isDifferent); }

    get imageCount() {
      return this.values[5].filter((variant) => variant !== null && variant.length > 1).length;
    }

    /** The indices of the variants that differ from their references. */
    get changes() {
      return [...this.values[5].keys()].filter((index) => {
        const variant = this.values[5][index];
        return variant !== null && isDifferent(variant);
      });
    }
  }

  /** Receives the data; the page starts when all scripts have run. */
  tintype.catalog = (data) => {
    catalog.data = data;
    catalog.previews = data.previews.map((values) => new Preview(data.strings, values));
    catalog.places = new Map(catalog.previews.map((preview, place) => [preview.id, place]));
    catalog.selection = data.settings.map(() => 0);
  };
})();
