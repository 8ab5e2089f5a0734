// SPDX-License-Identifier: MIT
"use strict";

// Starts the page when all scripts have run, and updates its address: `#e=<entry>`, `c=` the cause
// or, with an entry, the cause below which it is selected, `t=` a failed test, `v=grid` the overview,
// `m=` the mode, `q=` the filter, `z=` the scale and the center of the images or “fit”. Decisions are not part
// of the address.

(() => {
  const { el, state, view } = tintype;
  let wanted = null;
  let written = "";
  let last = -1e9, later = 0;

  const middle = () => {
    const canvas = document.querySelector("#stage canvas");
    if (!canvas || view.kind === "opened") return null;
    if (view.kind === "fit") return "fit";
    const round = (number) => Math.round(number * 10) / 10;
    return [Math.round(view.scale * 1000) / 1000,
      round(view.x + canvas.clientWidth / view.scale / 2),
      round(view.y + canvas.clientHeight / view.scale / 2)].join();
  };

  const address = () => {
    const parts = new URLSearchParams();
    const cause = state.cause >= 0 ? state.cause : state.within;
    if (state.failure >= 0) parts.set("t", state.failure);
    if (state.entry >= 0 && state.cause < 0) parts.set("e", tintype.text("id", state.entry));
    if (cause >= 0) parts.set("c", tintype.data.causes[cause].id);
    if (state.isGrid) parts.set("v", "grid");
    if (state.mode !== 1) parts.set("m", state.mode);
    if (state.filter) parts.set("q", state.filter);
    const place = middle();
    if (place) parts.set("z", place);
    return `#${parts}`;
  };

  /** Writes the address as a new history entry, or replaces the current one. */
  const write = (how) => {
    if (how === "push") wanted = null;
    // Keep the view in the address until the images have been loaded.
    if (how === "start" || wanted) return;
    const next = address();
    if (next === written) return;
    written = next;
    clearTimeout(later);
    if (how === "push") return put("pushState");
    // Browsers limit the rate of history changes, so changes while typing or dragging are delayed.
    const rest = last + 250 - performance.now();
    if (rest <= 0) put("replaceState");
    else later = setTimeout(() => put("replaceState"), rest);
  };

  /** Returns whether the address matches the view, which it does shortly after a change. */
  tintype.isAddressed = () => location.hash === written;

  const put = (way) => {
    last = performance.now();
    try {
      history[way](null, "", written);
    } catch {
      // Some browsers forbid this for local files.
    }
  };

  const read = () => {
    const parts = new URLSearchParams(location.hash.slice(1));
    written = location.hash;
    const { causes, byID, failures } = tintype.data;
    const cause = causes.findIndex((item) => item.id === parts.get("c"));
    const entry = byID.get(parts.get("e"));
    const failure = /^\d{1,6}$/.test(parts.get("t") || "") ? Number(parts.get("t")) : -1;
    state.isGrid = parts.get("v") === "grid";
    const mode = Number(parts.get("m") || 1);
    state.mode = Number.isInteger(mode) && mode >= 1 && mode <= 7 ? mode : 1;
    const place = (parts.get("z") || "").split(",").map(Number);
    wanted = {
      isFit: parts.get("z") === "fit",
      place: place.length === 3 && place.every(Number.isFinite) ? place : null,
    };
    tintype.setFilter(parts.get("q") || "", "start");
    const first = tintype.firstRow();
    if (entry !== undefined) {
      const isBelow = cause >= 0 && causes[cause].members.includes(entry);
      tintype.show(entry, -1, "start", isBelow ? cause : -1);
    } else if (cause >= 0) {
      tintype.show(tintype.example(cause, causes[cause].order), cause, "start");
    } else if (failures[failure]) {
      tintype.showFailure(failure, "start");
    } else if (first && first.kind === "failure") {
      tintype.showFailure(first.value, "start");
    } else if (first && first.kind === "cause") {
      tintype.show(tintype.example(first.value, first.members), first.value, "start");
    } else if (first) {
      tintype.show(first.value, -1, "start");
    }
    if (state.entry >= 0 || state.failure >= 0) tintype.revealShown();
    if (entry === undefined && parts.has("e")) findLater(parts.get("e"));
  };

  /** Displays an entry whose name is not in the index, unless another one is selected meanwhile. */
  const findLater = async (id) => {
    const { hash } = location;
    const entry = await tintype.findID(id);
    if (entry === undefined || location.hash !== hash) return;
    tintype.show(entry, -1, "start");
    tintype.revealShown();
  };

  /** Restores the view in the address after the images have been loaded. */
  tintype.restoreView = () => {
    const { place, isFit } = wanted || {};
    wanted = null;
    const canvas = document.querySelector("#stage canvas");
    if (!canvas || !(place || isFit)) return false;
    if (isFit) { tintype.fitAll(); return true; }
    const [scale, x, y] = place;
    view.scale = Math.min(Math.max(scale, 1 / 16), 32);
    view.kind = "free";
    view.x = x - canvas.clientWidth / view.scale / 2;
    view.y = y - canvas.clientHeight / view.scale / 2;
    tintype.clampView(tintype.now.pair, { width: canvas.clientWidth, height: canvas.clientHeight });
    tintype.paint();
    return true;
  };

  /** Creates the printed contents: a text about each change. */
  const print = () => {
    const box = document.getElementById("print");
    const parts = [];
    const { causes, comparison, failures } = tintype.data;
    if (comparison) {
      parts.push(el("h2", {}, `Since ${comparison.commit}`), ...comparison.kinds.map(
        ([, title, entries]) => el("p", {}, `${tintype.grouped(entries.length)} ${title}`)));
    }
    if (causes.length > 0) {
      parts.push(el("h2", {}, "Causes"), ...causes.map(({ members, types }, cause) => {
        const decision = tintype.causeDecision(cause);
        return el("p", {}, [tintype.causeTitle(cause), tintype.counted(members.length, "image"),
          types.join(", "), decision ? `decision: ${decision}` : ""].filter(Boolean).join(" · "));
      }));
    }
    if (failures.length > 0) {
      parts.push(el("h2", {}, "Failed tests"), ...failures.map(({ test, message }) =>
        el("article", {}, el("h3", {}, test), el("p", {}, message))));
    }
    for (const outcome of ["changed", "failed", "missing"]) {
      const [start, end] = tintype.range(outcome);
      if (end === start) continue;
      parts.push(el("h2", {}, `${outcome[0].toUpperCase()}${outcome.slice(1)}`));
      for (let entry = start; entry < end; entry += 1) {
        const pixels = tintype.data.pixels[entry];
        parts.push(el("article", {}, el("h3", {}, tintype.name(entry)),
          ...(tintype.data.what[entry] || "").split("\n").map((line) => el("p", {}, line)),
          pixels > 0 ? el("p", {}, `Differing pixels: ${tintype.grouped(pixels)}`) : null,
          tintype.decision(entry) ? el("p", {}, `Decision: ${tintype.decision(entry)}`) : null));
      }
    }
    box.replaceChildren(...parts);
  };

  const start = () => {
    if (!tintype.data) {
      document.getElementById("app").append(el("p", { class: "absence", role: "alert" },
        "The file data/index.js of this report is missing or damaged. Create the report again."));
      return;
    }
    if (!tintype.data.base) document.getElementById("actions").append(tintype.makeDecisions());
    document.getElementById("app").append(
      tintype.makeList(), tintype.makeViewer(), tintype.makeDetails());
    document.body.append(tintype.makeHelp());
    // The address denotes the selection, so the link only moves the focus.
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      document.getElementById("list").focus();
    });
    tintype.on("location", write);
    tintype.startKeys();
    read();
    tintype.emit("started");
    addEventListener("popstate", () => { if (location.hash !== written) read(); });
    addEventListener("hashchange", () => { if (location.hash !== written) read(); });
    addEventListener("beforeprint", print);
    document.documentElement.classList.add("started");
    tintype.prepareFilter();
  };

  addEventListener("DOMContentLoaded", start);
})();
