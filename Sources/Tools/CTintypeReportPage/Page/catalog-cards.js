// SPDX-License-Identifier: MIT
"use strict";

// The cards of previews. Elements that show the same as before are kept, so that images do not
// flicker, and the focus and the scroll position stay.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  // MARK: Keeping elements

  /** Makes elements the children of another one, without moving those in the right order. */
  tintype.arrange = (parent, elements) => {
    const kept = new Set(elements);
    for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
    let next = parent.firstChild;
    for (const element of elements) {
      if (element === next) next = next.nextSibling;
      else parent.insertBefore(element, next);
    }
  };

  // The longest time in which the previous images are shown instead of new ones, in milliseconds.
  const decodingTime = 2000;

  const areDecoded = (images) => Promise.race([
    Promise.all(images.map((image) => image.decode().catch(() => {}))),
    new Promise((end) => setTimeout(end, decodingTime)),
  ]);

  const shown = new WeakMap();

  /**
   * Shows parts, each with a key and a function `make`, as the children of an element. A part with
   * a known key keeps its element. If `isSmooth`, the previous parts are shown until the images of
   * the new ones are decoded; the promise is fulfilled when all parts are shown.
   */
  tintype.showParts = (parent, parts, isSmooth) => {
    const previous = shown.get(parent) || { keys: "", elements: new Map() };
    const keys = JSON.stringify(parts.map((part) => part.key));
    if (previous.keys === keys) return previous.isShown;
    const elements = new Map(parts.map((part) => {
      const key = JSON.stringify(part.key);
      return [key, previous.elements.get(key) || part.make()];
    }));
    const current = { keys, elements, isShown: Promise.resolve() };
    shown.set(parent, current);
    const show = () => {
      // A later call can have other parts.
      if (shown.get(parent) === current) tintype.arrange(parent, [...elements.values()]);
    };
    const images = isSmooth ? [...elements.values()]
      .filter((element) => !element.isConnected)
      .flatMap((element) => [...element.querySelectorAll("img")]) : [];
    if (images.length === 0) {
      show();
    } else {
      // An image outside of the document is loaded only if it is not lazy.
      for (const image of images) image.loading = "eager";
      current.isShown = areDecoded(images).then(show);
    }
    return current.isShown;
  };

  // MARK: Images

  /** Creates the image of a variant, or the reason why there is none. */
  tintype.makeImage = (preview, index, isLazy, outlines) => {
    const variant = preview.variant(index);
    const name = tintype.variantName(index);
    if (preview.isPending) return el("span", { class: "pending" }, "Loading…");
    if (variant.message !== undefined) {
      return el("span", { class: "failure" }, "Not rendered");
    }
    const width = Math.max(1, Math.round(variant.width));
    const image = el("img", {
      // The title of a card is the name of its link.
      src: tintype.imagePath(variant.image), alt: isLazy ? "" : `${preview.name}${name && `, ${name}`}`,
      width, height: Math.max(1, Math.round(variant.height)), "data-scheme": tintype.scheme(index),
      loading: isLazy ? "lazy" : null, decoding: "async", draggable: "false",
    });
    image.style.setProperty("--width", `${width}px`);
    const { comparison } = variant;
    return outlines && comparison && comparison.difference
      ? tintype.outlined(image, variant, comparison.difference.regions) : image;
  };

  /** Returns what the image of a variant depends on. */
  tintype.imageKey = (preview, index) => {
    const variant = preview.variant(index);
    if (variant.message !== undefined) return [index, tintype.variantName(index)];
    const { image, width, height, scale, comparison } = variant;
    const difference = comparison && comparison.difference;
    return [index, tintype.variantName(index), tintype.scheme(index), image, width, height, scale,
      difference && difference.image, difference && difference.regions];
  };

  // MARK: Cards

  /** Returns the name of a preview without the name of its file. */
  tintype.shortTitle = (preview) => {
    const file = preview.file.slice(preview.file.lastIndexOf("/") + 1).replace(/\.swift$/, "");
    const isPrefix = file !== "" && preview.name.startsWith(`${file}.`);
    return isPrefix ? preview.name.slice(file.length + 1) : preview.name;
  };

  const changedLabel = (preview) => {
    const { changes } = preview;
    if (catalog.showsAll || changes.includes(tintype.variant())) return "changed";
    return changes.length === 1 ? `changed in ${tintype.variantName(changes[0])}`
      : `changed in ${changes.length} other variants`;
  };

  const makeBadge = (style, label) => ({
    key: [style, label], make: () => el("span", { class: `badge ${style}` }, label),
  });

  const badgesOf = (preview) => {
    const badges = [];
    if (preview.isPending) return badges;
    if (preview.hasFailed) badges.push(makeBadge("failed", "failed"));
    if (preview.isChanged) badges.push(makeBadge("different", changedLabel(preview)));
    if (catalog.updated.has(preview.id)) badges.push(makeBadge("updated", "updated"));
    if (preview.hasWarnings) badges.push(makeBadge("changed", "warnings"));
    if (preview.isExcluded) badges.push(makeBadge("quiet", "not tested"));
    return badges;
  };

  const makeFrame = (preview, index) => {
    const image = tintype.makeImage(preview, index, true, true);
    return el("span", { class: image.matches(".outlined") ? "frame sized" : "frame" }, image,
      catalog.showsAll ? el("span", { class: "caption" }, tintype.variantName(index)) : null);
  };

  /** Creates the card of a preview; `updateCard` shows its contents. */
  tintype.makeCard = (preview) => {
    const parts = {
      images: el("span", { class: "images" }), title: el("bdi", {}),
      badges: el("span", { class: "badges" }),
    };
    const link = el("a", { "data-preview": preview.id }, parts.images,
      el("span", { class: "title" }, parts.title), parts.badges);
    return { ...parts, link, element: el("li", { class: "card" }, link), preview: null, view: null };
  };

  /** Shows a preview on its card; the promise is fulfilled when the images are shown. */
  tintype.updateCard = (card, preview, view, isSmooth) => {
    if (card.preview === preview && card.view === view) return null;
    Object.assign(card, { preview, view });
    card.link.setAttribute("href", `#${tintype.fragment(preview)}`);
    const title = tintype.shortTitle(preview);
    if (card.title.textContent !== title) card.title.textContent = title;
    card.element.classList.toggle("updated", catalog.updated.has(preview.id));
    tintype.showParts(card.badges, badgesOf(preview), false);
    const indices = catalog.showsAll ? [...Array(preview.count).keys()] : [tintype.variant()];
    return tintype.showParts(card.images, indices.map((index) => ({
      key: [catalog.showsAll, ...tintype.imageKey(preview, index)],
      make: () => makeFrame(preview, index),
    })), isSmooth);
  };
})();
