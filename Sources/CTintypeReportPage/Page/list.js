// SPDX-License-Identifier: MIT
"use strict";

// The list of snapshots: a tree of sections, causes and entries. Only the visible rows are in the
// document. A row is { kind: "section" | "cause" | "entry" | "failure", value, level, place, size };
// an entry below a cause also has the cause, because it may be below several of them.

(() => {
  const { el, state } = tintype;
  const rowHeight = 52;
  let rows = [];
  const known = new Map();
  let active = "";
  let scheduled = false;
  let holds = null;
  const open = new Set(["section:changed", "section:failed", "section:missing", "section:recorded",
    "section:tests"]);
  // Rows that the user opened or closed keep their state for every filter.
  const touched = new Set();

  const keyOf = (row) => (row.cause === undefined
    ? `${row.kind}:${row.value}` : `${row.kind}:${row.value}@${row.cause}`);

  // The indices of rows by key, which are searched on demand, because few are needed.
  const places = {
    get: (key) => {
      if (!known.has(key)) {
        const place = rows.findIndex((row) => key === keyOf(row));
        known.set(key, place < 0 ? undefined : place);
      }
      return known.get(key);
    },
    has: (key) => places.get(key) !== undefined,
  };

  let box, sizer, search, total;
  const buttons = new Map();

  tintype.makeList = () => {
    const { counts } = tintype.data;
    search = el("input", {
      id: "filter", type: "search", autocomplete: "off", spellcheck: "false",
      placeholder: "Filter: words, s:changed, px>500 …", "aria-label": "Filter snapshots",
      "aria-describedby": "filter-count",
      on: { input: () => tintype.setFilter(search.value, "typing") },
    });
    total = el("p", { id: "filter-count", class: "quiet" });
    const outcomes = tintype.outcomes.map((outcome, place) => {
      const button = el("button", {
        type: "button", "data-outcome": outcome, class: `outcome ${outcome}`,
        "aria-pressed": "false", disabled: counts[place] === 0,
        on: { click: () => tintype.setFilter(tintype.toggledOutcome(state.filter, outcome), "set") },
      },
        el("span", { class: "sign", "aria-hidden": "true" }, tintype.signs[outcome]),
        el("span", { class: "count" }, tintype.grouped(counts[place])),
        el("span", { class: "word" }, tintype.word(outcome)));
      buttons.set(outcome, button);
      return button;
    });
    sizer = el("div", { class: "sizer", role: "presentation" });
    box = el("div", {
      id: "list", role: "tree", tabindex: "0", "aria-label": "Snapshots",
      on: { scroll: schedule, click, keydown },
    }, sizer);
    new ResizeObserver(schedule).observe(box);
    return el("nav", { id: "side", "aria-label": "Snapshots" },
      el("div", { class: "search" }, search,
        el("div", { class: "outcomes", role: "group", "aria-label": "Show only" }, outcomes), total),
      box);
  };

  // MARK: Rows

  const isOpen = (key, isFiltered) => {
    if (!isFiltered || touched.has(key)) return open.has(key);
    if (key !== "section:matched") return open.has(key);
    return tintype.filteredOutcomes(state.filter).includes("matched")
      || tintype.selectsFlaky(state.filter);
  };

  /**
   * Returns the rows of changed snapshots, and counts the snapshots. Those with unexplained pixels
   * come first, then one row for each cause, then snapshots without a cause, such as texts.
   */
  const changedItems = (section) => {
    const { causes, alone } = tintype.data;
    const [start, end] = tintype.range("changed");
    for (let entry = start; entry < end; entry += 1) if (isKept(entry)) section.count += 1;
    const rowOf = (entry) => ({ kind: "entry", value: entry, level: 2, place: 0, size: 0 });
    const own = alone.filter(isKept);
    const items = own.filter((entry) => tintype.unexplained(entry) > 0).map(rowOf);
    section.hasUnexplained = items.length > 0;
    causes.forEach((cause, index) => {
      const members = holds ? cause.order.filter(isKept) : cause.order;
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

  /** Returns the rows of another outcome; the entries of a closed section are only counted. */
  const entryItems = (outcome, section) => {
    const [start, end] = tintype.range(outcome);
    const items = [];
    for (let entry = start; entry < end; entry += 1) {
      if (!isKept(entry)) continue;
      section.count += 1;
      if (section.isOpen) {
        items.push({ kind: "entry", value: entry, level: 2, place: 0, size: 0 });
      }
    }
    return items;
  };

  const sectionItems = (outcome, section) => {
    if (outcome === "changed") return changedItems(section);
    if (outcome !== "tests") return entryItems(outcome, section);
    const items = failureItems();
    section.count = items.length;
    return items;
  };

  /** Creates the rows again after a change of the filter or of open rows. */
  const rebuild = () => {
    const { data } = tintype;
    findKept();
    const isFiltered = holds !== null;
    rows = [];
    let shown = 0;
    const [changed, failed, ...others] = tintype.outcomes;
    [changed, failed, "tests", ...others].forEach((outcome) => {
      const section = { kind: "section", value: outcome, level: 1, count: 0, isOpen: false };
      section.isOpen = isOpen(keyOf(section), isFiltered);
      const items = sectionItems(outcome, section);
      if (section.count === 0) return;
      if (outcome !== "tests") shown += section.count;
      rows.push(section);
      if (!section.isOpen) return;
      items.forEach((item, index) => {
        item.place = index + 1;
        item.size = items.length;
        rows.push(item);
        if (item.kind !== "cause") return;
        item.isOpen = open.has(keyOf(item));
        if (!item.isOpen) return;
        item.members.forEach((member, place) => rows.push({
          kind: "entry", value: member, level: 3, place: place + 1, size: item.members.length,
          cause: item.value,
        }));
      });
    });
    known.clear();
    const sections = rows.filter((row) => row.kind === "section");
    sections.forEach((row, place) => Object.assign(row, { place: place + 1, size: sections.length }));
    sizer.style.height = `${rows.length * rowHeight}px`;
    const all = tintype.grouped(data.count);
    total.textContent = isFiltered
      ? `${tintype.grouped(shown)} of ${all} shown` : `${all} in total`;
    const wanted = tintype.filteredOutcomes(state.filter);
    for (const [outcome, button] of buttons) {
      button.setAttribute("aria-pressed", String(wanted.includes(outcome)));
    }
    tintype.emit("rows", shown);
    render();
  };

  // For each entry, whether it matches the filter; null without a filter.
  let kept = null;

  const findKept = () => {
    holds = tintype.filter(state.filter);
    kept = holds && new Uint8Array(tintype.data.count);
    if (!holds) return;
    for (let entry = 0; entry < kept.length; entry += 1) kept[entry] = holds(entry) ? 1 : 0;
  };

  const isKept = (entry) => !kept || kept[entry] === 1;

  /** Returns whether an entry matches the filter. */
  tintype.isShown = isKept;

  /** Sets the filter; with "typing", the text of the search box is not changed. */
  tintype.setFilter = (text, how) => {
    if (text === state.filter && how !== "start") return;
    state.filter = text;
    if (how !== "typing") search.value = text;
    // Scroll before the rows are created, because a shorter list would scroll the box itself.
    box.scrollTop = 0;
    rebuild();
    if (how !== "start") tintype.announce(total.textContent);
    if (how !== "start") tintype.emit("location", how === "typing" ? "replace" : "push");
  };

  // MARK: Showing

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => { scheduled = false; render(); });
  };

  const render = () => {
    const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - 8);
    const count = Math.ceil(box.clientHeight / rowHeight) + 16;
    const shown = rows.slice(first, first + count).map((row, index) => element(row, first + index));
    // The row in `aria-activedescendant` must be in the document, even if it is not visible.
    const place = places.get(active);
    if (place !== undefined && (place < first || place >= first + count)) {
      shown.push(element(rows[place], place));
    }
    sizer.replaceChildren(...shown);
    if (place === undefined) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", `row-${place}`);
  };

  const element = (row, place) => {
    const key = keyOf(row);
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

  // MARK: Choosing

  const reveal = (place) => {
    const top = place * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    const lowest = top + rowHeight - box.clientHeight;
    if (lowest > box.scrollTop) box.scrollTop = lowest;
  };

  /** Makes a row the active one, and displays its entry or cause. */
  const choose = (place, how) => {
    const row = rows[place];
    if (!row) return;
    active = keyOf(row);
    reveal(place);
    render();
    if (row.kind === "entry") {
      tintype.show(row.value, -1, how, row.cause === undefined ? -1 : row.cause);
    }
    if (row.kind === "cause") tintype.show(row.members[0], row.value, how);
    if (row.kind === "failure") tintype.showFailure(row.value, how);
  };

  const toggle = (place) => {
    const row = rows[place];
    if (row.isOpen === undefined) return;
    const key = keyOf(row);
    touched.add(key);
    if (row.isOpen) open.delete(key); else open.add(key);
    rebuild();
  };

  /** Returns the cause below which the row of the selected entry is; −1 if it is below none. */
  const shownWithin = () => {
    if (state.entry < 0 || state.cause >= 0 || state.within >= 0) return state.within;
    const causes = tintype.causesOf(state.entry);
    // An image with unexplained pixels also has a row of its own.
    return causes.length === 0 || tintype.data.alone.includes(state.entry) ? -1 : causes[0];
  };

  /** Returns the key of the row of the selection. */
  const shownKey = () => {
    if (state.failure >= 0) return `failure:${state.failure}`;
    if (state.cause >= 0) return `cause:${state.cause}`;
    const within = shownWithin();
    return within >= 0 ? `entry:${state.entry}@${within}` : `entry:${state.entry}`;
  };

  /** Opens the row of a cause, so that its outliers are visible. */
  tintype.openCause = (cause) => {
    if (open.has(`cause:${cause}`)) return;
    open.add(`cause:${cause}`);
    rebuild();
  };

  /** Makes the row of the selection active, and opens the rows that contain it. */
  tintype.revealShown = () => {
    const key = shownKey();
    const isPossible = state.failure >= 0 || (state.entry >= 0 && isKept(state.entry));
    if (!places.has(key) && isPossible) {
      const section = state.failure >= 0 ? "tests" : tintype.outcome(state.entry);
      open.add(`section:${section}`);
      touched.add(`section:${section}`);
      if (shownWithin() >= 0) open.add(`cause:${shownWithin()}`);
      rebuild();
    }
    active = key;
    if (places.has(key)) reveal(places.get(key));
    render();
  };

  /**
   * Moves to the next or previous row; with `onlyCauses`, images below causes are skipped.
   */
  tintype.step = (direction, onlyCauses) => {
    let place = places.has(active) ? places.get(active) : -1;
    if (place < 0 && direction < 0) place = rows.length;
    for (place += direction; place >= 0 && place < rows.length; place += direction) {
      const row = rows[place];
      if (row.kind === "section" || (onlyCauses && row.level !== 2)) continue;
      choose(place, "push");
      return true;
    }
    tintype.announce(direction > 0 ? "This is the last row" : "This is the first row");
    return false;
  };

  const isUndecided = (row) => {
    if (row.kind === "cause") return tintype.isOpenCause(row.value);
    return row.kind === "entry" && tintype.canDecide(row.value) && !tintype.decision(row.value);
  };

  /** Moves to the first undecided row after the active one, or else before it. */
  tintype.stepToOpen = () => {
    const start = places.has(active) ? places.get(active) : -1;
    const isMember = rows[start] && rows[start].level === 3;
    for (let step = 1; step < rows.length; step += 1) {
      const row = rows[(start + step + rows.length) % rows.length];
      // Below a cause, other images wait for its decision, unless they need their own.
      const isSibling = isMember && row.cause === rows[start].cause;
      if (row.level === 3 && !isSibling && !tintype.needsOwn(row.value)) continue;
      if (isUndecided(row)) { choose((start + step + rows.length) % rows.length, "push"); return; }
    }
  };

  tintype.goToSection = (outcome) => {
    const key = `section:${outcome}`;
    if (!places.has(key)) { tintype.announce(`No ${outcome} snapshots`); return; }
    if (!rows[places.get(key)].isOpen) toggle(places.get(key));
    choose(places.get(key) + 1, "push");
    box.focus();
  };

  const click = (event) => {
    const node = event.target.closest(".row");
    if (!node) return;
    const place = Number(node.dataset.place);
    const row = rows[place];
    const isVariation = event.target.closest(".twist");
    if (row.kind === "section" || isVariation || (row.kind === "cause" && keyOf(row) === active)) {
      active = keyOf(row);
      toggle(place);
    } else {
      choose(place, "push");
    }
  };

  /** Handles the keys of a tree, following the conventions of screen readers. */
  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = places.has(active) ? places.get(active) : -1;
    const row = rows[place];
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1);
    const last = rows.length - 1;
    const moves = {
      ArrowDown: () => choose(Math.min(place + 1, last), "push"),
      ArrowUp: () => choose(Math.max(place - 1, 0), "push"),
      PageDown: () => choose(Math.min(place + page, last), "push"),
      PageUp: () => choose(Math.max(place - page, 0), "push"),
      Home: () => choose(0, "push"),
      End: () => choose(last, "push"),
      ArrowRight: () => {
        if (row && row.isOpen === false) toggle(place);
        else if (row && row.isOpen) choose(place + 1, "push");
      },
      ArrowLeft: () => {
        if (row && row.isOpen) { toggle(place); return; }
        let above = place;
        while (above > 0 && rows[above].level >= row.level) above -= 1;
        if (row) choose(above, "push");
      },
      Enter: () => { if (row) toggle(place); },
    };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  };

  tintype.on("decisions", () => render());
  tintype.on("thumbnails", () => schedule());
  tintype.focusFilter = () => { search.focus(); search.select(); };
  tintype.firstRow = () => rows.find((row) => row.kind !== "section");
})();
