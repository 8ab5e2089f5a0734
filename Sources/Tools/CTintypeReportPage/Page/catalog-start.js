// SPDX-License-Identifier: MIT
"use strict";

// The start of a catalog's page, and the replacement of its data while it is shown.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  const terms = [
    ["is:changed", "changed"], ["is:updated", "updated"], ["is:failed", "failed"],
    ["is:warned", "with warnings"],
  ];

  const termButtons = () => document.querySelectorAll("[data-term]");

  /** Shows the numbers of previews that match the terms of the buttons. */
  const showTerms = () => {
    for (const button of termButtons()) {
      const count = tintype.countOf(button.dataset.term);
      button.dataset.count = count;
      button.textContent = `${tintype.grouped(count)} ${button.dataset.label}`;
    }
    hideTerms();
  };

  const hideTerms = () => {
    for (const button of termButtons()) {
      // A pressed button must be able to end its search.
      button.hidden = button.dataset.count === "0" && button.getAttribute("aria-pressed") !== "true";
    }
  };

  /** Starts the page when it has data. */
  tintype.start = () => {
    if (!catalog.data) return;
    const search = el("input", {
      id: "search", type: "search", autocomplete: "off", spellcheck: "false",
      placeholder: "Search", "aria-label": "Search previews", "aria-describedby": "syntax",
      on: { input: () => tintype.search(search.value) },
    });
    const buttons = terms.map(([term, label]) => el("button", {
      type: "button", "data-term": term, "data-label": label, "aria-pressed": "false",
      on: { click: () => tintype.toggleTerm(term) },
    }));
    const switches = el("div", { id: "switches" });
    document.getElementById("app").append(
      el("div", { id: "controls" },
        el("div", { class: "find" }, search, el("span", { id: "count", class: "quiet" }), buttons),
        switches),
      el("p", { id: "syntax", class: "hidden" }, "Words in names, files, accessibility texts, "
        + "symbols, colors and fonts. Also symbol:star, color:red, font:bold, module:, file:."),
      tintype.makeOmissions(), el("div", { id: "grid", tabindex: "-1" }),
      tintype.makePreviewDialog());
    tintype.addSwitches(switches);
    tintype.showOmissions();
    showTerms();
    tintype.on("search", hideTerms);
    tintype.on("variants", () => {
      tintype.showCards();
      tintype.writeAddress();
    });
    tintype.startGrid();
    addEventListener("hashchange", tintype.readAddress);
    tintype.readAddress();
    document.documentElement.classList.add("started");
  };

  // MARK: Replacing

  const showTotals = () => {
    const images = catalog.listed.reduce((count, preview) => count + preview.imageCount, 0);
    const variants = catalog.listed.reduce((count, preview) => count + preview.count, 0);
    document.querySelector("#banner .totals").replaceChildren(
      `${tintype.counted(catalog.count, "preview")} · ${tintype.counted(images, "image")}`,
      ...(images === variants ? [] : [" · ",
        el("span", { class: "failed" }, tintype.counted(variants - images, "failure"))]));
  };

  /**
   * Replaces the data of the page. The search, the selection, the open preview, the focus and the
   * scroll position stay. The promise is fulfilled when the visible images are shown.
   */
  tintype.replaceCatalog = (data, updated) => {
    const { count, selection } = catalog;
    const { settings } = catalog.data;
    const open = tintype.preview(catalog.open);
    tintype.catalog(data);
    catalog.updated = updated;
    catalog.selection = data.settings.map((setting) => {
      const place = settings.findIndex((each) => each.key === setting.key);
      const value = place < 0 ? "" : settings[place].values[selection[place]];
      return Math.max(0, setting.values.indexOf(value));
    });
    if (JSON.stringify(settings) !== JSON.stringify(data.settings)) tintype.showSwitches();
    showTotals();
    tintype.showOmissions();
    showTerms();
    const place = open && catalog.places.get(open.id);
    catalog.open = place === undefined ? -1 : place;
    const isShown = [tintype.replaceCards()];
    if (place !== undefined) isShown.push(tintype.replacePreview());
    else if (open) tintype.closeRemoved();
    // The address can name a preview that did not exist when the page was opened.
    if (count === 0) tintype.readAddress();
    tintype.emit("replaced", open && place === undefined ? open : null);
    return Promise.all(isShown);
  };

  addEventListener("DOMContentLoaded", tintype.start);
})();
