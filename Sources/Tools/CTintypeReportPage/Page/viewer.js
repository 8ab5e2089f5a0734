// SPDX-License-Identifier: MIT
"use strict";

// The middle of the page: the arrangement of the images, and their headings.

(() => {
  const { el, state } = tintype;

  /** The state of the displayed comparison. */
  const now = {
    token: 0, details: null, pair: null, regions: [], region: -1, cursor: null, isPeeking: false,
    showsOld: false, timer: 0, split: 0.5, mix: 0.5, nodes: [],
    // What the viewer displays: loading, images, text, failure, grid or nothing.
    shows: "nothing",
  };
  tintype.now = now;

  let root, stage, bottom;
  let canvases = [];

  const button = (attributes, label, action, hint) => el("button", {
    type: "button", ...attributes, title: hint, on: { click: action },
  }, label);

  tintype.makeViewer = () => {
    stage = el("div", { id: "stage" });
    bottom = el("div", { class: "bottom" }, tintype.inspector,
      el("div", { class: "moves" }, tintype.makeRegionSteps(), tintype.makeZoom()));
    root = el("section", { id: "viewer", "data-mode": "1", "aria-labelledby": "subject" },
      tintype.makeSubject(), tintype.makeActions(), tintype.modes.makeControl(), stage, bottom);
    new ResizeObserver(tintype.resize).observe(stage);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tintype.paint);
    return root;
  };

  const setShown = (what) => {
    now.shows = what;
    root.dataset.state = what;
  };

  /** Returns the text alternative of a canvas, with the changes. */
  const alternative = (side) => {
    const what = tintype.summary(state.entry);
    const subject = side === "old" ? "The reference" : side === "new" ? "The new image"
      : `${tintype.modes.name()} of reference and new image`;
    return `${subject} of ${tintype.name(state.entry)}. ${what ? `What changed: ${what}.` : ""}`;
  };

  const sides = () => {
    if (!now.pair) return [];
    const only = now.pair.new ? "new" : "old";
    if (!now.pair.old || !now.pair.new) return state.mode === 1 ? ["old", "new"] : [only];
    return {
      1: ["old", "new"], 2: ["swipe"], 3: ["onion"], 4: ["blink"], 5: ["difference"],
      6: ["regions"], 7: ["nodes"],
    }[state.mode];
  };

  const headings = {
    old: "Reference", new: "New", difference: "Difference", regions: "New, changed regions",
    nodes: "New, with nodes",
  };

  const figure = (heading, content) => el("figure", {},
    heading ? el("figcaption", {}, heading) : null, content);

  const makePane = (side) => {
    if ((side === "old" || side === "new") && !now.pair[side]) {
      return figure(headings[side], tintype.makeAbsence(now.details, side));
    }
    const canvas = el("canvas", {
      "data-side": side, role: "img", "aria-label": alternative(side), tabindex: "0",
      "aria-describedby": "inspector",
      on: tintype.hands,
    });
    canvases.push(canvas);
    return figure(headings[side] || "", canvas);
  };

  /** Arranges the displayed images, or the text or message that is displayed instead. */
  tintype.layOut = () => {
    tintype.title();
    tintype.modes.clearControl();
    canvases = [];
    const { details } = now;
    tintype.syncGridToggle();
    if (state.failure >= 0 || state.isGrid) { layOutAlone(); return; }
    const hasImages = now.pair !== null;
    const isText = Boolean(details && details.text);
    root.dataset.mode = state.mode;
    setShown(hasImages ? "images" : isText ? "text" : "nothing");
    bottom.hidden = !hasImages;
    tintype.setModesHidden(!hasImages);
    tintype.modes.updateButtons();
    if (isText) { stage.replaceChildren(tintype.makeText(details)); return; }
    if (!hasImages) { stage.replaceChildren(tintype.makeNothing(details)); return; }
    const panes = sides().map(makePane);
    if (state.mode === 7) panes.push(tintype.makeTree(details));
    stage.replaceChildren(...panes);
    tintype.modes.updateControl();
    tintype.updateRegion();
    tintype.paint();
  };

  /** Displays the overview or the message of a failed test. */
  const layOutAlone = () => {
    const isFailure = state.failure >= 0;
    bottom.hidden = true;
    // In the overview, a mode leads back to the image.
    tintype.setModesHidden(isFailure);
    setShown(isFailure ? "failure" : "grid");
    root.dataset.mode = state.mode;
    tintype.modes.updateButtons();
    // The overview stays in the document, because it may have the focus.
    if (isFailure) stage.replaceChildren(tintype.makeFailure());
    else if (!document.getElementById("grid")) stage.replaceChildren(tintype.makeGrid());
    tintype.updateGrid();
  };

  tintype.viewer = {
    button, setShown,
    get root() { return root; },
    get canvases() { return canvases; },
  };
})();
