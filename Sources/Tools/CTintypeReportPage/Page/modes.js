// SPDX-License-Identifier: MIT
"use strict";

// The modes of the comparison: their buttons, and the controls of swiping, mixing and blinking.

(() => {
  const { el, state, now } = tintype;
  const { button } = tintype.viewer;
  const modes = [
    ["Side by side", "both images, moved together"],
    ["Swipe", "both images, divided by a line"],
    ["Onion", "the new image, translucent, over the reference"],
    ["Blink", "both images in turn, in the same position"],
    ["Difference", "differing pixels in magenta, pixels of only one image in blue stripes"],
    ["Regions", "the new image, dimmed outside of the changed regions"],
    ["Tree", "the nodes of the scene beside the image"],
  ];
  const buttons = [];
  const control = el("div", { class: "control" });

  const makeButtons = () => {
    modes.forEach(([name, hint], index) => {
      buttons.push(button({ "data-mode": index + 1, "aria-pressed": "false" }, name,
        () => tintype.setMode(index + 1), `${name}: ${hint}. Key ${index + 1}`));
    });
    return el("div", { class: "modes", role: "group", "aria-label": "Comparison mode" }, buttons);
  };

  /** Returns whether a mode is possible for the displayed entry; in the overview, all are. */
  const isPossible = (mode) => {
    const { pair, details } = now;
    return mode === 1 || now.shows === "grid" || now.shows === "loading"
      || Boolean(pair && pair.old && pair.new) || Boolean(mode === 7 && details && details.tree);
  };

  /** Updates the pressed button, and the modes that are possible for the displayed entry. */
  const updateButtons = () => {
    buttons.forEach((node, index) => {
      const isShown = index + 1 === state.mode && !state.isGrid;
      node.setAttribute("aria-pressed", String(isShown));
      node.setAttribute("aria-disabled", String(!isPossible(index + 1)));
    });
  };

  tintype.setMode = (mode) => {
    if (!isPossible(mode)) {
      tintype.announce("This mode needs two images");
      return;
    }
    if (mode === state.mode && !state.isGrid) return;
    stopBlinking();
    state.mode = mode;
    if (state.isGrid) { tintype.toggleGrid(false); return; }
    tintype.emit("location", "push");
    tintype.announce(modes[mode - 1].join(": "));
    if (now.shows === "loading") return;
    tintype.layOut();
    tintype.placeAgain();
  };

  // MARK: Controls

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
          tintype.paint();
        },
      },
    });
    const text = el("span", { class: "label" }, words(value()));
    return [el("span", {}, "Reference"), input, el("span", {}, "New"), text];
  };

  /** Creates the control of the mode, if it has one. */
  const updateControl = () => {
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
    tintype.paint();
  };

  const blink = () => {
    // One change per second, a cycle every two seconds: well below the limit of three flashes per second.
    now.timer = setInterval(flip, 1000);
    updateControl();
    document.getElementById("blink").focus();
  };

  const stopBlinking = () => {
    if (!now.timer) return;
    clearInterval(now.timer);
    now.timer = 0;
    if (state.mode === 4 && now.pair) updateControl();
  };

  tintype.modes = {
    makeButtons, updateButtons, updateControl, stopBlinking,
    makeControl: () => control,
    clearControl: () => control.replaceChildren(),
    /** Returns the name of the mode. */
    name: () => modes[state.mode - 1][0],
  };
})();
