// SPDX-License-Identifier: MIT
"use strict";

// The tree of nodes, messages, and the reasons for missing contents.

(() => {
  const { el, now } = tintype;

  // MARK: Nothing

  /** Creates the placeholder for a missing image. */
  tintype.makeAbsence = (details, side) => {
    const value = details && details[side];
    const text = value && value.error ? value.error
      : side === "old" ? "There is no reference."
        : tintype.data.base ? "The reference was removed." : "There is no new file.";
    return el("div", { class: "absence" }, el("p", {}, text),
      value && value.path ? el("p", { class: "path" }, el("code", {}, value.path)) : null);
  };

  tintype.makeNothing = (details) => {
    if (now.error) return el("div", { class: "absence", role: "alert" }, el("p", {}, now.error));
    const parts = [];
    for (const side of ["old", "new"]) {
      if (details && details[side] && details[side].error) {
        parts.push(tintype.makeAbsence(details, side));
      }
    }
    if (details && details.message) {
      parts.push(el("pre", { class: "message", tabindex: "0", role: "region",
        "aria-label": "Failure message" }, details.message));
    }
    if (parts.length === 0) {
      const words = {
        matched: "This snapshot equals its reference. There is nothing to compare.",
        recorded: "A reference was recorded, without a comparison.",
      };
      if (tintype.data.base) words.matched = "Its pixels equal those in the base.";
      parts.push(el("div", { class: "absence" }, el("p", {},
        words[tintype.outcome(tintype.state.entry)] || "There is nothing to show.")));
    }
    return el("div", { class: "nothing" }, parts);
  };

  /** Creates the message of the selected failed test. */
  tintype.makeFailure = () => {
    const { message } = tintype.data.failures[tintype.state.failure];
    return el("div", { class: "nothing" }, el("pre", { class: "message", tabindex: "0",
      role: "region", "aria-label": "Failure message" }, message));
  };

  // MARK: Tree

  const words = { "+": "added", "−": "removed", "Δ": "changed", "→": "moved by other changes" };
  let tree = null;
  let rows = [];
  let selected = -1;

  const [DEPTH, ELEMENT, TEXT, NEW, OLD, SIGN, CHANGES] = [0, 1, 2, 3, 4, 5, 6];

  tintype.makeTree = (details) => {
    rows = (details && details.tree) || [];
    selected = -1;
    now.nodes = [];
    if (rows.length === 0) {
      return el("div", { class: "absence" }, el("p", {},
        "These images contain no scene: they were not rendered by Tintype, or a program has "
        + "removed it."));
    }
    const nodes = rows.map((row, index) => {
      const sign = row[SIGN];
      return el("div", {
        role: "treeitem", id: `node-${index}`, "data-node": index, "aria-level": row[DEPTH] + 1,
        "aria-selected": "false", class: `node ${sign ? words[sign].split(" ")[0] : "same"}`,
      },
        el("span", { class: "sign", "aria-hidden": "true" }, sign),
        el("span", { class: "element" }, row[ELEMENT]),
        row[TEXT] ? el("span", { class: "text" }, `“${row[TEXT]}”`) : null,
        sign ? el("span", { class: "hidden" }, words[sign]) : null,
        row[CHANGES].length > 0
          ? el("span", { class: "changes" },
            tintype.colored(row[CHANGES].join(", "))) : null);
    });
    nodes.forEach((node, index) => {
      node.style.paddingInlineStart = `${Math.min(rows[index][DEPTH], 24) * 14 + 8}px`;
    });
    tree = el("div", { id: "tree", role: "tree", tabindex: "0", "aria-label": "Nodes of the scene",
      on: { click, keydown, pointerover, pointerleave: () => outline(selected) } }, nodes);
    requestAnimationFrame(() => {
      const first = rows.findIndex((row) => row[SIGN] === "Δ" || row[SIGN] === "+" || row[SIGN] === "−");
      if (first >= 0) select(first, false);
    });
    return tree;
  };

  /** Outlines a node at its new and its old position. */
  const outline = (index) => {
    const row = rows[index];
    now.nodes = row ? [row[NEW], row[OLD]].filter(Boolean) : [];
    tintype.paint();
  };

  const select = (index, isLoud) => {
    if (!rows[index]) return;
    const before = tree.querySelector("[aria-selected=true]");
    if (before) before.setAttribute("aria-selected", "false");
    selected = index;
    const node = tree.children[index];
    node.setAttribute("aria-selected", "true");
    tree.setAttribute("aria-activedescendant", node.id);
    const [box, place] = [tree.getBoundingClientRect(), node.getBoundingClientRect()];
    if (place.top < box.top) tree.scrollTop -= box.top - place.top + 40;
    if (place.bottom > box.bottom) tree.scrollTop += place.bottom - box.bottom + 40;
    outline(index);
    if (isLoud) tintype.announce(described(rows[index]));
  };

  /** Returns a row as text. */
  const described = (row) => [row[ELEMENT], row[TEXT] ? `“${row[TEXT]}”` : "",
    row[SIGN] ? words[row[SIGN]] : "", row[CHANGES].join(", ")].filter(Boolean).join(", ");

  /** Selects the next changed node. */
  tintype.stepNode = (direction) => {
    for (let step = 1; step <= rows.length; step += 1) {
      const index = (selected + direction * step + rows.length * 2) % rows.length;
      if (rows[index][SIGN] && rows[index][SIGN] !== "→") { select(index, true); return; }
    }
    tintype.announce("No changed nodes");
  };

  /** Selects the smallest node at a pixel; of equal sizes the last one, which is in front. */
  tintype.selectNodeAt = (x, y) => {
    let best = -1;
    let least = Infinity;
    rows.forEach((row, index) => {
      if (!row[NEW]) return;
      const [left, top, width, height] = row[NEW];
      const isInside = x >= left && y >= top && x < left + width && y < top + height;
      if (isInside && width * height <= least) {
        best = index;
        least = width * height;
      }
    });
    if (best >= 0) select(best, true);
  };

  const indexOf = (event) => {
    const node = event.target.closest("[data-node]");
    return node ? Number(node.dataset.node) : -1;
  };

  const click = (event) => select(indexOf(event), false);

  const pointerover = (event) => {
    const index = indexOf(event);
    if (index >= 0) outline(index);
  };

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves = {
      ArrowDown: selected + 1, ArrowUp: selected - 1, Home: 0, End: rows.length - 1,
      PageDown: selected + 12, PageUp: selected - 12,
    };
    if (event.key === "ArrowLeft") {
      moves.ArrowLeft = selected;
      while (moves.ArrowLeft > 0 && rows[moves.ArrowLeft][DEPTH] >= rows[selected][DEPTH]) {
        moves.ArrowLeft -= 1;
      }
    }
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    select(Math.min(Math.max(moves[event.key], 0), rows.length - 1), false);
  };
})();
