// SPDX-License-Identifier: MIT
"use strict";

// The grid of previews, in sections for modules and files. Cards are created for the first matches,
// and for the others when the user approaches them.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  const chunkSize = 60;

  let grid = null;
  let more = null;
  let observer = null;
  // The number of matches that have a card, and the list that the next card is appended to.
  let count = 0;
  let list = null;
  let section = "";

  /** Creates the image of a variant, or the reason why there is none. */
  tintype.makeImage = (preview, index, isLazy) => {
    const variant = preview.variants[index];
    const name = tintype.variantName(index);
    if (variant.message !== undefined) {
      return el("span", { class: "failure" }, "Not rendered");
    }
    const width = Math.max(1, Math.round(variant.width));
    const image = el("img", {
      // The title of a card is the name of its link.
      src: tintype.imagePath(variant), alt: isLazy ? "" : `${preview.name}${name && `, ${name}`}`,
      width, height: Math.max(1, Math.round(variant.height)), "data-scheme": tintype.scheme(index),
      loading: isLazy ? "lazy" : null, decoding: "async", draggable: "false",
    });
    image.style.setProperty("--width", `${width}px`);
    return image;
  };

  const makeCard = (place) => {
    const preview = catalog.previews[place];
    const selected = tintype.variant();
    const shown = catalog.showsAll ? [...preview.variants.keys()] : [selected];
    const badges = [];
    if (tintype.hasFailed(preview)) badges.push(el("span", { class: "badge failed" }, "failed"));
    if (tintype.hasWarnings(preview)) {
      badges.push(el("span", { class: "badge changed" }, "warnings"));
    }
    if (preview.isExcluded) badges.push(el("span", { class: "badge quiet" }, "not tested"));
    return el("li", { class: "card" },
      el("a", {
        href: `#${tintype.fragment(place)}`, "data-preview": preview.id,
      }, el("span", { class: "images" }, shown.map((index) =>
        el("span", { class: "frame" }, tintype.makeImage(preview, index, true),
          catalog.showsAll ? el("span", { class: "caption" }, tintype.variantName(index)) : null))),
      el("span", { class: "title" }, el("bdi", {}, tintype.shortTitle(preview))), badges));
  };

  /** Returns the name of a preview without the name of its file. */
  tintype.shortTitle = (preview) => {
    const file = preview.file.slice(preview.file.lastIndexOf("/") + 1).replace(/\.swift$/, "");
    const isPrefix = file !== "" && preview.name.startsWith(`${file}.`);
    return isPrefix ? preview.name.slice(file.length + 1) : preview.name;
  };

  const openSection = (preview) => {
    const key = `${preview.module}\n${preview.file}`;
    if (list && key === section) return;
    const isNewModule = !list || section.split("\n")[0] !== preview.module;
    section = key;
    list = el("ul", { class: "cards" });
    if (isNewModule) grid.append(el("h2", { "data-module": preview.module }, preview.module));
    grid.append(
      el("section", { "data-file": preview.file, "aria-label": preview.file || preview.module },
        el("h3", {}, preview.file || "Unknown file"), list));
  };

  const append = () => {
    const end = Math.min(catalog.matches.length, count + chunkSize);
    while (count < end) {
      const place = catalog.matches[count];
      openSection(catalog.previews[place]);
      list.append(makeCard(place));
      count += 1;
    }
    more.hidden = count === catalog.matches.length;
    grid.append(more);
    // An observer only reports changes; a new observation reports the state of the new position.
    observer.unobserve(more);
    observer.observe(more);
  };

  /** Creates the cards of the matches again. */
  tintype.showCards = () => {
    const focused = document.activeElement && document.activeElement.dataset.preview;
    const least = Math.min(count, catalog.matches.length);
    [count, list, section] = [0, null, ""];
    grid.replaceChildren();
    grid.classList.toggle("all", catalog.showsAll);
    append();
    // The position of the focus is kept when another variant is shown.
    if (focused && grid.querySelector(`[data-preview="${CSS.escape(focused)}"]`) === null) {
      while (count < least) append();
    }
    if (focused) focusCard(focused);
    if (catalog.matches.length === 0) {
      grid.prepend(el("p", { class: "absence" }, catalog.previews.length === 0
        ? "The package has no previews." : "No preview matches the search."));
    }
  };

  const cards = () => [...grid.querySelectorAll("[data-preview]")];

  const focusCard = (id) => {
    const card = cards().find((each) => each.dataset.preview === id);
    if (card) card.focus();
    return card !== undefined;
  };

  /** Moves the focus to the card of a preview, which may not exist yet. */
  tintype.focusPreview = (place) => {
    const position = catalog.matches.indexOf(place);
    if (position < 0) return;
    while (count <= position) append();
    focusCard(catalog.previews[place].id);
  };

  /** Shows the previews that match a text. */
  tintype.search = (text) => {
    catalog.matches = tintype.matching(text);
    count = 0;
    tintype.showCards();
    const total = catalog.previews.length;
    const shown = catalog.matches.length;
    document.getElementById("count").textContent = shown === total
      ? tintype.counted(total, "preview")
      : `${tintype.grouped(shown)} of ${tintype.counted(total, "preview")}`;
    for (const button of document.querySelectorAll("[data-term]")) {
      const isOn = text.split(/\s+/).includes(button.dataset.term);
      button.setAttribute("aria-pressed", String(isOn));
    }
    scrollTo(0, 0);
  };

  /** Replaces the text of the search box, and searches. */
  tintype.setSearch = (text) => {
    document.getElementById("search").value = text;
    tintype.search(text);
    tintype.announce(document.getElementById("count").textContent);
  };

  tintype.toggleTerm = (term) => {
    const words = document.getElementById("search").value.split(/\s+/).filter(Boolean);
    const rest = words.filter((word) => word !== term);
    tintype.setSearch((rest.length < words.length ? rest : [term, ...words]).join(" "));
  };

  // MARK: Keys

  /** Returns the card below or above a card: the nearest one in the next row. */
  const vertical = (all, index, step) => {
    const box = all[index].getBoundingClientRect();
    let best = -1;
    let row = null;
    for (let next = index + step; next >= 0 && next < all.length; next += step) {
      const other = all[next].getBoundingClientRect();
      const isOtherRow = step > 0 ? other.top > box.top + 1 : other.top < box.top - 1;
      if (!isOtherRow) continue;
      if (row !== null && Math.abs(other.top - row) > 1) break;
      row = other.top;
      const distance = Math.abs(other.left - box.left);
      if (best < 0 || distance < Math.abs(all[best].getBoundingClientRect().left - box.left)) {
        best = next;
      }
    }
    return best;
  };

  const move = (key) => {
    let all = cards();
    if (all.length === 0) return;
    const index = all.indexOf(document.activeElement);
    if (index < 0) { all[0].focus(); return; }
    const isForward = key === "ArrowRight" || key === "ArrowDown";
    if (isForward && index >= all.length - 12 && count < catalog.matches.length) {
      append();
      all = cards();
    }
    const next = key === "ArrowLeft" ? index - 1 : key === "ArrowRight" ? index + 1
      : vertical(all, index, key === "ArrowDown" ? 1 : -1);
    if (next >= 0 && next < all.length) all[next].focus();
  };

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || catalog.open >= 0) return;
    const search = document.getElementById("search");
    if (event.target === search) {
      if (event.key !== "Escape" && event.key !== "ArrowDown") return;
      event.preventDefault();
      if (event.key === "Escape" && search.value !== "") tintype.setSearch("");
      else move("ArrowRight");
      return;
    }
    if (event.target instanceof Element && event.target.closest("input, select")) return;
    if (event.key === "/") {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key)) {
      const isCard = document.activeElement && document.activeElement.dataset.preview;
      // Without a selected card, the vertical arrows scroll.
      if (!isCard && !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      event.preventDefault();
      move(event.key);
    }
  };

  tintype.startGrid = () => {
    grid = document.getElementById("grid");
    more = el("div", { class: "more", "aria-hidden": "true" });
    observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && count < catalog.matches.length) append();
    }, { rootMargin: "1500px" });
    addEventListener("keydown", keydown);
    tintype.prepareSearch();
  };
})();
