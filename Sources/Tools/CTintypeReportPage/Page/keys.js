// SPDX-License-Identifier: MIT
"use strict";

// Keyboard shortcuts. Single-letter keys can be switched off, and none works in text fields.

(() => {
  const { el, state } = tintype;
  let isOn = true;
  let dialog = null;
  let prefix = "";
  let prefixTimer = 0;

  const sections = { c: "changed", f: "failed", m: "missing", r: "recorded", o: "matched" };

  const table = [
    ["j k or ↓ ↑", "next and previous row"],
    ["J K", "next and previous cause, or change without a cause"],
    ["n p", "next and previous changed region, or node in the tree"],
    ["1 to 7", "side by side, swipe, onion, blink, difference, regions, tree"],
    ["space, held", "show the other image"],
    ["+ − 0 f", "zoom in, zoom out, one screen pixel for each pixel, whole images"],
    ["d", "mark the changed regions, or remove the marks"],
    ["t", "show the tree of nodes"],
    ["v", "overview of all images, or of those of the selected cause"],
    ["i", "details: changes, commands, facts"],
    ["a x u", "accept, reject, or undo the decision on the selected image or cause"],
    ["A", "accept the cause of the selected image"],
    ["s", "texts side by side, or in one column"],
    ["y", "copy the command that accepts the selection"],
    ["e", "download decisions.json"],
    ["/ Esc", "go to the filter, leave the filter or the overview"],
    ["g, then c f m r o", "go to changed, failed, missing, recorded or matched"],
    ["?", "show this help"],
  ];

  const filters = [
    ["s:changed s:!matched", "by outcome"],
    ["suite:Login target:App test:dark", "by name"],
    ["cause:padding node:Button", "by cause, by node"],
    ["px>500", "by number of differing pixels"],
    ["cause:none shard:2 d:open", "without a cause, by shard, by decision"],
    ["is:flaky", "proved to be flaky by other runs"],
    ["since:new since:fixed", "by the comparison with a base commit"],
    ["s:tests", "failed tests without a snapshot"],
    ["\"two words\" !word", "exact phrase, excluded word"],
  ];

  const rows = (list) => el("dl", { class: "keys" }, list.map(([key, words]) =>
    el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words))));

  tintype.makeHelp = () => {
    const box = el("input", { type: "checkbox", id: "shortcuts", checked: true,
      on: { change: () => { isOn = box.checked; } } });
    dialog = el("dialog", { id: "help", "aria-labelledby": "help-title" },
      el("h2", { id: "help-title" }, "Keys and filters"),
      el("label", { class: "switch" }, box, " Enable shortcuts with a single character"),
      rows(table),
      el("h3", {}, "Filters"), rows(filters),
      el("p", { class: "quiet" }, "In a focused image, the arrow keys move a cursor that reads "
        + "pixels, by ten pixels with Shift. Decisions are kept in this browser until an image "
        + "or its reference changes."),
      el("form", { method: "dialog" }, el("button", { id: "close-help" }, "Close")));
    // The page's policy forbids form submissions, even to a dialog.
    dialog.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close();
    });
    return dialog;
  };

  tintype.openHelp = () => { if (!dialog.open) dialog.showModal(); };

  const isTyping = (target) => target instanceof Element
    && target.closest("input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable]");

  /** Returns whether the focused element handles a key itself. */
  const isTaken = (event) => {
    const { target, key } = event;
    if (!(target instanceof Element)) return false;
    if (key === " ") return Boolean(target.closest("button, a, summary, input"));
    if (key.startsWith("Arrow")) return target !== document.body;
    return false;
  };

  const copyShown = () => {
    const text = tintype.shownCommand();
    if (!text) { tintype.announce("There is no command for the selection"); return; }
    const line = [...document.querySelectorAll("[data-command]")]
      .find((node) => node.dataset.command === text);
    tintype.copy(text, line ? line.querySelector("code") : document.body);
  };

  const actions = {
    j: () => tintype.step(1), k: () => tintype.step(-1),
    ArrowDown: () => tintype.step(1), ArrowUp: () => tintype.step(-1),
    J: () => tintype.step(1, true), K: () => tintype.step(-1, true),
    n: () => tintype.stepRegion(1), p: () => tintype.stepRegion(-1),
    a: () => tintype.decide("accept"), x: () => tintype.decide("reject"),
    u: () => tintype.decide(undefined), A: () => tintype.decide("accept", true),
    "+": () => tintype.zoomBy(1), "=": () => tintype.zoomBy(1), "-": () => tintype.zoomBy(-1),
    "−": () => tintype.zoomBy(-1), 0: () => tintype.zoomToPixels(), f: () => tintype.fitAll(),
    d: () => tintype.toggleHighlights(),
    t: () => {
      tintype.setMode(7);
      const tree = document.getElementById("tree");
      if (tree) tree.focus();
    },
    v: () => tintype.toggleGrid(), i: () => tintype.toggleDetails(), s: () => tintype.toggleTextLayout(),
    y: copyShown, e: () => tintype.download(), "/": () => tintype.focusFilter(),
    "?": () => tintype.openHelp(), " ": () => tintype.peek(true),
  };
  for (let mode = 1; mode <= 7; mode += 1) actions[mode] = () => tintype.setMode(mode);

  // The keys that work without a selected snapshot.
  const entryless = new Set(["/", "?", "j", "k", "J", "K", "v", "i", "ArrowDown", "ArrowUp"]);

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    const { key } = event;
    if (key === "Escape") {
      if (isTyping(event.target)) tintype.list.focus();
      else if (state.isGrid) tintype.toggleGrid(false);
      return;
    }
    if (!isOn || isTyping(event.target) || isTaken(event)) return;
    if (prefix === "g") {
      prefix = "";
      clearTimeout(prefixTimer);
      if (Object.hasOwn(sections, key)) {
        event.preventDefault();
        tintype.goToSection(sections[key]);
        return;
      }
    }
    if (key === "g") {
      prefix = "g";
      prefixTimer = setTimeout(() => { prefix = ""; }, 2000);
      return;
    }
    // A slider handles the arrow keys, and ignores digits.
    if (!Object.hasOwn(actions, key)) return;
    event.preventDefault();
    if (event.repeat && key === " ") return;
    if (state.entry < 0 && !entryless.has(key)) return;
    actions[key]();
  };

  tintype.startKeys = () => {
    addEventListener("keydown", keydown);
    addEventListener("keyup", (event) => { if (event.key === " ") tintype.peek(false); });
    addEventListener("blur", () => tintype.peek(false));
  };
})();
