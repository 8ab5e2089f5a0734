// SPDX-License-Identifier: MIT
"use strict";

// The rows of the list: a tree of sections, causes, entries and failed tests. A row is
// { kind: "section" | "cause" | "entry" | "failure", value, level, place, size }; an entry below a
// cause also has the cause, because it may be below several of them.
//
// The rows are in parts. The rows of a part with entries only are created when they are displayed,
// because there may be a million of them.

(() => {
  const { state } = tintype;
  // The parts: { first, size, rows }, or { first, size, entryAt } for entries of a section.
  let parts = [];
  let count = 0;
  const known = new Map();
  const open = new Set(["section:changed", "section:failed", "section:missing", "section:recorded",
    "section:tests"]);
  // Rows that the user opened or closed keep their state for every filter.
  const touched = new Set();

  const keyOf = (row) => (row.cause === undefined
    ? `${row.kind}:${row.value}` : `${row.kind}:${row.value}@${row.cause}`);

  /** Adds rows, after all others. */
  const append = (part) => {
    if (part.size === 0) return;
    parts.push({ first: count, ...part });
    count += part.size;
  };

  const addRow = (row) => {
    const last = parts.at(-1);
    if (!last || !last.rows) return append({ size: 1, rows: [row] });
    last.rows.push(row);
    last.size += 1;
    count += 1;
  };

  const entryRow = (part, index) => ({
    kind: "entry", value: part.entryAt(index), level: 2, place: index + 1, size: part.size,
  });

  /** Returns the row with an index; undefined if there is none. */
  const at = (place) => {
    const part = parts.findLast(({ first }) => first <= place);
    if (!part || place >= part.first + part.size) return undefined;
    return part.rows ? part.rows[place - part.first] : entryRow(part, place - part.first);
  };

  /** Returns the index of an entry in a part whose entries are in ascending order; −1 without it. */
  const search = (part, entry) => {
    let [low, high] = [0, part.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (part.entryAt(middle) < entry) low = middle + 1; else high = middle;
    }
    return low < part.size && part.entryAt(low) === entry ? low : -1;
  };

  const find = (key) => {
    const entry = /^entry:(\d+)$/.exec(key);
    for (const part of parts) {
      const index = part.rows ? part.rows.findIndex((row) => key === keyOf(row))
        : entry ? search(part, Number(entry[1])) : -1;
      if (index >= 0) return part.first + index;
    }
    return undefined;
  };

  /** Returns the index of the row with a key; undefined if there is none. */
  const placeOf = (key) => {
    // The indices are searched on demand, because few are needed.
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key);
  };

  const isOpen = (key) => {
    if (!tintype.isFiltered() || touched.has(key)) return open.has(key);
    if (key !== "section:matched") return open.has(key);
    return tintype.filteredOutcomes(state.filter).includes("matched")
      || tintype.selectsEvidence(state.filter);
  };

  /**
   * Returns the rows of changed snapshots, and counts the snapshots. Those with unexplained pixels
   * come first, then one row for each cause, then snapshots without a cause, such as texts.
   */
  const changedItems = (section) => {
    const { causes, alone } = tintype.data;
    section.count = tintype.countShown(...tintype.range("changed"));
    const rowOf = (entry) => ({ kind: "entry", value: entry, level: 2, place: 0, size: 0 });
    const own = alone.filter(tintype.isShown);
    const items = own.filter((entry) => tintype.unexplained(entry) > 0).map(rowOf);
    causes.forEach((cause, index) => {
      const members = tintype.isFiltered() ? cause.order.filter(tintype.isShown) : cause.order;
      if (members.length > 0) {
        items.push({ kind: "cause", value: index, level: 2, place: 0, size: 0, members });
      }
    });
    return items.concat(own.filter((entry) => tintype.unexplained(entry) === 0).map(rowOf));
  };

  /** Returns the rows of failed tests. */
  const failureItems = () => {
    const matches = tintype.failureFilter(state.filter);
    return tintype.data.failures.flatMap((failure, index) => (matches(failure)
      ? [{ kind: "failure", value: index, level: 2, place: 0, size: 0 }] : []));
  };

  /** Returns the rows of another outcome. */
  const entryItems = (outcome, section) => {
    const [start, end] = tintype.range(outcome);
    section.count = tintype.countShown(start, end);
    if (section.count === end - start) {
      return { size: section.count, entryAt: (index) => start + index };
    }
    // The entries of a closed section are only counted.
    if (!section.isOpen) return { size: 0 };
    const shown = new Uint32Array(section.count);
    let next = 0;
    for (let entry = start; entry < end; entry += 1) {
      if (tintype.isShown(entry)) { shown[next] = entry; next += 1; }
    }
    return { size: section.count, entryAt: (index) => shown[index] };
  };

  const sectionItems = (outcome, section) => {
    if (outcome === "changed") return changedItems(section);
    if (outcome !== "tests") return entryItems(outcome, section);
    const items = failureItems();
    section.count = items.length;
    return items;
  };

  /** Adds the rows of an open section, and those of its open causes. */
  const addItems = (items) => {
    if (Array.isArray(items)) addTree(items); else append(items);
  };

  const addTree = (items) => items.forEach((item, index) => {
    item.place = index + 1;
    item.size = items.length;
    addRow(item);
    if (item.kind !== "cause") return;
    item.isOpen = open.has(keyOf(item));
    if (!item.isOpen) return;
    item.members.forEach((member, place) => addRow({
      kind: "entry", value: member, level: 3, place: place + 1, size: item.members.length,
      cause: item.value,
    }));
  });

  /** Creates the rows again. Returns the number of snapshots that match the filter. */
  const create = () => {
    tintype.findShown();
    [parts, count] = [[], 0];
    const sections = [];
    let shown = 0;
    const [changed, failed, ...others] = tintype.outcomes;
    [changed, failed, "tests", ...others].forEach((outcome) => {
      const section = { kind: "section", value: outcome, level: 1, count: 0, isOpen: false };
      section.isOpen = isOpen(keyOf(section));
      const items = sectionItems(outcome, section);
      if (section.count === 0) return;
      if (outcome !== "tests") shown += section.count;
      addRow(section);
      sections.push(section);
      if (section.isOpen) addItems(items);
    });
    known.clear();
    sections.forEach((row, place) => Object.assign(row, { place: place + 1, size: sections.length }));
    return shown;
  };

  /** Opens a row. Returns whether it was closed. */
  const openRow = (key) => {
    if (open.has(key)) return false;
    open.add(key);
    return true;
  };

  /** Opens a section for every filter. */
  const openSection = (key) => {
    open.add(key);
    touched.add(key);
  };

  /** Opens or closes a row for every filter. */
  const toggle = (row) => {
    const key = keyOf(row);
    touched.add(key);
    if (row.isOpen) open.delete(key); else open.add(key);
  };

  tintype.listTree = {
    get count() { return count; },
    at, create, keyOf, placeOf, openRow, openSection, toggle,
  };
})();
