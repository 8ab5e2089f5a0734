// SPDX-License-Identifier: MIT
"use strict";

// The middle of the page: the comparison, its modes, and the controls.

(() => {
  const { el, state, view } = tintype;
  const modes = [
    ["Side by side", "both images, moved together"],
    ["Swipe", "both images, divided by a line"],
    ["Onion", "the new image, translucent, over the reference"],
    ["Blink", "both images in turn, in the same position"],
    ["Difference", "differing pixels in magenta, pixels of only one image in blue stripes"],
    ["Regions", "the new image, dimmed outside of the changed regions"],
    ["Tree", "the nodes of the scene beside the image"],
  ];

  /** The state of the displayed comparison. */
  const now = {
    token: 0, details: null, pair: null, regions: [], region: -1, cursor: null, isPeeking: false,
    showsOld: false, timer: 0, split: 0.5, mix: 0.5, nodes: [],
  };
  tintype.now = now;

  let root, tools, control, stage, bottom, regionLabel, zoomLabel;
  let canvases = [];
  const modeButtons = [];

  const button = (attributes, label, action, hint) => el("button", {
    type: "button", ...attributes, title: hint, on: { click: action },
  }, label);

  tintype.makeViewer = () => {
    modes.forEach(([name, hint], index) => {
      modeButtons.push(button({ "data-mode": index + 1, "aria-pressed": "false" }, name,
        () => tintype.setMode(index + 1), `${name}: ${hint}. Key ${index + 1}`));
    });
    zoomLabel = button({ class: "label", "aria-label": "Zoom to 100 %" }, "100 %",
      () => zoomTo(1), "Actual size. Key 0");
    regionLabel = el("span", { class: "label" });
    tools = el("div", { class: "tools" },
      el("div", { class: "modes", role: "group", "aria-label": "Comparison mode" }, modeButtons),
      button({ id: "highlights", "aria-pressed": "true" }, "Marks",
        tintype.toggleHighlights, "Mark the changed regions. Key d"));
    const moves = el("div", { class: "moves" },
      el("div", { class: "group", role: "group", "aria-label": "Changed regions" },
        button({ "aria-label": "Previous region" }, "‹", () => tintype.stepRegion(-1), "Key p"),
        regionLabel,
        button({ "aria-label": "Next region" }, "›", () => tintype.stepRegion(1), "Key n")),
      el("div", { class: "group", role: "group", "aria-label": "Zoom" },
        button({ "aria-label": "Zoom out" }, "−", () => zoomBy(-1), "Key −"), zoomLabel,
        button({ "aria-label": "Zoom in" }, "+", () => zoomBy(1), "Key +"),
        button({}, "Fit", () => tintype.fitAll(), "Show the whole images. Key f")));
    control = el("div", { class: "control" });
    stage = el("div", { id: "stage" });
    bottom = el("div", { class: "bottom" }, tintype.inspector, moves);
    root = el("section", { id: "viewer", "data-mode": "1", "aria-labelledby": "subject" },
      tintype.makeSubject(),
      tools, control, stage, bottom);
    new ResizeObserver(() => { if (view.isFit) fit(); else paint(); }).observe(stage);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
    return root;
  };

  // MARK: Display

  /**
   * Displays an entry. `cause` is its cause if the whole cause is selected, and `within` the cause
   * below which the entry is selected; otherwise, they are −1.
   */
  tintype.show = async (entry, cause, how, within = -1) => {
    const isSame = entry === state.entry && cause === state.cause && within === state.within;
    if (isSame && state.failure < 0 && how !== "start") return;
    const isOther = entry !== state.entry || state.failure >= 0;
    Object.assign(state, { entry, cause, within, failure: -1 });
    announceShown(how);
    if (!isOther && how !== "start") {
      tintype.title();
      tintype.emit("shown", now.details);
      tintype.updateGrid();
      return;
    }
    await display(entry);
  };

  /** Displays a failed test, which has no images. */
  tintype.showFailure = (failure, how) => {
    if (failure === state.failure && how !== "start") return;
    Object.assign(state, { entry: -1, cause: -1, within: -1, failure });
    announceShown(how);
    reset();
    delete root.dataset.entry;
    tintype.restoreView();
    layOut();
    tintype.emit("shown", null);
  };

  /** Displays the selection again, after a switch between the overview and the comparison. */
  tintype.showAgain = async () => {
    if (state.entry >= 0) await display(state.entry); else layOut();
  };

  const announceShown = (how) => {
    // The list and the overview announce their own items.
    const isAnnounced = ["list", "grid"].includes(document.activeElement.id);
    if (how === "push" && !isAnnounced) tintype.announce(tintype.shownTitle());
    tintype.emit("location", how);
  };

  const reset = () => {
    stopBlinking();
    Object.assign(now, {
      details: null, pair: null, regions: [], region: -1, cursor: null, nodes: [], error: "",
      showsOld: false,
    });
    return now.token += 1;
  };

  const display = async (entry) => {
    const token = reset();
    tintype.title();
    root.dataset.entry = tintype.data.id[entry];
    root.dataset.state = "loading";
    let details = null;
    try {
      details = await tintype.details(entry);
      if (token !== now.token) return;
      now.details = details;
      tintype.emit("shown", details);
      if (state.isGrid) {
        tintype.restoreView();
        layOut();
        return;
      }
      const [old, new_] = await Promise.all(["old", "new"].map((side) => image(details, side)));
      if (token !== now.token) return;
      if (old || new_) now.pair = tintype.pair(old, new_);
    } catch (error) {
      if (token !== now.token) return;
      now.error = `The file “${error.message}” of this report is missing or damaged. `
        + "Create the report again.";
    }
    if (now.pair) {
      const known = details.regions;
      now.regions = known || (now.pair.old && now.pair.new ? now.pair.foundRegions() : []);
    }
    view.isFit = true;
    layOut();
    if (!tintype.restoreView() && now.pair) fit();
    loadNext(entry);
  };

  /** Loads an image of an entry; if that fails, the reason is displayed instead. */
  const image = async (details, side) => {
    const value = details && details[side];
    if (!value || !value.image) return null;
    try {
      return await tintype.loadImage(value.image);
    } catch {
      value.error = "Not shown: its file in this report is missing or damaged. "
        + "Create the report again.";
      return null;
    }
  };

  /** Loads the next entry in the background. */
  const loadNext = (entry) => {
    const next = entry + 1;
    if (next >= tintype.data.open) return;
    const token = now.token;
    setTimeout(async () => {
      if (token !== now.token) return;
      try {
        const details = await tintype.details(next);
        for (const side of ["old", "new"]) await image(details, side);
      } catch {
        // The error is reported when the user selects the entry.
      }
    }, 200);
  };

  /** Returns the text alternative of a canvas, with the changes. */
  const alternative = (side) => {
    const what = tintype.summary(state.entry);
    const subject = side === "old" ? "The reference" : side === "new" ? "The new image"
      : `${modes[state.mode - 1][0]} of reference and new image`;
    return `${subject} of ${tintype.name(state.entry)}. ${what ? `What changed: ${what}.` : ""}`;
  };

  // MARK: Layout

  const sides = () => {
    if (!now.pair) return [];
    if (!now.pair.old || !now.pair.new) return state.mode === 1 ? ["old", "new"] : [only()];
    return {
      1: ["old", "new"], 2: ["swipe"], 3: ["onion"], 4: ["blink"], 5: ["difference"],
      6: ["regions"], 7: ["nodes"],
    }[state.mode];
  };

  const only = () => (now.pair.new ? "new" : "old");

  const headings = {
    old: "Reference", new: "New", difference: "Difference", regions: "New, changed regions",
    nodes: "New, with nodes",
  };

  const layOut = () => {
    tintype.title();
    control.replaceChildren();
    canvases = [];
    const { details } = now;
    tintype.syncGridToggle();
    if (state.failure >= 0 || state.isGrid) { layOutAlone(); return; }
    const hasImages = now.pair !== null;
    const isText = Boolean(details && details.text);
    root.dataset.mode = state.mode;
    root.dataset.state = hasImages ? "images" : isText ? "text" : "nothing";
    tools.hidden = bottom.hidden = !hasImages;
    modeButtons.forEach((node, index) => {
      const isPair = hasImages && now.pair.old && now.pair.new;
      const isPossible = index === 0 || isPair || (index === 6 && details && details.tree);
      node.setAttribute("aria-pressed", String(index + 1 === state.mode));
      node.setAttribute("aria-disabled", String(!isPossible));
    });
    if (isText) { stage.replaceChildren(tintype.makeText(details)); return; }
    if (!hasImages) { stage.replaceChildren(tintype.makeNothing(details)); return; }
    const panes = sides().map((side) => {
      if ((side === "old" || side === "new") && !now.pair[side]) {
        return figure(headings[side], tintype.makeAbsence(details, side));
      }
      const canvas = el("canvas", {
        "data-side": side, role: "img", "aria-label": alternative(side), tabindex: "0",
        "aria-describedby": "inspector",
        on: tintype.hands,
      });
      canvases.push(canvas);
      return figure(headings[side] || "", canvas);
    });
    if (state.mode === 7) panes.push(tintype.makeTree(details));
    stage.replaceChildren(...panes);
    makeControl();
    showRegion();
    paint();
  };

  tintype.layOut = layOut;

  /** Displays the overview or the message of a failed test, which have no tools. */
  const layOutAlone = () => {
    tools.hidden = bottom.hidden = true;
    const isFailure = state.failure >= 0;
    root.dataset.state = isFailure ? "failure" : "grid";
    // The overview stays in the document, because it may have the focus.
    if (isFailure) stage.replaceChildren(tintype.makeFailure());
    else if (!document.getElementById("grid")) stage.replaceChildren(tintype.makeGrid());
    tintype.updateGrid();
  };

  const figure = (heading, content) => el("figure", {},
    heading ? el("figcaption", {}, heading) : null, content);

  const slider = (key, label, words) => {
    const value = () => Math.round(now[key] * 100);
    const input = el("input", {
      id: "range", type: "range", min: "0", max: "100", value: value(), "aria-label": label,
      "aria-valuetext": words(value()),
      on: {
        input: () => {
          now[key] = Number(input.value) / 100;
          input.setAttribute("aria-valuetext", words(value()));
          text.textContent = words(value());
          paint();
        },
      },
    });
    const text = el("span", { class: "label" }, words(value()));
    return [el("span", {}, "Reference"), input, el("span", {}, "New"), text];
  };

  const makeControl = () => {
    if (!now.pair.old || !now.pair.new) return;
    if (state.mode === 2) {
      control.replaceChildren(...slider("split", "Dividing line", (value) => `${100 - value} % new`));
    }
    if (state.mode === 3) {
      control.replaceChildren(
        ...slider("mix", "Opacity of the new image", (value) => `${value} % new`));
    }
    if (state.mode === 4) {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      control.replaceChildren(
        button({ id: "flip" }, now.showsOld ? "Show new" : "Show reference", flip, "Key space"),
        isStill
          ? el("span", { class: "quiet" }, "Blinking is off because reduced motion is preferred.")
          : button({ id: "blink", "aria-pressed": String(now.timer !== 0) },
            now.timer ? "Stop" : "Blink once a second", now.timer ? stopBlinking : blink),
        el("span", { class: "label", id: "blink-side" }, now.showsOld ? "Reference" : "New"));
    }
  };

  const flip = () => {
    now.showsOld = !now.showsOld;
    const [label, side] = [document.getElementById("flip"), document.getElementById("blink-side")];
    if (label) label.textContent = now.showsOld ? "Show new" : "Show reference";
    if (side) side.textContent = now.showsOld ? "Reference" : "New";
    paint();
  };

  const blink = () => {
    // One change per second, a cycle every two seconds: well below the limit of three flashes per second.
    now.timer = setInterval(flip, 1000);
    makeControl();
    document.getElementById("blink").focus();
  };

  const stopBlinking = () => {
    if (!now.timer) return;
    clearInterval(now.timer);
    now.timer = 0;
    if (state.mode === 4 && now.pair) makeControl();
  };

  tintype.setMode = (mode) => {
    if (modeButtons[mode - 1].getAttribute("aria-disabled") === "true") {
      tintype.announce("This mode needs two images");
      return;
    }
    if (mode === state.mode) return;
    stopBlinking();
    state.mode = mode;
    tintype.emit("location", "push");
    tintype.announce(modes[mode - 1].join(": "));
    if (root.dataset.state === "loading") return;
    layOut();
    if (now.pair && view.isFit) fit();
  };

  // MARK: Painting

  /** Returns the size of the area for an image. */
  const pane = () => {
    const canvas = canvases[0];
    return canvas ? { width: canvas.clientWidth, height: canvas.clientHeight } : null;
  };

  let frame = 0;

  /** Draws in the next animation frame. */
  const paint = () => {
    if (!frame) frame = requestAnimationFrame(() => { frame = 0; paintNow(); });
  };
  tintype.paint = paint;

  const layers = (side) => {
    const { old, new: new_ } = now.pair;
    if (now.isPeeking && old && new_) return [{ image: side === "old" ? new_ : old }];
    switch (side) {
      case "old": return [{ image: old }];
      case "swipe": return [
        { image: old, clip: [0, now.split] }, { image: new_, clip: [now.split, 1] },
      ];
      case "onion": return [{ image: old }, { image: new_, alpha: now.mix }];
      case "blink": return [{ image: now.showsOld ? old : new_ }];
      case "difference": return [{ image: now.pair.difference() }];
      default: return [{ image: new_ || old }];
    }
  };

  const paintNow = () => {
    if (!now.pair) return;
    root.dataset.fit = view.isFit;
    zoomLabel.textContent = `${Math.round(view.scale * 100)} %`;
    for (const canvas of canvases) {
      const { side } = canvas.dataset;
      const isTree = side === "nodes";
      const isMarked = state.highlights && !isTree && side !== "difference";
      const node = isTree ? now.nodes : now.nodes.filter((rect) => rect.side === side);
      tintype.draw(canvas, now.pair, layers(side), {
        regions: isMarked || side === "regions" ? now.regions : [],
        current: now.region, isVeiled: side === "regions" && !now.isPeeking, cursor: now.cursor,
        nodes: node.map((item) => item.rect || item),
        split: side === "swipe" && !now.isPeeking ? now.split : undefined,
      });
    }
  };

  const fit = () => {
    const room = pane();
    if (!room || !now.pair || room.width === 0) return;
    tintype.fit(now.pair, room);
    paint();
    tintype.emit("location", "replace");
  };

  tintype.fitAll = () => fit();

  const zoomTo = (scale, point) => {
    const room = pane();
    if (!room || !now.pair) return;
    tintype.zoom(now.pair, room, scale, point);
    paint();
    tintype.emit("location", "replace");
  };

  /** Zooms by one step around a point, the cursor, or the center. */
  const zoomBy = (direction, point) => {
    const cursor = now.cursor && [
      (now.cursor[0] + 0.5 - view.x) * view.scale, (now.cursor[1] + 0.5 - view.y) * view.scale,
    ];
    zoomTo(tintype.nextScale(direction), point || cursor || undefined);
  };
  Object.assign(tintype, { zoomTo, zoomBy });
  tintype.painting = { paint, pane, zoomBy };

  tintype.toggleHighlights = () => {
    state.highlights = !state.highlights;
    document.getElementById("highlights").setAttribute("aria-pressed", String(state.highlights));
    tintype.announce(state.highlights ? "Marks on" : "Marks off");
    paint();
  };

  tintype.peek = (isPeeking) => {
    if (now.isPeeking === isPeeking || !now.pair) return;
    now.isPeeking = isPeeking;
    paint();
  };

  // MARK: Regions

  const showRegion = () => {
    const count = now.regions.length;
    regionLabel.textContent = count === 0 ? "No regions"
      : now.region < 0 ? tintype.counted(count, "region") : `${now.region + 1} of ${count}`;
  };

  /** Moves to the next region, the largest first. */
  tintype.stepRegion = (direction) => {
    if (state.mode === 7 && root.dataset.state === "images") { tintype.stepNode(direction); return; }
    const count = now.regions.length;
    const room = pane();
    if (count === 0 || !room) { tintype.announce("No regions"); return; }
    now.region = now.region < 0 ? (direction > 0 ? 0 : count - 1)
      : (now.region + direction + count) % count;
    const [x, y, width, height, differing] = now.regions[now.region];
    tintype.focusOn(now.pair, room, [x, y, width, height]);
    showRegion();
    paint();
    tintype.emit("location", "replace");
    tintype.announce(`Region ${now.region + 1} of ${count}: ${width} × ${height} at ${x}, ${y}, `
      + `${tintype.counted(differing, "pixel")}`);
  };

})();
