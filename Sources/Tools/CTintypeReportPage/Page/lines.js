// SPDX-License-Identifier: MIT
"use strict";

// Texts with changed lines, in one column or side by side. In paired lines, changed words are
// marked.

(() => {
  const { el } = tintype;
  const kinds = { "-": ["removed", "−", "removed: "], "+": ["added", "+", "added: "] };

  // MARK: Words

  const tokenLimit = 300;
  // The number of compared pairs of words in one text.
  const budget = 2_000_000;
  let spent = 0;

  const tokens = (text) => text.match(/[\p{L}\p{N}_]+|\s+|./gu) || [];

  /** Returns, for both lists of words, which words are kept; null if there are too many. */
  const keptWords = (old, new_) => {
    let start = 0;
    while (start < old.length && start < new_.length && old[start] === new_[start]) start += 1;
    let end = 0;
    while (end < old.length - start && end < new_.length - start
      && old[old.length - 1 - end] === new_[new_.length - 1 - end]) end += 1;
    const [height, width] = [old.length - start - end, new_.length - start - end];
    spent += height * width;
    if (height > tokenLimit || width > tokenLimit || spent > budget) return null;
    // The lengths of the longest common subsequences of the remaining words.
    const line = width + 1;
    const lengths = new Uint16Array((height + 1) * line);
    for (let i = height - 1; i >= 0; i -= 1) {
      for (let j = width - 1; j >= 0; j -= 1) {
        lengths[i * line + j] = old[start + i] === new_[start + j]
          ? lengths[(i + 1) * line + j + 1] + 1
          : Math.max(lengths[(i + 1) * line + j], lengths[i * line + j + 1]);
      }
    }
    const kept = [old, new_].map((words) =>
      words.map((_, index) => index < start || index >= words.length - end));
    for (let i = 0, j = 0; i < height && j < width;) {
      if (old[start + i] === new_[start + j]) {
        kept[0][start + i] = kept[1][start + j] = true;
        i += 1;
        j += 1;
      } else if (lengths[(i + 1) * line + j] >= lengths[i * line + j + 1]) i += 1;
      else j += 1;
    }
    return kept;
  };

  const marked = (words, kept, tag) => {
    const parts = [];
    let [plain, changed] = ["", ""];
    const close = () => {
      if (plain) parts.push(plain);
      if (changed) parts.push(el(tag, { class: "edit" }, changed));
      [plain, changed] = ["", ""];
    };
    words.forEach((word, index) => {
      if (kept[index]) { if (changed) close(); plain += word; } else { if (plain) close(); changed += word; }
    });
    close();
    return parts;
  };

  /** Returns the contents of two paired lines, with marks unless the lines have little in common. */
  const pair = (old, new_) => {
    const [left, right] = [tokens(old), tokens(new_)];
    const kept = keptWords(left, right);
    const isWord = (word) => /\S/.test(word);
    const common = kept ? left.filter((word, index) => kept[0][index] && isWord(word)).length : 0;
    const most = Math.max(left.filter(isWord).length, right.filter(isWord).length);
    if (!kept || common * 4 < most) return [[old], [new_]];
    return [marked(left, kept[0], "del"), marked(right, kept[1], "ins")];
  };

  // MARK: Rows

  /**
   * Returns the rows of a hunk: pairs of [number, kind, contents], where the first is of the old
   * text and the second of the new one; either may be null.
   */
  const rowsOf = ([oldStart, newStart, lines]) => {
    const rows = [];
    let [left, right] = [oldStart, newStart];
    let [removed, added] = [[], []];
    const close = () => {
      for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
        const [old, new_] = [removed[index], added[index]];
        const both = old !== undefined && new_ !== undefined ? pair(old, new_) : [[old], [new_]];
        rows.push([
          old === undefined ? null : [left, "removed", both[0]],
          new_ === undefined ? null : [right, "added", both[1]],
        ]);
        left += old === undefined ? 0 : 1;
        right += new_ === undefined ? 0 : 1;
      }
      [removed, added] = [[], []];
    };
    for (const line of lines) {
      const text = line.slice(1);
      if (line[0] === "-") { if (added.length > 0) close(); removed.push(text); continue; }
      if (line[0] === "+") { added.push(text); continue; }
      close();
      rows.push([[left, "kept", [text]], [right, "kept", [text]]]);
      left += 1;
      right += 1;
    }
    close();
    return { rows, end: left - 1 };
  };

  const number = (value) =>
    el("span", { class: "nr", "aria-hidden": "true" }, value === null ? "" : String(value));

  const contents = (kind, parts) => {
    const [, sign, word] = Object.values(kinds).find(([name]) => name === kind) || [kind, " ", ""];
    return [el("span", { class: "sign", "aria-hidden": "true" }, sign),
      word ? el("span", { class: "hidden" }, word) : null, el("code", {}, parts)];
  };

  /** Returns the lines of one column: removed lines first, then the added ones. */
  const unified = (rows) => {
    const lines = [];
    let waiting = [];
    const line = (kind, old, new_, parts) =>
      el("div", { class: `line ${kind}` }, number(old), number(new_), contents(kind, parts));
    for (const [old, new_] of rows) {
      if (old && old[1] === "kept") {
        lines.push(...waiting, line("kept", old[0], new_[0], old[2]));
        waiting = [];
        continue;
      }
      // A removed line after lines that were only added begins another change.
      if (old) lines.push(line("removed", old[0], null, old[2]));
      if (new_) waiting.push(line("added", null, new_[0], new_[2]));
    }
    return [...lines, ...waiting];
  };

  const side = (item) => (item === null ? el("div", { class: "line empty" })
    : el("div", { class: `line ${item[1]}` }, number(item[0]), contents(item[1], item[2])));

  const split = (rows) => rows.map(([old, new_]) =>
    el("div", { class: "pair" }, side(old), side(new_)));

  // MARK: Layout

  const isSplit = () => tintype.store.get("texts") === "split";

  /** Switches between one column and two. */
  tintype.toggleTextLayout = () => {
    if (tintype.now.shows !== "text") {
      tintype.announce("This is not a text");
      return;
    }
    tintype.store.set("texts", isSplit() ? "unified" : "split");
    tintype.layOut();
    document.getElementById("text-layout").focus();
    tintype.announce(isSplit() ? "Side by side" : "One column");
  };

  /** Creates the difference of both texts, with line numbers. */
  tintype.makeText = (details) => {
    const { hunks, isCut } = details.text;
    spent = 0;
    const toggle = el("button", { type: "button", id: "text-layout", title: "Key s",
      "aria-pressed": String(isSplit()), on: { click: () => tintype.toggleTextLayout() } },
    "Side by side");
    const body = el("div", { class: `lines ${isSplit() ? "split" : "unified"}`, role: "region",
      tabindex: "0", "aria-label": "Changed lines of reference and new text" });
    let end = 0;
    for (const hunk of hunks) {
      const skipped = hunk[0] - 1 - end;
      if (skipped > 0) {
        body.append(el("p", { class: "gap" }, tintype.counted(skipped, "equal line")));
      }
      const { rows, end: last } = rowsOf(hunk);
      body.append(...(isSplit() ? split(rows) : unified(rows)));
      end = last;
    }
    if (hunks.length === 0) body.append(el("p", { class: "gap" }, "The texts are equal."));
    if (isCut) body.append(el("p", { class: "gap" }, "Further lines were omitted."));
    return el("div", { class: "text" }, el("div", { class: "layout" }, toggle), body);
  };
})();
