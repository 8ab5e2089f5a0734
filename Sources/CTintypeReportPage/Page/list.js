// SPDX-License-Identifier: MIT
"use strict";

// The list of snapshots. Only the visible rows are in the document.

(() => {
  const { el, listTree } = tintype;
  const rowHeight = 52;
  let box, sizer;
  let active = "";
  let isScheduled = false;

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
    const shown = listTree.create();
    sizer.style.height = `${listTree.rows.length * rowHeight}px`;
    tintype.emit("rows", shown);
    render();
  };

  /** Draws in the next animation frame. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => { isScheduled = false; render(); });
  };

  const render = () => {
    const { rows } = listTree;
    const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - 8);
    const count = Math.ceil(box.clientHeight / rowHeight) + 16;
    const shown = rows.slice(first, first + count).map((row, index) => element(row, first + index));
    // The row in `aria-activedescendant` must be in the document, even if it is not visible.
    const place = listTree.placeOf(active);
    if (place !== undefined && (place < first || place >= first + count)) {
      shown.push(element(rows[place], place));
    }
    sizer.replaceChildren(...shown);
    if (place === undefined) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", `row-${place}`);
  };

  const element = (row, place) => {
    const key = listTree.keyOf(row);
    const node = el("div", {
      id: `row-${place}`, role: "treeitem", class: `row ${row.kind} level-${row.level}`,
      "aria-level": row.level, "aria-posinset": row.place, "aria-setsize": row.size,
      "aria-selected": String(key === active),
      "aria-expanded": row.isOpen === undefined ? null : String(row.isOpen),
      "data-key": key, "data-place": place,
    });
    node.style.transform = `translateY(${place * rowHeight}px)`;
    tintype.fillRow(node, row);
    return node;
  };

  /** Scrolls to a row. */
  const reveal = (place) => {
    const top = place * rowHeight;
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

  tintype.on("decisions", () => render());
  tintype.on("thumbnails", () => schedule());
})();
