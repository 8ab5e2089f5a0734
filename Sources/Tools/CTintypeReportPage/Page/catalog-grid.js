// SPDX-License-Identifier: MIT
"use strict";

// The grid of previews, in sections for modules and files. Cards are created for the first matches,
// and for the others when the user approaches them.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  const chunkSize = 60;

  // The distance of the rows of cards in pixels, as in catalog.css.
  const rowHeight = 276;

  // The number of columns.
  let columns = 1;

  /**
   * Returns the number of cards that fill the window. A search first shows as many, so that a key
   * creates few cards.
   */
  const windowSize = () => columns * Math.ceil(innerHeight / rowHeight);

  /** Computes the number of columns from the width of the grid. */
  const updateColumns = () => {
    const style = getComputedStyle(grid);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const gap = parseFloat(style.columnGap);
    const smallest = rem * Number(style.getPropertyValue("--smallest"));
    const width = grid.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    columns = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
    grid.style.setProperty("--columns", columns);
  };

  // The number of cards that are kept although they are not shown. The next key often shows the same
  // previews again.
  const keptCards = 300;

  // The time after a key in the search before more cards are added, in milliseconds: they and their
  // images would delay the next key.
  const searchPause = 200;

  // The time after a key in the search before the images of new cards are loaded, in milliseconds:
  // those of a list that the next key replaces would delay it.
  const imagePause = 60;

  let timer = 0;
  let imageTimer = 0;
  let grid = null;
  let more = null;
  let observer = null;
  // The elements of cards whose images are not loaded yet.
  const waiting = new Set();
  // The number of matches that have a card.
  let count = 0;
  // Whether a shown card waits for its preview.
  let isPending = false;
  // The cards by the identifiers of their previews, in the order in which they were last shown, and the
  // elements of modules and files.
  const cards = new Map();
  const modules = new Map();
  const files = new Map();

  /** Returns the value of a key, which is created if it is missing. */
  const get = (map, key, make) => {
    if (!map.has(key)) map.set(key, make());
    return map.get(key);
  };

  /** Creates the heading of a file, whose directory is shortened if it is wider than the cards. */
  const makeHeading = (file) => {
    const end = file.lastIndexOf("/") + 1;
    return el("h3", { title: file || null },
      end > 0 ? el("bdi", { class: "directory" }, file.slice(0, end)) : null,
      el("bdi", {}, file.slice(end) || "Unknown file"));
  };

  const makeFile = (preview) => {
    const list = el("ul", { class: "cards" });
    const section = el("section",
      { "data-file": preview.file, "aria-label": preview.file || preview.module },
      makeHeading(preview.file), list);
    return { section, list };
  };

  const fileKey = (preview) => `${preview.module}\n${preview.file}`;

  /** Finds the previews in texts that were not searched before, and shows them, too. */
  const searchAgain = (text) => {
    findMatches(text);
    showCount();
    keepingPosition(() => show(Math.max(count, windowSize()), { pause: searchPause }));
  };

  /** Finds the previews that match a text. */
  const findMatches = (text) => {
    catalog.matches = tintype.matching(text, true);
    tintype.continueSearch(() => searchAgain(text));
  };

  const makeCard = (preview, waits) => {
    const card = tintype.makeCard(preview);
    if (waits) {
      card.element.classList.add("waiting");
      waiting.add(card.element);
    }
    return card;
  };

  const loadImages = () => {
    for (const element of waiting) element.classList.remove("waiting");
    waiting.clear();
  };

  /**
   * Shows the cards of the first matches, up to a number. Those in `smooth` show their previous
   * images until the new ones are decoded; the promise is fulfilled when all images are shown. More
   * cards are added after a pause in milliseconds.
   */
  const show = (end, { smooth = new Set(), pause = 0 } = {}) => {
    const view = `${catalog.showsAll} ${tintype.fragment()}`;
    const [children, lists, areShown] = [new Set(), new Map(), []];
    const shownFiles = new Map();
    count = Math.min(end, catalog.matches.length);
    isPending = false;
    for (const place of catalog.matches) {
      if (areShown.length === count) break;
      const preview = tintype.preview(place);
      if (preview.isPending) isPending = true;
      const key = fileKey(preview);
      const file = get(files, key, () => makeFile(preview));
      const card = cards.get(preview.id) || makeCard(preview, pause > 0);
      // Moves the card to the end of the map.
      cards.delete(preview.id);
      cards.set(preview.id, card);
      areShown.push(tintype.updateCard(card, preview, view, smooth.has(preview.id)));
      children.add(get(modules, preview.module,
        () => el("h2", { "data-module": preview.module }, preview.module))).add(file.section);
      get(lists, file.list, () => []).push(card.element);
      shownFiles.set(key, catalog.fileOf[place]);
    }
    for (const [list, elements] of lists) tintype.arrange(list, elements);
    if (count === 0) children.add(absence());
    tintype.arrange(grid, [...children, more]);
    for (const id of cards.keys()) {
      if (cards.size <= count + keptCards) break;
      cards.delete(id);
    }
    for (const [key, { section }] of files) {
      if (!shownFiles.has(key)) { files.delete(key); continue; }
      // The number of all matches in a file determines the width of its section.
      const { first, end: last } = catalog.files[shownFiles.get(key)];
      section.style.setProperty("--count", catalog.matches.count(first, last));
    }
    grid.classList.toggle("all", catalog.showsAll);
    more.hidden = count === catalog.matches.length;
    // An observer only reports changes; a new observation reports the state of the new position.
    observer.unobserve(more);
    clearTimeout(timer);
    clearTimeout(imageTimer);
    if (pause > 0) {
      timer = setTimeout(() => observer.observe(more), pause);
      imageTimer = setTimeout(loadImages, imagePause);
    } else {
      observer.observe(more);
      loadImages();
    }
    return Promise.all(areShown);
  };

  const append = () => show(count + chunkSize);

  const absence = () => el("p", { class: "absence" }, catalog.count === 0
    ? "The package has no previews." : "No preview matches the search.");

  const links = () => [...grid.querySelectorAll("[data-preview]")];

  /** Returns the links of the cards in the window, and of those near it. */
  const linksNear = (distance) => {
    const all = links();
    let [first, end] = [0, all.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if (all[middle].getBoundingClientRect().bottom < -distance) first = middle + 1;
      else end = middle;
    }
    while (end < all.length && all[end].getBoundingClientRect().top < innerHeight + distance) end += 1;
    return all.slice(first, end);
  };

  /** Changes the grid without moving what is visible, and keeps the focus. */
  const keepingPosition = (change) => {
    const focused = document.activeElement;
    const position = links().indexOf(focused);
    // At the beginning of the page, the first previews are shown.
    const visible = scrollY > 0 ? linksNear(0) : [];
    // The number of columns can move cards to another row, but not the focused one.
    if (visible.includes(focused)) visible.unshift(focused);
    const tops = visible.map((link) => link.getBoundingClientRect().top);
    const result = change();
    const place = visible.findIndex((link) => link.isConnected);
    if (place >= 0) {
      const moved = visible[place].getBoundingClientRect().top - tops[place];
      if (Math.abs(moved) >= 1) scrollBy(0, moved);
    }
    if (position >= 0 && document.activeElement !== focused) {
      const rest = links();
      const next = focused.isConnected ? focused : rest[Math.min(position, rest.length - 1)] || grid;
      next.focus({ preventScroll: true });
    }
    return result;
  };

  /** Shows the cards in another variant. */
  tintype.showCards = () => { keepingPosition(() => show(count)); };

  /** Shows the cards of replaced previews; the promise is fulfilled when the images are shown. */
  tintype.replaceCards = () => {
    findMatches(document.getElementById("search").value);
    showCount();
    tintype.prepareSearch();
    const near = new Set(linksNear(300).map((link) => link.dataset.preview));
    return keepingPosition(() => show(Math.max(count, chunkSize), { smooth: near }));
  };

  /** Moves the focus to the card of a preview, which may not exist yet. */
  tintype.focusPreview = (place) => {
    if (!catalog.matches.has(place)) return;
    const position = catalog.matches.count(0, place);
    if (count <= position) show(position + chunkSize);
    cards.get(tintype.preview(place).id).link.focus();
  };

  // MARK: Search

  const showCount = () => {
    const total = catalog.count;
    const matching = catalog.matches.length;
    const { isComplete, missing } = catalog.parts;
    let text = tintype.counted(total, "preview");
    if (matching !== total) text = `${tintype.grouped(matching)} of ${text}`;
    if (matching !== total && !(isComplete && tintype.isSearched())) text += " so far";
    if (missing > 0) text += `, without ${tintype.counted(missing, "missing file")}`;
    document.getElementById("count").textContent = text;
  };

  tintype.on("names", () => {
    // A search that was typed before all previews were known is applied to the others, too.
    if (document.getElementById("search").value.trim() !== "") tintype.extendSearch();
    else if (catalog.parts.isComplete) showCount();
    if (isPending) keepingPosition(() => show(Math.max(count, windowSize())));
  });

  /** Shows the previews that match a text, and at first only the cards of one window. */
  tintype.search = (text) => {
    startSearch(text, Math.min(chunkSize, windowSize()), searchPause);
  };

  const startSearch = (text, end, pause) => {
    findMatches(text);
    show(end, { pause });
    showCount();
    for (const button of document.querySelectorAll("[data-term]")) {
      const isOn = text.split(/\s+/).includes(button.dataset.term);
      button.setAttribute("aria-pressed", String(isOn));
    }
    scrollTo(0, 0);
    tintype.emit("search");
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

  tintype.startGrid = () => {
    grid = document.getElementById("grid");
    more = el("div", { class: "more", "aria-hidden": "true" });
    observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && count < catalog.matches.length) append();
    }, { rootMargin: "1500px" });
    updateColumns();
    // A wider window, or a larger font, changes the number of columns.
    new ResizeObserver(updateColumns).observe(grid);
    tintype.startKeys(links, () => {
      if (count < catalog.matches.length) append();
    });
    tintype.prepareSearch();
    startSearch("", chunkSize, 0);
  };
})();
