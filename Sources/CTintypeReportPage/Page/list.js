// SPDX-License-Identifier: MIT
"use strict";

// The list of snapshots: a tree of sections, groups and entries. Only the visible rows are in the
// document. A row is { kind: "section" | "group" | "entry", value, level, place, size }.

(() => {
  const { el, state } = tintype;
  const rowHeight = 52;
  const titles = {
    changed: "Changed", failed: "Failed", missing: "Missing", recorded: "Recorded",
    matched: "Matched", added: "Added", removed: "Removed", same: "Same pixels",
  };

  let rows = [];
  const known = new Map();
  let active = "";
  let scheduled = false;
  let holds = null;
  const open = new Set(["section:changed", "section:failed", "section:missing", "section:recorded"]);
  // Rows that the user opened or closed keep their state for every filter.
  const touched = new Set();

  const keyOf = (row) => `${row.kind}:${row.value}`;

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
    return tintype.filteredOutcomes(state.filter).includes("matched");
  };

  /** Returns the rows of changed snapshots, one for each group, and counts the snapshots. */
  const changedItems = (section) => {
    const { groups, order } = tintype.data;
    const items = [];
    for (const item of order) {
      const isGroup = item < 0;
      const all = isGroup ? groups[-1 - item].members : [item];
      const members = holds ? all.filter(holds) : all;
      if (members.length === 0) continue;
      section.count += members.length;
      items.push(isGroup
        ? { kind: "group", value: -1 - item, level: 2, place: 0, size: 0, members }
        : { kind: "entry", value: item, level: 2, place: 0, size: 0 });
    }
    return items;
  };

  /** Returns the rows of another outcome; the entries of a closed section are only counted. */
  const entryItems = (outcome, section) => {
    const [start, end] = tintype.range(outcome);
    const items = [];
    for (let entry = start; entry < end; entry += 1) {
      if (holds && !holds(entry)) continue;
      section.count += 1;
      if (section.isOpen) {
        items.push({ kind: "entry", value: entry, level: 2, place: 0, size: 0 });
      }
    }
    return items;
  };

  /** Creates the rows again after a change of the filter or of open rows. */
  const rebuild = () => {
    const { data } = tintype;
    holds = tintype.filter(state.filter);
    const isFiltered = holds !== null;
    rows = [];
    let shown = 0;
    tintype.outcomes.forEach((outcome) => {
      const section = { kind: "section", value: outcome, level: 1, count: 0, isOpen: false };
      section.isOpen = isOpen(keyOf(section), isFiltered);
      const items = outcome === "changed" ? changedItems(section) : entryItems(outcome, section);
      if (section.count === 0) return;
      shown += section.count;
      rows.push(section);
      if (!section.isOpen) return;
      items.forEach((item, index) => {
        item.place = index + 1;
        item.size = items.length;
        rows.push(item);
        if (item.kind !== "group") return;
        item.isOpen = open.has(keyOf(item));
        if (!item.isOpen) return;
        item.members.forEach((member, place) => rows.push({
          kind: "entry", value: member, level: 3, place: place + 1, size: item.members.length,
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

  /** Returns whether an entry matches the filter. */
  tintype.isShown = (entry) => !holds || holds(entry);

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
    if (row.kind === "section") fillSection(node, row);
    if (row.kind === "group") fillGroup(node, row);
    if (row.kind === "entry") fillEntry(node, row);
    return node;
  };

  const variation = (row) =>
    el("span", { class: "twist", "aria-hidden": "true" }, row.isOpen ? "▾" : "▸");

  const fillSection = (node, row) => {
    node.dataset.section = row.value;
    node.classList.add(row.value);
    const isSorted = row.value === "changed" && row.count > 1;
    node.append(variation(row),
      el("span", { class: "sign", "aria-hidden": "true" }, tintype.signs[row.value]),
      el("span", { class: "title" }, titles[tintype.word(row.value)]),
      el("span", { class: "what" }, isSorted ? "unknown causes first" : ""),
      el("span", { class: "number" }, tintype.grouped(row.count)));
  };

  const fillGroup = (node, row) => {
    const group = tintype.data.groups[row.value];
    node.dataset.group = group.id;
    const all = group.members.length;
    const count = row.members.length === all
      ? tintype.counted(all, "snapshot")
      : `${tintype.grouped(row.members.length)} of ${tintype.counted(all, "snapshot")}`;
    node.append(variation(row),
      el("span", { class: "lines" },
        el("span", { class: "title", title: group.title }, group.title),
        el("span", { class: "what" }, group.types ? `${count} · ${group.types}` : count)),
      badge(group.members) || "");
  };

  const fillEntry = (node, row) => {
    const entry = row.value;
    const outcome = tintype.outcome(entry);
    node.dataset.entry = tintype.data.id[entry];
    node.classList.add(outcome);
    const { strings, extension, attemptsOf } = tintype.data;
    const attempts = attemptsOf.get(entry);
    const kind = strings[extension[entry]];
    const remarks = [
      tintype.hasNoCause(entry) ? "no known cause" : "",
      tintype.scope(entry), kind && kind !== "png" ? kind : "",
      attempts ? `${attempts} attempts` : "",
    ];
    // All members of a group have the same changes.
    const what = row.level === 3 ? "" : tintype.brief(entry);
    node.append(
      el("span", { class: "sign", title: outcome },
        el("span", { "aria-hidden": "true" }, tintype.signs[outcome]),
        el("span", { class: "hidden" }, outcome)),
      el("span", { class: "lines" },
        el("span", { class: "title", title: tintype.name(entry) }, tintype.shortName(entry)),
        el("span", { class: "what" }, what || remarks.filter(Boolean).join(" · "))),
      badge([entry]) || number(tintype.data.pixels[entry]));
  };

  const number = (pixels) => (pixels === undefined || pixels < 0
    ? "" : el("span", { class: "number" }, tintype.grouped(pixels),
      el("span", { class: "unit" }, " px")));

  /** Returns the badge for the decision on entries; null unless all are decided. */
  const badge = (entries) => {
    const decisions = new Set(entries.map((entry) => tintype.decision(entry)));
    if (decisions.has(undefined)) return null;
    const word = decisions.size > 1 ? "decided" : [...decisions][0] === "accept"
      ? "accepted" : "rejected";
    return el("span", { class: `badge ${word}` }, `${word === "rejected" ? "✕" : "✓"} ${word}`);
  };

  // MARK: Choosing

  const reveal = (place) => {
    const top = place * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    const lowest = top + rowHeight - box.clientHeight;
    if (lowest > box.scrollTop) box.scrollTop = lowest;
  };

  /** Makes a row the active one, and displays its entry or group. */
  const choose = (place, how) => {
    const row = rows[place];
    if (!row) return;
    active = keyOf(row);
    reveal(place);
    render();
    if (row.kind === "entry") tintype.show(row.value, -1, how);
    if (row.kind === "group") tintype.show(row.members[0], row.value, how);
  };

  const toggle = (place) => {
    const row = rows[place];
    if (row.isOpen === undefined) return;
    const key = keyOf(row);
    touched.add(key);
    if (row.isOpen) open.delete(key); else open.add(key);
    rebuild();
  };

  /** Makes the row of the selection active, and opens the rows that contain it. */
  tintype.revealShown = () => {
    const key = state.group >= 0 ? `group:${state.group}` : `entry:${state.entry}`;
    if (!places.has(key) && state.entry >= 0 && (!holds || holds(state.entry))) {
      open.add(`section:${tintype.outcome(state.entry)}`);
      touched.add(`section:${tintype.outcome(state.entry)}`);
      const group = tintype.data.groupOf.get(state.entry);
      if (state.group < 0 && group !== undefined) open.add(`group:${group}`);
      rebuild();
    }
    active = key;
    if (places.has(key)) reveal(places.get(key));
    render();
  };

  /**
   * Moves to the next or previous entry or group; with `onlyGroups`, members of groups are skipped.
   */
  tintype.step = (direction, onlyGroups) => {
    let place = places.has(active) ? places.get(active) : -1;
    if (place < 0 && direction < 0) place = rows.length;
    for (place += direction; place >= 0 && place < rows.length; place += direction) {
      const row = rows[place];
      if (row.kind === "section" || (onlyGroups && row.level !== 2)) continue;
      choose(place, "push");
      return true;
    }
    tintype.announce(direction > 0 ? "This is the last row" : "This is the first row");
    return false;
  };

  /** Moves to the first undecided row after the active one. */
  tintype.stepToOpen = () => {
    const start = places.has(active) ? places.get(active) : -1;
    const isUndecided = (row) => row.kind !== "section" && row.level === 2
      && (row.members || [row.value]).some((entry) =>
        tintype.canDecide(entry) && !tintype.decision(entry));
    const isMember = rows[start] && rows[start].level === 3;
    for (let place = start + 1; place < rows.length; place += 1) {
      const row = rows[place];
      const isWanted = isMember && row.level === 3
        ? tintype.canDecide(row.value) && !tintype.decision(row.value) : isUndecided(row);
      if (isWanted) { choose(place, "push"); return; }
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
    if (row.kind === "section" || isVariation || (row.kind === "group" && keyOf(row) === active)) {
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
  tintype.focusFilter = () => { search.focus(); search.select(); };
  tintype.firstRow = () => rows.find((row) => row.kind !== "section");
})();
