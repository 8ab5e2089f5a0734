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
// A large catalog only has its first previews in the data, and the others in files of `size`,
// `data/pNNNN.js`, with strings of their own; see item-files.js. Its data then also have files, the
// [module, file or −1, number of previews] of all in their order, and marks, which have pairs of a place
// and a number of previews for failed, warned, excluded and changed.
// The data of a code base that is shown in part also have omissions {counts: [files, in part, left
// out], reasons: [kind, title, advice, files], notes: [subject, text], strings}, else null. A file of
// a reason is [path, isWhole, declarations], and a declaration [line, name, message], with paths, names
// and messages as indices of these strings.

(() => {
  const catalog = {
    data: null,
    // The number of all previews.
    count: 0,
    // The previews in the data as objects, and their places by their identifiers.
    listed: [],
    places: new Map(),
    // The files as {module, file, first, end}, with their names in lower case as {module, file} in
    // lower, and for each preview the index of its file.
    files: [],
    fileOf: new Uint32Array(0),
    // The sum of the marks of each preview.
    marks: new Uint8Array(0),
    // The identifiers of the previews that the last edit changed.
    updated: new Set(),
    // The index of the selected value of each setting.
    selection: [],
    showsAll: false,
    // The places of the previews that match the search; see catalog-filter.js.
    matches: null,
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
      this.isPending = false;
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

  // MARK: Previews in files

  /** Returns the strings of one preview by their indices, so that those of a file need not be kept. */
  const stringsOf = (strings, values) => {
    const own = {};
    const keep = (index) => { own[index] = strings[index]; };
    [values[1], values[2]].forEach(keep);
    for (const variant of values[5]) {
      if (variant === null) continue;
      if (variant.length === 1) { keep(variant[0]); continue; }
      keep(variant[4]);
      for (const list of variant.slice(5, 9)) list.forEach(keep);
      const [reference, , summary, changes] = variant[9] || [-1];
      [reference, summary, ...(changes || [])].forEach(keep);
    }
    return own;
  };

  /** Returns a preview whose values are not known, with a message instead of its images. */
  const standIn = (place, message) => {
    const { module, file } = catalog.files[catalog.fileOf[place]];
    const count = catalog.data.settings.reduce((product, { values }) => product * values.length, 1);
    const preview = new Preview({ 0: module, 1: file, 2: message },
      [`Preview ${place + 1}`, 0, file === "" ? -1 : 1, 0, 0, Array(count).fill([2])]);
    preview.id = `\n${place}`;
    return preview;
  };

  const files = new tintype.ItemFiles({
    prefix: "p",
    count: () => catalog.count - catalog.listed.length,
    size: () => catalog.data.size || 0,
    absent: () => ({ strings: [], previews: [] }),
    value: (contents) => contents,
    block: (contents) => tintype.searchBlock(contents),
    item: ({ strings, previews }, index, item) => (previews[index]
      ? new Preview(stringsOf(strings, previews[index]), previews[index])
      : standIn(catalog.listed.length + item, "The file with this preview is missing.")),
  });
  catalog.parts = files;

  /** Receives a file of previews. */
  tintype.part = (number, contents) => files.receive(number, contents);

  /** Returns the preview at a place; one that is pending is being loaded. */
  tintype.preview = (place) => {
    const { listed } = catalog;
    if (place < listed.length) return listed[place];
    const known = files.item(place - listed.length);
    if (known) return known;
    const preview = standIn(place, "The preview is being loaded.");
    preview.isPending = true;
    return preview;
  };

  /** Returns the place of the preview with an identifier; undefined if it is not in the data. */
  tintype.placeOf = (id) => catalog.places.get(id);

  /** Finds the place of a preview in a file; undefined without it. */
  tintype.findPreview = async (id) => {
    const found = await files.find(({ strings, previews }) =>
      previews.findIndex(([name, module]) => `${strings[module]}/${name}` === id));
    return found === undefined ? undefined : catalog.listed.length + found;
  };

  // MARK: Data

  tintype.marks = { failed: 1, warned: 2, excluded: 4, changed: 8 };

  const findFiles = (data) => {
    let end = 0;
    const found = [];
    const add = (module, file, count) => {
      const lower = { module: module.toLowerCase(), file: file.toLowerCase() };
      found.push({ module, file, lower, first: end, end: end + count });
    };
    const string = (index) => (index < 0 ? "" : data.strings[index]);
    for (const [module, file, count] of data.files || []) {
      add(string(module), string(file), count);
      end += count;
    }
    for (const { module, file } of data.files ? [] : catalog.listed) {
      const last = found.at(-1);
      if (last && last.module === module && last.file === file) last.end += 1;
      else add(module, file, 1);
      end += 1;
    }
    return found;
  };

  const findMarks = ({ marks }) => {
    const all = new Uint8Array(catalog.count);
    for (const [name, mark] of Object.entries(tintype.marks)) {
      const runs = marks ? marks[name] : [];
      for (let index = 0; index < runs.length; index += 2) {
        const end = runs[index] + runs[index + 1];
        for (let place = runs[index]; place < end; place += 1) all[place] |= mark;
      }
    }
    if (marks) return all;
    catalog.listed.forEach((preview, place) => {
      const { failed, warned, excluded, changed } = tintype.marks;
      all[place] = (preview.hasFailed ? failed : 0) | (preview.hasWarnings ? warned : 0)
        | (preview.isExcluded ? excluded : 0) | (preview.isChanged ? changed : 0);
    });
    return all;
  };

  /** Receives the data; the page starts when all scripts have run. */
  tintype.catalog = (data) => {
    catalog.data = data;
    catalog.listed = data.previews.map((values) => new Preview(data.strings, values));
    catalog.places = new Map(catalog.listed.map((preview, place) => [preview.id, place]));
    catalog.files = findFiles(data);
    catalog.count = catalog.files.length === 0 ? 0 : catalog.files.at(-1).end;
    catalog.fileOf = new Uint32Array(catalog.count);
    catalog.files.forEach(({ first, end }, index) => catalog.fileOf.fill(index, first, end));
    catalog.marks = findMarks(data);
    catalog.selection = data.settings.map(() => 0);
  };
})();
