// SPDX-License-Identifier: MIT
"use strict";

// The results of a snapshot in the runs of its output directory.

(() => {
  const { el } = tintype;
  // Results that are visible without opening the list of all.
  const shownCount = 4;

  /** Creates the section about other runs; null if there are none. */
  tintype.makeHistory = (history) => {
    if (!history) return null;
    const { rows, evidence } = history;
    const items = rows.map(([run, outcome, file, program]) => el("li", {},
      el("span", { class: `sign ${outcome}`, "aria-hidden": "true" }, tintype.signs[outcome]),
      ` ${outcome} `, el("code", { title: "Run" }, run),
      file ? [" ", el("code", { title: "Digest of the new file" }, file)] : null,
      program ? [" ", el("span", { class: "quiet", title: "Test program" }, program)] : null));
    const list = (some) => el("ul", { class: "history" }, some);
    const rest = items.slice(shownCount);
    return tintype.section("History, latest run first",
      evidence ? el("p", { class: "flaky" }, el("strong", {}, "Flaky. "), evidence) : null,
      list(items.slice(0, shownCount)),
      rest.length === 0 ? null : el("details", {},
        el("summary", {}, `and ${tintype.counted(rest.length, "result")} more`), list(rest)));
  };
})();
