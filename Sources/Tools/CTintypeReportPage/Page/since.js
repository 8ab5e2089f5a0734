// SPDX-License-Identifier: MIT
"use strict";

// The comparison with the run of a base commit. The data have comparison {commit, runs, remarks,
// kinds}; a kind is [name, title, entries, details], with the index of an entry and its detail.
//
//   [data-since]   the buttons of the kinds with counts, which filter the list

(() => {
  const { el } = tintype;
  let differences = null;

  const kinds = () => (tintype.data.comparison ? tintype.data.comparison.kinds : []);

  /** Returns the differences of an entry as pairs of a title and a detail. */
  tintype.differencesOf = (entry) => {
    if (differences === null) {
      differences = new Map();
      for (const [, title, entries, details] of kinds()) {
        const detailOf = new Map(details);
        for (const each of entries) {
          if (!differences.has(each)) differences.set(each, []);
          differences.get(each).push([title, detailOf.get(each) || ""]);
        }
      }
    }
    return differences.get(entry) || [];
  };

  /** Returns 1 for each entry with a difference whose kind begins with one of some values. */
  tintype.entriesSince = (values) => {
    const found = new Uint8Array(tintype.data.count);
    for (const [name, , entries] of kinds()) {
      if (!values.some((value) => name.startsWith(value))) continue;
      for (const entry of entries) found[entry] = 1;
    }
    return found;
  };

  /** Creates the counts of the differences, which filter the list; null without a comparison. */
  tintype.makeSince = () => {
    const { comparison } = tintype.data;
    if (!comparison) return null;
    const buttons = kinds().map(([name, title, entries]) => el("button", {
      type: "button", "data-since": name, class: "outcome", "aria-pressed": "false",
      on: { click: () => tintype.setFilter(
        tintype.toggledTerm(tintype.state.filter, `since:${name}`), "set") },
    }, el("span", { class: "count" }, tintype.grouped(entries.length)),
    el("span", { class: "word" }, title)));
    tintype.on("rows", () => {
      const words = tintype.state.filter.toLowerCase().split(/\s+/);
      for (const button of buttons) {
        const isOn = words.includes(`since:${button.dataset.since}`);
        button.setAttribute("aria-pressed", String(isOn));
      }
    });
    return el("div", { class: "since", role: "group", "aria-label": "Since the base" },
      el("p", { class: "quiet" }, "Since ", el("code", {}, comparison.commit),
        `, ${tintype.counted(comparison.runs, "run")}`,
        buttons.length === 0 ? ": the same results" : ""),
      buttons,
      comparison.remarks.map((remark) => el("p", { class: "quiet remark" }, remark)));
  };

  /** Creates the section about the differences of an entry; null if there are none. */
  tintype.makeDifferences = (entry) => {
    const all = tintype.differencesOf(entry);
    if (all.length === 0) return null;
    return tintype.section(`Since ${tintype.data.comparison.commit}`,
      el("ul", { class: "notes" }, all.map(([title, detail]) => el("li", {},
        el("strong", {}, title), detail ? `: ${detail}` : ""))));
  };
})();
