// SPDX-License-Identifier: MIT
"use strict";

// The problems of the build on the page of a watcher: a panel at the bottom, in front of the images
// of the last good build. In front of an open preview, it is a part of its dialog.

(() => {
  const { el } = tintype;

  let panel = null;
  let list = null;
  let title = null;
  let toggle = null;
  // The state that is shown; null if there are no problems.
  let shown = null;
  let isOpen = false;
  // Whether the user collapsed the problems of failed builds.
  let isCollapsed = false;

  const setOpen = (opens) => {
    const hadFocus = panel.contains(document.activeElement);
    isOpen = opens && shown !== null;
    panel.hidden = !isOpen;
    toggle.hidden = shown === null;
    toggle.setAttribute("aria-expanded", String(isOpen));
    document.documentElement.classList.toggle("troubled", isOpen);
    if (!hadFocus || isOpen) return;
    (toggle.hidden ? document.querySelector("#preview[open] h2, #grid") : toggle)
      .focus({ preventScroll: true });
  };

  const press = (opens) => {
    if (shown.isFailure) isCollapsed = !opens;
    setOpen(opens);
  };

  const location = ({ file, line, column }) =>
    [file, line, line === null ? null : column].filter((part) => part !== null).join(":");

  const makeProblem = (problem) => {
    const address = tintype.editorAddress(problem.file, problem.line);
    const place = problem.file === null ? null : el("bdi", {}, location(problem));
    return el("li", { "data-kind": problem.kind },
      el("span", { class: "kind" }, problem.kind),
      address && place ? el("a", { href: address, "data-editor": true }, place) : place,
      el("p", { class: "message" }, el("bdi", {}, problem.message)),
      problem.excerpt === "" ? null : el("pre", {
        class: "excerpt", tabindex: "0", role: "group", "aria-label": "Source",
      }, problem.excerpt));
  };

  /** Returns the numbers of errors and warnings. */
  const counts = ({ errors, warnings }) => [
    errors > 0 ? tintype.counted(errors, "error") : null,
    warnings > 0 ? tintype.counted(warnings, "warning") : null,
  ].filter(Boolean).join(", ");

  tintype.problemCounts = counts;

  /** Shows problems, or hides the panel if there are none. `isFailure` is that of the build. */
  tintype.showProblems = (state, isFailure) => {
    if (state.problems.length === 0) {
      shown = null;
      setOpen(false);
      return;
    }
    const { root, editor } = tintype.catalogState.data;
    const key = JSON.stringify([state.problems, state.errors, state.warnings, root, editor]);
    const isNew = shown === null || shown.isFailure !== isFailure;
    if (shown === null || shown.key !== key) {
      title.textContent = counts(state);
      toggle.textContent = counts(state);
      panel.dataset.worst = state.errors > 0 ? "error" : "warning";
      const hidden = state.errors + state.warnings - state.problems.length;
      list.replaceChildren(
        el("ul", {}, state.problems.map(makeProblem)),
        hidden > 0 ? el("p", { class: "quiet" }, `${tintype.counted(hidden, "more problem")} `
          + (hidden === 1 ? "is" : "are") + " not shown.") : "");
      list.scrollTo(0, 0);
    }
    shown = { key, isFailure };
    // The warnings of a successful build are shown only on request.
    setOpen(isNew ? isFailure && !isCollapsed : isOpen);
  };

  /** Creates the panel and the button that shows it. */
  tintype.makeProblems = () => {
    title = el("h2", {});
    list = el("div", { class: "list", tabindex: "0", role: "group", "aria-label": "Problems" });
    panel = el("section", { id: "problems", "aria-label": "Problems of the build", hidden: true },
      el("div", { class: "head" }, title,
        el("button", { type: "button", id: "close-problems", on: { click: () => press(false) } },
          "Collapse")),
      list);
    toggle = el("button", {
      type: "button", id: "show-problems", "aria-controls": "problems", "aria-expanded": "false",
      hidden: true, on: { click: () => press(!isOpen) },
    });
    return { panel, toggle };
  };
})();
