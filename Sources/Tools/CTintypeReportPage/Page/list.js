// SPDX-License-Identifier: MIT
"use strict";

// The list of snapshots. Only the visible rows are in the document.

(() => {
  const { el, listTree } = tintype;
  const rowHeight = 56;
  // Browsers limit the height of an element. A longer list is scrolled in proportion.
  const heightLimit = 16e6;
  let box, sizer;
  let active = "";
  let isScheduled = false;
  let above = 0;
  // The elements of drawn rows by the keys of the rows: { contents, node, top, isWhole }.
  let elements = new Map();

  tintype.makeList = () => {
    const { click, keydown } = tintype.selection;
    sizer = el("div", { class: "sizer", role: "presentation" });
    box = el("div", {
      id: "list", role: "tree", tabindex: "0", "aria-label": "Snapshots",
      on: { scroll: schedule, click, keydown },
    }, sizer);
    new ResizeObserver(schedule).observe(box);
    return el("nav", { id: "side", "aria-label": "Snapshots" }, tintype.makeSearch(), box);
  };

  /** Creates the rows again after a change of the filter or of open rows. */
  const rebuild = () => {
    // After the first change, reading these would lay out the document once more.
    const [top, height] = [box.scrollTop, box.clientHeight];
    const shown = listTree.create();
    const whole = Math.min(listTree.count * rowHeight, heightLimit);
    sizer.style.height = `${whole}px`;
    tintype.emit("rows", shown);
    draw(Math.min(top, Math.max(0, whole - height)), height);
  };

  /** Draws in the next animation frame. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => { isScheduled = false; render(); });
  };

  const render = () => draw(box.scrollTop, box.clientHeight);

  /** Returns the distance by which rows are above their places, at a position of the scroll bar. */
  const shift = (top, height) => {
    const whole = listTree.count * rowHeight;
    if (whole <= heightLimit) return 0;
    return Math.round(top * (whole - height) / (heightLimit - height) - top);
  };

  /** Draws the visible rows, and some above and below them. */
  const draw = (top, height) => {
    above = shift(top, height);
    const first = Math.max(0, Math.floor((top + above) / rowHeight) - 8);
    const end = Math.min(listTree.count, first + Math.ceil(height / rowHeight) + 16);
    const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
    // The row in `aria-activedescendant` must be in the document, even if it is not visible.
    const place = listTree.placeOf(active);
    if (place !== undefined && (place < first || place >= end)) places.push(place);
    elements = new Map(places.map((item) => element(listTree.at(item), item)));
    replace([...elements.values()].map(({ node }) => node));
    if (place === undefined) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", `row-${place}`);
  };

  /** Replaces the rows in the document, and moves none that stays, because it would be laid out. */
  const replace = (nodes) => {
    const kept = new Set(nodes);
    for (const node of [...sizer.children]) if (!kept.has(node)) node.remove();
    let next = sizer.firstChild;
    for (const node of nodes) {
      if (node === next) next = next.nextSibling; else sizer.insertBefore(node, next);
    }
  };

  /** Returns the key of a row with its element, which is used again if its contents are the same. */
  const element = (row, place) => {
    const key = listTree.keyOf(row);
    const { members } = row;
    const contents = [row.isOpen, row.count, members && members.length,
      members && members[0]].join();
    const old = elements.get(key);
    const item = old && old.contents === contents ? old
      : { contents, isWhole: isWhole(row), node: make(row, key) };
    const attributes = {
      id: `row-${place}`, "data-place": place, "aria-posinset": row.place, "aria-setsize": row.size,
      "aria-selected": key === active,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (item.node.getAttribute(name) !== String(value)) item.node.setAttribute(name, value);
    }
    const top = place * rowHeight - above;
    if (item.top !== top) item.node.style.transform = `translateY(${top}px)`;
    item.top = top;
    return [key, item];
  };

  /** Returns the entry whose thumbnails a row displays; undefined if it displays none. */
  const pictured = (row) => (row.kind === "entry" ? row.value
    : row.kind === "cause" ? tintype.example(row.value, row.members) : undefined);

  /** Returns whether a row will not get other thumbnails. */
  const isWhole = (row) => {
    if (row.kind === "entry" && !tintype.isNamed(row.value)) return false;
    const entry = pictured(row);
    return entry === undefined || !tintype.hasThumbnail(entry) || tintype.isThumbnailLoaded(entry);
  };

  const make = (row, key) => {
    const node = el("div", {
      role: "treeitem", class: `row ${row.kind} level-${row.level}`, "aria-level": row.level,
      "aria-expanded": row.isOpen === undefined ? null : String(row.isOpen), "data-key": key,
    });
    tintype.fillRow(node, row);
    return node;
  };

  /** Scrolls to a row. */
  const reveal = (place) => {
    const top = place * rowHeight;
    const [height, whole] = [box.clientHeight, listTree.count * rowHeight];
    if (whole > heightLimit) {
      const shown = box.scrollTop + shift(box.scrollTop, height);
      const wanted = Math.min(Math.max(shown, top + rowHeight - height), top);
      if (wanted !== shown) {
        box.scrollTop = wanted * (heightLimit - height) / (whole - height);
      }
      return;
    }
    if (top < box.scrollTop) box.scrollTop = top;
    const lowest = top + rowHeight - box.clientHeight;
    if (lowest > box.scrollTop) box.scrollTop = lowest;
  };

  /** Makes a row the active one, and scrolls to it if it is among the rows. */
  const activate = (key) => {
    active = key;
    const place = listTree.placeOf(key);
    if (place !== undefined) reveal(place);
    render();
  };

  tintype.list = {
    rebuild, activate,
    get active() { return active; },
    set active(key) { active = key; },
    focus: () => box.focus(),
    scrollToTop: () => { box.scrollTop = 0; },
    /** The number of rows that a page key moves by. */
    get pageSize() { return Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1); },
  };

  // The contents of all rows depend on the decisions.
  tintype.on("decisions", () => {
    elements.clear();
    render();
  });
  for (const event of ["thumbnails", "names"]) {
    tintype.on(event, () => {
      // Rows without their thumbnails or names are created again.
      for (const [key, { isWhole }] of elements) if (!isWhole) elements.delete(key);
      schedule();
    });
  }
})();
