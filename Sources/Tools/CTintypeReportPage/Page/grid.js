// SPDX-License-Identifier: MIT
"use strict";

// The overview: all images of the filter, or of the selected cause, as cards with a thumbnail. Only
// the visible cards are in the document.

(() => {
  const { el, state } = tintype;
  // The minimum width, and the height, of a card; cards fill the whole width.
  const [leastWidth, cardHeight, gap] = [184, 212, 10];
  let cardWidth = leastWidth;
  let box = null, sizer = null, caption = null, toggle = null;
  let items = [], columns = 1, isScheduled = false;

  tintype.makeGridToggle = () => {
    toggle = el("button", { type: "button", id: "overview", "aria-pressed": "false",
      title: "All images as thumbnails. Key v", on: { click: () => tintype.toggleGrid() } },
    "Overview");
    return toggle;
  };

  /** Returns the cause whose images are displayed, or −1 for all images of the filter. */
  const shownCause = () => {
    const cause = state.cause >= 0 ? state.cause : state.within;
    // A filter may exclude all images of the selected cause.
    return cause >= 0 && tintype.data.causes[cause].members.some(tintype.isShown) ? cause : -1;
  };

  const find = () => {
    const cause = shownCause();
    if (cause >= 0) return tintype.data.causes[cause].order.filter(tintype.isShown);
    const found = [];
    for (let entry = 0; entry < tintype.data.count; entry += 1) {
      if (tintype.isShown(entry)) found.push(entry);
    }
    return found;
  };

  /** Creates the overview, and selects the card of the displayed entry. */
  tintype.makeGrid = () => {
    sizer = el("div", { class: "sizer", role: "presentation" });
    box = el("div", { id: "grid", role: "listbox", tabindex: "0",
      on: { scroll: schedule, click, keydown } }, sizer);
    caption = el("p", { class: "caption" });
    new ResizeObserver(() => { if (box.isConnected) layOut(); }).observe(box);
    return el("div", { class: "overview" }, caption, box);
  };

  /** Updates the overview after a change of the filter or of the selection. */
  tintype.updateGrid = () => {
    if (!state.isGrid || !box || !box.isConnected) return;
    items = find();
    const cause = shownCause();
    const title = cause >= 0 ? tintype.causeTitle(cause) : "all snapshots of the filter";
    // The header describes the selected cause.
    caption.hidden = cause >= 0 && state.cause >= 0;
    caption.replaceChildren(`${tintype.countedMembers(items)}: `,
      ...(cause >= 0 ? tintype.causeNodes(cause, title) : [title]));
    box.setAttribute("aria-label", `Overview of ${title}`);
    layOut();
    reveal();
  };

  const layOut = () => {
    const room = box.clientWidth - gap;
    columns = Math.max(1, Math.min(Math.floor(room / (leastWidth + gap)), items.length));
    // A few cards are not wider than twice their minimum.
    cardWidth = Math.min(room / columns - gap, 2 * leastWidth);
    sizer.style.height = `${Math.ceil(items.length / columns) * (cardHeight + gap) + gap}px`;
    render();
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => { isScheduled = false; if (box.isConnected) render(); });
  };

  const render = () => {
    const line = cardHeight + gap;
    const first = Math.max(0, Math.floor(box.scrollTop / line) - 1) * columns;
    const count = (Math.ceil(box.clientHeight / line) + 2) * columns;
    const cards = items.slice(first, first + count).map((entry, index) =>
      card(entry, first + index));
    const place = items.indexOf(state.entry);
    // The element of `aria-activedescendant` must be in the document.
    if (place >= 0 && (place < first || place >= first + count)) {
      cards.push(card(state.entry, place));
    }
    sizer.replaceChildren(...cards);
    if (place < 0) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", `card-${place}`);
  };

  const card = (entry, place) => {
    const outcome = tintype.outcome(entry);
    const cause = shownCause();
    const isOutlier = cause >= 0 && Boolean(tintype.reason(entry, cause));
    const node = el("div", { id: `card-${place}`, role: "option", class: `card ${outcome}`,
      "data-card": tintype.text("id", entry), "data-place": place, title: tintype.name(entry),
      "aria-selected": String(entry === state.entry), "aria-posinset": place + 1,
      "aria-setsize": items.length },
    tintype.hasThumbnail(entry) ? tintype.thumbnail(entry, "card")
      : el("span", { class: "thumbnail", "aria-hidden": "true" }, tintype.signs[outcome]),
    el("span", { class: "title" }, tintype.breakable(tintype.nameParts(entry).test)),
    el("span", { class: "status" },
      el("span", { class: "variant" }, tintype.variant(entry)),
      isOutlier ? el("span", { class: "outlier" }, "outlier") : null,
      el("span", { class: "number" }, tintype.badge(entry) || amount(entry, outcome))));
    node.style.width = `${cardWidth}px`;
    const line = Math.floor(place / columns);
    const left = gap + (place % columns) * (cardWidth + gap);
    node.style.transform = `translate(${left}px, ${gap + line * (cardHeight + gap)}px)`;
    return node;
  };

  /** Returns the share of differing pixels, or the outcome if it is not known or not a change. */
  const amount = (entry, outcome) => (outcome === "changed" && tintype.share(entry)) || [
    el("span", { class: "sign", "aria-hidden": "true" }, tintype.signs[outcome]),
    ` ${tintype.word(outcome)}`];

  const reveal = () => {
    const place = items.indexOf(state.entry);
    if (place < 0) return;
    const top = Math.floor(place / columns) * (cardHeight + gap);
    if (top < box.scrollTop) box.scrollTop = top;
    const lowest = top + cardHeight + 2 * gap - box.clientHeight;
    if (lowest > box.scrollTop) box.scrollTop = lowest;
  };

  const choose = (place) => {
    const entry = items[place];
    if (entry === undefined) return;
    tintype.show(entry, -1, "push", shownCause());
    tintype.revealShown();
  };

  /** Moves to the next undecided card, and stays if there is none. */
  tintype.stepToOpenCard = () => {
    const start = items.indexOf(state.entry);
    for (let step = 1; step < items.length; step += 1) {
      const place = (start + step + items.length) % items.length;
      const entry = items[place];
      if (tintype.canDecide(entry) && !tintype.decision(entry)) { choose(place); return; }
    }
  };

  /** Switches between the overview and the comparison of the selected image. */
  tintype.toggleGrid = async (isGrid = !state.isGrid) => {
    if (state.isGrid === isGrid) return;
    state.isGrid = isGrid;
    tintype.emit("location", "push");
    tintype.announce(isGrid ? "Overview" : tintype.shownTitle());
    await tintype.showAgain();
    if (state.isGrid && box) box.focus();
  };

  tintype.syncGridToggle = () => toggle.setAttribute("aria-pressed", String(state.isGrid));

  const open = (place) => {
    choose(place);
    tintype.toggleGrid(false);
    document.getElementById("subject").focus();
  };

  const click = (event) => {
    const node = event.target.closest("[data-place]");
    if (node) open(Number(node.dataset.place));
  };

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = items.indexOf(state.entry);
    const page = columns * Math.max(1, Math.floor(box.clientHeight / (cardHeight + gap)) - 1);
    const last = items.length - 1;
    const moves = {
      ArrowRight: place + 1, ArrowLeft: place - 1, ArrowDown: place + columns,
      ArrowUp: place - columns, PageDown: place + page, PageUp: place - page, Home: 0, End: last,
    };
    if (event.key === "Enter") open(place);
    else if (Object.hasOwn(moves, event.key)) choose(Math.min(Math.max(moves[event.key], 0), last));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  tintype.on("rows", () => tintype.updateGrid());
  tintype.on("decisions", () => tintype.updateGrid());
  for (const event of ["thumbnails", "names"]) {
    tintype.on(event, () => { if (state.isGrid && box) schedule(); });
  }
})();
