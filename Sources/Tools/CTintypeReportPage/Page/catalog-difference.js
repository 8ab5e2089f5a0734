// SPDX-License-Identifier: MIT
"use strict";

// The difference of an image from its reference: outlines of the regions, the controls that show the
// new image, the reference or both, and the changes as a list.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  const modes = [["new", "New"], ["reference", "Reference"], ["both", "Side by side"]];

  const state = { mode: "new", outlines: true };
  let controls = null;

  const percent = (part, whole) => `${Math.min(100, Math.max(0, (100 * part) / whole))}%`;

  /** Adds an element with the outlines of regions around an image of a variant. */
  tintype.outlined = (image, variant, regions) => {
    const [width, height] = [variant.width * variant.scale, variant.height * variant.scale];
    const outlined = el("span", { class: "outlined" }, image, regions.map(([x, y, w, h]) => {
      const [right, bottom] = [Math.min(width, x + w), Math.min(height, y + h)];
      const region = el("span", { "data-region": true, "aria-hidden": "true" });
      region.style.left = percent((x + right) / 2, width);
      region.style.top = percent((y + bottom) / 2, height);
      region.style.width = percent(right - x, width);
      region.style.height = percent(bottom - y, height);
      return region;
    }));
    outlined.style.setProperty("--width", `${Math.max(1, Math.round(variant.width))}px`);
    outlined.style.setProperty("--ratio", String(variant.width / variant.height));
    return outlined;
  };

  const differenceOf = (preview, index) => {
    const { comparison } = preview.variant(index);
    return (comparison && comparison.difference) || null;
  };

  const hasReference = (difference) =>
    difference !== null && difference.image !== null && tintype.imagePath(difference.image) !== "";

  // MARK: Images

  const makeReference = (preview, index) => {
    const variant = preview.variant(index);
    const name = tintype.variantName(index);
    const { image: source, regions } = variant.comparison.difference;
    const image = el("img", {
      src: tintype.imagePath(source), alt: `Reference of ${preview.name}${name && `, ${name}`}`,
      width: Math.max(1, Math.round(variant.width)), "data-scheme": tintype.scheme(index),
      height: Math.max(1, Math.round(variant.height)), decoding: "async", draggable: "false",
    });
    const outlined = tintype.outlined(image, variant, state.outlines ? regions : []);
    image.addEventListener("load", () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const isEqual = width === Math.round(variant.width * variant.scale)
        && height === Math.round(variant.height * variant.scale);
      if (isEqual) return;
      // The regions are in pixels of an image with another size.
      outlined.replaceChildren(image);
      // The property `width` of an image in the document is its current width, not the attribute.
      const points = Math.max(1, Math.round(width / variant.scale));
      image.width = points;
      image.height = Math.max(1, Math.round(height / variant.scale));
      outlined.style.setProperty("--width", `${points}px`);
    });
    return outlined;
  };

  /** Returns the images that are shown for a variant: the new one, its reference, or both. */
  const sidesOf = (preview, index) => {
    if (!hasReference(differenceOf(preview, index))) return ["new"];
    return state.mode === "both" ? ["reference", "new"] : [state.mode];
  };

  /** Creates the images of a variant in the current mode. */
  tintype.makeSides = (preview, index) => {
    const sides = sidesOf(preview, index);
    return el("div", { class: "sides" }, sides.map((side) => el("div", { "data-side": side },
      sides.length > 1 ? el("span", { class: "caption" }, side === "new" ? "New" : "Reference")
        : null,
      side === "new" ? tintype.makeImage(preview, index, false, state.outlines)
        : makeReference(preview, index))));
  };

  /** Returns what the images of a variant depend on. */
  tintype.sidesKey = (preview, index) => [
    ...tintype.imageKey(preview, index), sidesOf(preview, index), state.outlines,
  ];

  // MARK: Controls

  const press = (mode) => {
    state.mode = mode;
    tintype.emit("comparison");
    tintype.announce(mode === "both" ? "The reference and the new image are shown"
      : mode === "new" ? "The new image is shown" : "The reference is shown");
  };

  const showControls = () => {
    const preview = tintype.preview(catalog.open);
    if (!preview) return;
    const indices = catalog.showsAll ? [...Array(preview.count).keys()] : [tintype.variant()];
    const differences = indices.map((index) => differenceOf(preview, index)).filter(Boolean);
    controls.hidden = differences.length === 0;
    controls.querySelector(".segments").hidden = !differences.some(hasReference);
    for (const button of controls.querySelectorAll("[data-mode]")) {
      button.setAttribute("aria-pressed", String(button.dataset.mode === state.mode));
    }
    controls.querySelector("[data-outlines]").setAttribute("aria-pressed", String(state.outlines));
  };

  tintype.showCompareControls = showControls;

  /** Creates the controls of the images in the dialog. */
  tintype.makeCompareControls = () => {
    const buttons = modes.map(([mode, label], index) => el("button", {
      type: "button", "data-mode": mode, "aria-keyshortcuts": index + 1,
      title: `${label} (${index + 1})`, on: { click: () => press(mode) },
    }, label));
    controls = el("div", { id: "compare", class: "switch", role: "group", "aria-label": "Image" },
      el("span", { class: "segments" }, buttons),
      el("button", {
        type: "button", "data-outlines": true,
        on: {
          click: () => {
            state.outlines = !state.outlines;
            tintype.emit("comparison");
          },
        },
      }, "Outline changes"));
    return controls;
  };

  /** Shows the image of a number key; returns whether there is one. */
  tintype.pressCompareKey = (key) => {
    const mode = modes[Number(key) - 1];
    if (!mode || controls.hidden || controls.querySelector(".segments").hidden) return false;
    press(mode[0]);
    return true;
  };

  // MARK: Facts

  const otherVariants = (preview, index) => {
    const others = preview.changes.filter((each) => each !== index);
    if (others.length === 0) return null;
    return el("p", {}, "Also changed: ", ...others.flatMap((other, place) => [
      place > 0 ? ", " : null,
      el("button", {
        type: "button", class: "link", "data-other": tintype.variantName(other),
        on: { click: () => tintype.selectVariant(other) },
      }, tintype.variantName(other)),
    ]));
  };

  /** Creates the facts about the reference of a variant; null if there are none. */
  tintype.makeComparison = (preview, index) => {
    const { comparison } = preview.variant(index);
    const others = otherVariants(preview, index);
    if (!comparison && !others) return null;
    const lines = [];
    const difference = differenceOf(preview, index);
    if (difference) {
      lines.push(el("p", { "data-part": "summary" }, el("bdi", {}, difference.summary)));
      if (difference.changes.length > 0) {
        lines.push(el("ul", { class: "lines", "data-part": "changes" },
          difference.changes.map((change) => el("li", {}, el("bdi", {}, change)))));
      }
    } else if (comparison) {
      lines.push(el("p", { "data-part": "summary" }, "The image matches."));
    }
    if (comparison) {
      lines.push(el("p", { class: "quiet", "data-part": "reference" }, comparison.reference === ""
        ? "There is no reference. The image is compared with the first one of this watcher."
        : el("bdi", {}, comparison.reference)));
    }
    if (difference && !hasReference(difference)) {
      lines.push(el("p", { class: "quiet" }, "The pixels of the reference are not available."));
    }
    return el("section", { "data-part": "comparison", class: difference ? "different" : "" },
      el("h3", {}, difference ? "Changed from the reference" : "Reference"), ...lines, others);
  };
})();
