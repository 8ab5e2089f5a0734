// SPDX-License-Identifier: MIT
"use strict";

// The search box, the buttons of the outcomes, and the entries that match the filter.

(() => {
  const { el, state } = tintype;
  let field, total;
  // The number of shown entries as text.
  let summary = "";
  const buttons = new Map();
  // For each entry, whether it matches the filter; null without a filter.
  let kept = null;

  tintype.makeSearch = () => {
    const { counts } = tintype.data;
    field = el("input", {
      id: "filter", type: "search", autocomplete: "off", spellcheck: "false",
      placeholder: "Filter: words, s:changed, px>500 …", "aria-label": "Filter snapshots",
      "aria-describedby": "filter-count",
      on: {
        focus: () => tintype.prepareFilter(true),
        input: () => tintype.setFilter(field.value, "typing"),
      },
    });
    total = el("p", { id: "filter-count", class: "quiet" });
    const outcomes = tintype.outcomes.map((outcome, place) => {
      const button = el("button", {
        type: "button", "data-outcome": outcome, class: `outcome ${outcome}`,
        "aria-pressed": "false", disabled: counts[place] === 0,
        on: { click: () => tintype.setFilter(tintype.toggledTerm(state.filter, `s:${outcome}`), "set") },
      },
        el("span", { class: "sign", "aria-hidden": "true" }, tintype.signs[outcome]),
        el("span", { class: "count" }, tintype.grouped(counts[place])),
        el("span", { class: "word" }, tintype.word(outcome)));
      buttons.set(outcome, button);
      return button;
    });
    return el("div", { class: "search" }, field,
      el("div", { class: "outcomes", role: "group", "aria-label": "Show only" }, outcomes),
      tintype.makeSince(), total);
  };

  /** Finds the entries that match the filter. */
  tintype.findShown = () => {
    kept = tintype.matches(state.filter, true);
    tintype.continueSearch(() => tintype.list.rebuild());
  };

  tintype.isFiltered = () => kept !== null;

  /** Returns whether an entry matches the filter. */
  tintype.isShown = (entry) => !kept || kept[entry] === 1;

  /** Returns the number of entries in a range that match the filter. */
  tintype.countShown = (start, end) => {
    if (!kept) return end - start;
    let count = 0;
    for (let entry = start; entry < end; entry += 1) count += kept[entry];
    return count;
  };

  /** Sets the filter; with "typing", the text of the search box is not changed. */
  tintype.setFilter = (text, how) => {
    if (text === state.filter && how !== "start") return;
    state.filter = text;
    if (how !== "typing") field.value = text;
    // Scroll before the rows are created, because a shorter list would scroll the box itself.
    tintype.list.scrollToTop();
    tintype.list.rebuild();
    if (how !== "start") tintype.announce(summary);
    if (how !== "start") tintype.emit("location", how === "typing" ? "replace" : "push");
  };

  tintype.focusFilter = () => { field.focus(); field.select(); };

  // A filter that was typed before all names were known is applied to the others, too.
  tintype.on("names", () => { if (kept) tintype.extendSearch(); });

  tintype.on("rows", (shown) => {
    const all = tintype.grouped(tintype.data.count);
    summary = tintype.isFiltered()
      ? `${tintype.grouped(shown)} of ${all} shown${tintype.knowsNames() && tintype.isSearched() ? "" : " so far"}`
      : `${all} in total`;
    const missing = tintype.missingNames();
    if (missing > 0) summary += `, without ${tintype.counted(missing, "missing file")}`;
    total.textContent = summary;
    const wanted = tintype.filteredOutcomes(state.filter);
    for (const [outcome, button] of buttons) {
      button.setAttribute("aria-pressed", String(wanted.includes(outcome)));
    }
  });
})();
