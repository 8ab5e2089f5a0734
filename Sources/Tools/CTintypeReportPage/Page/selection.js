// SPDX-License-Identifier: MIT
"use strict";

// The selection of rows in the list: by the pointer, by keys, and by links to an entry or a cause.

(() => {
  const { state, listTree } = tintype;

  /** Returns the index of the active row; −1 if it is not among the rows. */
  const activePlace = () => {
    const place = listTree.placeOf(tintype.list.active);
    return place === undefined ? -1 : place;
  };

  /** Makes a row the active one, and displays its entry or cause. */
  const choose = (place, how) => {
    const row = listTree.at(place);
    if (!row) return;
    tintype.list.activate(listTree.keyOf(row));
    if (row.kind === "entry") {
      tintype.show(row.value, -1, how, row.cause === undefined ? -1 : row.cause);
    }
    if (row.kind === "cause") tintype.show(tintype.example(row.value, row.members), row.value, how);
    if (row.kind === "failure") tintype.showFailure(row.value, how);
  };

  const toggle = (place) => {
    const row = listTree.at(place);
    if (row.isOpen === undefined) return;
    listTree.toggle(row);
    tintype.list.rebuild();
  };

  // MARK: Links

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
    if (listTree.openRow(`cause:${cause}`)) tintype.list.rebuild();
  };

  /** Makes the row of the selection active, and opens the rows that contain it. */
  tintype.revealShown = () => {
    const key = shownKey();
    const isPossible = state.failure >= 0 || (state.entry >= 0 && tintype.isShown(state.entry));
    if (listTree.placeOf(key) === undefined && isPossible) {
      const section = state.failure >= 0 ? "tests" : tintype.outcome(state.entry);
      listTree.openSection(`section:${section}`);
      if (shownWithin() >= 0) listTree.openRow(`cause:${shownWithin()}`);
      tintype.list.rebuild();
    }
    tintype.list.activate(key);
  };

  tintype.firstRow = () => {
    for (let place = 0; place < listTree.count; place += 1) {
      const row = listTree.at(place);
      if (row.kind !== "section") return row;
    }
    return undefined;
  };

  // MARK: Steps

  /**
   * Moves to the next or previous row; with `onlyCauses`, images below causes are skipped.
   */
  tintype.step = (direction, onlyCauses) => {
    let place = activePlace();
    if (place < 0 && direction < 0) place = listTree.count;
    for (place += direction; place >= 0 && place < listTree.count; place += direction) {
      const row = listTree.at(place);
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
    const { count } = listTree;
    const start = activePlace();
    const first = listTree.at(start);
    const isMember = first && first.level === 3;
    for (let step = 1; step < count; step += 1) {
      const place = (start + step + count) % count;
      const row = listTree.at(place);
      // Below a cause, other images wait for its decision, unless they need their own.
      const isSibling = isMember && row.cause === first.cause;
      if (row.level === 3 && !isSibling && !tintype.needsOwn(row.value)) continue;
      if (isUndecided(row)) { choose(place, "push"); return; }
    }
  };

  tintype.goToSection = (outcome) => {
    const place = listTree.placeOf(`section:${outcome}`);
    if (place === undefined) { tintype.announce(`No ${outcome} snapshots`); return; }
    if (!listTree.at(place).isOpen) toggle(place);
    choose(place + 1, "push");
    tintype.list.focus();
  };

  // MARK: Input

  const click = (event) => {
    const node = event.target.closest(".row");
    if (!node) return;
    const place = Number(node.dataset.place);
    const row = listTree.at(place);
    const key = listTree.keyOf(row);
    const isTwist = event.target.closest(".twist");
    const isActiveCause = row.kind === "cause" && key === tintype.list.active;
    if (row.kind === "section" || isTwist || isActiveCause) {
      tintype.list.active = key;
      toggle(place);
    } else {
      choose(place, "push");
    }
  };

  /** Handles the keys of a tree, following the conventions of screen readers. */
  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = activePlace();
    const row = listTree.at(place);
    const page = tintype.list.pageSize;
    const last = listTree.count - 1;
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
        while (above > 0 && listTree.at(above).level >= row.level) above -= 1;
        if (row) choose(above, "push");
      },
      Enter: () => { if (row) toggle(place); },
    };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  };

  tintype.selection = { click, keydown };
})();
