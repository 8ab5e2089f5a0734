// SPDX-License-Identifier: MIT
"use strict";

// The page of `tintype watch`: a catalog that follows the state of the watcher.
//
// The stable interface of the document, in addition to that of catalog.js:
//   #live[data-phase]     the state: starting, building, rendering, ready, failed or offline
//   #live[data-previews]  the number of the shown previews, which changes with them; 0 before the first
//   #live [role=status]   the announcements; .state the visible text, .notice a removed preview
//   #show-problems        the button that shows or collapses #problems
//   #problems             the errors and warnings: li[data-kind], its [data-editor], .message, .excerpt
//   #first                the text that is shown instead of an empty grid
//
// The page requests data/state.json?after=N, which waits while the version is N: {instance, version,
// previews, phase, done, total, errors, warnings, problems, updated}. If the previews differ from those
// that are shown, it requests data/catalog.json.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  // Times in milliseconds: the pause before the next state if states follow quickly, the pauses
  // between attempts to connect, which double, and the longest time of a request, of which the watcher
  // uses 20 seconds.
  const shortPause = 50;
  const firstPause = 250;
  const longestPause = 4000;
  const longestRequest = 40_000;

  const parts = {};
  // The last state of the watcher, and the numbers of the previews that are shown.
  let last = null;
  let shown = { instance: "", previews: -1 };
  let isConnected = true;
  // Whether the last complete build failed.
  let isFailed = false;

  const pause = (time) => new Promise((end) => setTimeout(end, time));

  const isVisible = () => new Promise((end) => {
    if (!document.hidden) { end(); return; }
    const check = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", check);
      end();
    };
    document.addEventListener("visibilitychange", check);
  });

  // MARK: Texts

  const phase = () => (!isConnected ? "offline" : last === null ? "starting" : last.phase);

  const differences = () => {
    const count = tintype.countOf("is:changed");
    if (count === 0) return "";
    return count === 1 ? " · 1 preview differs from its reference"
      : ` · ${tintype.grouped(count)} previews differ from their references`;
  };

  const progress = () => (last.total > 0
    ? ` ${tintype.grouped(last.done)} of ${tintype.grouped(last.total)}` : "…");

  const texts = {
    starting: () => "Connecting…",
    building: () => "Building…",
    rendering: () => `Rendering${progress()}`,
    ready: () => `Up to date${differences()}`,
    failed: () => "Build failed",
    offline: () => "No connection. The watcher has ended; the page tries again.",
  };

  // The progress of a rendering is not announced.
  const announcements = {
    ...texts, rendering: () => "Rendering",
    failed: () => ["Build failed", tintype.problemCounts(last)].filter(Boolean).join(". "),
  };

  const name = document.querySelector("h1").textContent.replace(/^Previews of /, "");

  const example = "import SwiftUI\n\n#Preview(\"Greeting\") {\n  Text(\"Hello\")\n}\n";

  /** Returns the title, the text and the source that are shown instead of previews. */
  const firstTexts = {
    starting: () => ["Connecting to the watcher"],
    building: () => [`Building the tests of ${name}`, "The previews appear here when they are "
      + "rendered. The first build of a package can take some minutes."],
    rendering: () => ["Rendering the previews", `The build is complete.${last.total > 0
      ? ` ${tintype.grouped(last.done)} of ${tintype.counted(last.total, "image")} are rendered.` : ""}`],
    ready: () => [`${name} has no previews`, "Add a preview to a source of a target that a test target "
      + "depends on, and save the file. It appears here after the build.", example],
    failed: () => ["The build failed", "The previews appear here when the build succeeds. Correct the "
      + "errors, and save the files."],
    offline: () => ["No connection", "The watcher has ended. The page continues when it is back at this "
      + "address."],
  };

  const setText = (element, text) => { if (element.textContent !== text) element.textContent = text; };

  const showFirst = () => {
    const isEmpty = catalog.count === 0;
    document.documentElement.classList.toggle("unfilled", isEmpty);
    parts.first.hidden = !isEmpty;
    if (!isEmpty) return;
    const [title, text, source] = firstTexts[phase()]();
    tintype.showParts(parts.first, [
      { key: ["title", title], make: () => el("h2", {}, title) },
      { key: ["text", text], make: () => el("p", {}, text || "") },
      { key: ["source", source], make: () => el("pre", { hidden: !source }, source || "") },
    ]);
  };

  // MARK: State

  const show = () => {
    const current = phase();
    parts.live.dataset.phase = current;
    parts.live.dataset.previews = Math.max(0, shown.previews);
    setText(parts.state, texts[current]());
    setText(parts.status, announcements[current]());
    parts.progress.hidden = current !== "rendering" || last.total === 0;
    if (!parts.progress.hidden) [parts.progress.max, parts.progress.value] = [last.total, last.done];
    if (last) {
      // While a failed build is repeated, its problems stay; the result replaces them.
      const isRepeated = last.phase === "building" && isFailed && last.problems.length === 0;
      if (last.phase !== "building") isFailed = last.phase === "failed";
      if (!isRepeated) tintype.showProblems(last, isFailed);
    }
    document.documentElement.classList.toggle("outdated", isFailed);
    showFirst();
  };

  /** Moves the state and the problems into an open dialog, because what is behind it is inert. */
  const dock = () => {
    const dialog = document.getElementById("preview");
    const parent = dialog && dialog.open ? dialog : document.getElementById("app");
    if (parts.live.parentElement === parent) return;
    parent.prepend(parts.live);
    parent.append(parts.problems.panel);
  };

  class ConnectionError extends Error {}

  const request = async (path) => {
    const controller = new AbortController();
    // A hidden page has no connection: a browser only opens some for each server, which other pages
    // of the watcher need.
    const abort = () => { if (document.hidden) controller.abort(); };
    const timer = setTimeout(() => controller.abort(new Error("timeout")), longestRequest);
    document.addEventListener("visibilitychange", abort);
    try {
      const answer = await fetch(path, { cache: "no-store", signal: controller.signal });
      if (!answer.ok) throw new Error(answer.status);
      return await answer.json();
    } catch (error) {
      throw new ConnectionError(path, { cause: error });
    } finally {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", abort);
    }
  };

  const follow = async () => {
    const isKnown = isConnected && last !== null;
    const state = await request(`data/state.json${isKnown ? `?after=${last.version}` : ""}`);
    const isOther = state.instance !== shown.instance || state.previews !== shown.previews;
    if (isOther) {
      const data = await request("data/catalog.json");
      await tintype.replaceCatalog(data, new Set(state.updated));
      shown = { instance: state.instance, previews: state.previews };
    }
    // A watcher that is about to end answers without waiting.
    const isSame = isKnown && state.version === last.version;
    [last, isConnected] = [state, true];
    show();
    if (state.phase === "rendering" || isSame) await pause(shortPause);
  };

  const run = async () => {
    let wait = firstPause;
    for (;;) {
      await isVisible();
      try {
        await follow();
        wait = firstPause;
      } catch (error) {
        if (error.cause && error.cause.name === "AbortError") continue;
        if (!(error instanceof ConnectionError)) console.error(error);
        isConnected = false;
        show();
        await pause(wait);
        wait = Math.min(longestPause, wait * 2);
      }
    }
  };

  const start = () => {
    tintype.catalog({ root: "", editor: "", settings: [], strings: [], previews: [] });
    tintype.start();
    parts.problems = tintype.makeProblems();
    parts.state = el("span", { class: "state", "aria-hidden": "true" });
    parts.status = el("span", { class: "hidden", role: "status" });
    parts.progress = el("progress", { "aria-label": "Rendered images", hidden: true });
    parts.notice = el("span", { class: "notice quiet" });
    parts.live = el("div", { id: "live" }, el("span", { class: "light", "aria-hidden": "true" }),
      parts.state, parts.status, parts.progress, parts.problems.toggle, parts.notice);
    parts.first = el("section", { id: "first" });
    document.getElementById("grid").before(parts.first);
    document.documentElement.classList.add("live");
    tintype.on("dialog", () => {
      dock();
      if (catalog.open >= 0) setText(parts.notice, "");
    });
    tintype.on("replaced", (removed) => {
      const text = removed ? `The preview “${removed.name}” was removed.` : "";
      setText(parts.notice, text);
      if (text !== "") tintype.announce(text);
    });
    dock();
    show();
    run();
  };

  addEventListener("DOMContentLoaded", start);
})();
