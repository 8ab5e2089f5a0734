// SPDX-License-Identifier: MIT
"use strict";

// Paints the displayed images: the layers of each mode, the scale, and the changed regions.

(() => {
  const { el, state, view, now } = tintype;
  const { button } = tintype.viewer;
  let regionLabel, zoomLabel;
  // The size of the area for an image when the images were fitted.
  let fitted = { width: 0, height: 0 };

  /** Returns the size of the area for an image. */
  const pane = () => {
    const canvas = tintype.viewer.canvases[0];
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

  /** Returns whether the cursor is in a changed region, which the marks must not hide then. */
  const isPointedAt = () => {
    if (!now.cursor) return false;
    const [x, y] = now.cursor;
    return now.regions.some(([left, top, width, height]) =>
      x >= left && x < left + width && y >= top && y < top + height);
  };

  const paintNow = () => {
    if (!now.pair) return;
    tintype.viewer.root.dataset.fit = view.kind !== "free";
    zoomLabel.textContent = `${Math.round(view.scale * tintype.pixelRatio() * 100)} %`;
    for (const canvas of tintype.viewer.canvases) {
      const { side } = canvas.dataset;
      const isTree = side === "nodes";
      const isMarked = state.highlights && !isTree && side !== "difference" && !isPointedAt();
      const node = isTree ? now.nodes : now.nodes.filter((rect) => rect.side === side);
      tintype.draw(canvas, now.pair, layers(side), {
        regions: isMarked || side === "regions" ? now.regions : [],
        // The region at which the images open is not marked among others.
        current: view.kind === "opened" ? -1 : now.region, isVeiled: side === "regions" && !now.isPeeking, cursor: now.cursor,
        nodes: node.map((item) => item.rect || item),
        split: side === "swipe" && !now.isPeeking ? now.split : undefined,
      });
    }
  };

  let highlights;

  tintype.makeHighlightsToggle = () => {
    highlights = button({ id: "highlights", "aria-pressed": "true" }, "Marks",
      () => tintype.toggleHighlights(), "Mark the changed regions. Key d");
    return highlights;
  };

  tintype.toggleHighlights = () => {
    state.highlights = !state.highlights;
    highlights.setAttribute("aria-pressed", String(state.highlights));
    tintype.announce(state.highlights ? "Marks on" : "Marks off");
    paint();
  };

  tintype.peek = (isPeeking) => {
    if (now.isPeeking === isPeeking || !now.pair) return;
    now.isPeeking = isPeeking;
    paint();
  };

  // MARK: Scale

  tintype.makeZoom = () => {
    zoomLabel = button({ class: "label", "aria-label": "Zoom to 100 %" }, "100 %",
      () => tintype.zoomToPixels(), "One pixel of the image for each pixel of the screen. Key 0");
    return el("div", { class: "group", role: "group", "aria-label": "Zoom" },
      button({ "aria-label": "Zoom out" }, "−", () => zoomBy(-1), "Key −"), zoomLabel,
      button({ "aria-label": "Zoom in" }, "+", () => zoomBy(1), "Key +"),
      button({}, "Fit", () => tintype.fitAll(), "Show the whole images. Key f"));
  };

  /** Places the images by a function of the drawing, unless they are not displayed yet. */
  const place = (action) => {
    const room = pane();
    if (!room || !now.pair || room.width === 0) return;
    fitted = room;
    action(room);
    paint();
    tintype.emit("location", "replace");
  };

  tintype.fitAll = () => place((room) => tintype.fit(now.pair, room));

  /** Displays the first region with its surroundings, as large as possible. */
  tintype.openAtRegion = () => place((room) => {
    now.region = now.regions.length > 0 ? 0 : -1;
    tintype.open(now.pair, room, now.regions[0]);
    tintype.updateRegion();
  });

  /** Places the images again in an area of another size, unless the user has moved them. */
  tintype.placeAgain = () => {
    if (view.kind === "fit") tintype.fitAll();
    else if (view.kind === "opened") tintype.openAtRegion();
    else paint();
  };

  tintype.resize = () => {
    const room = pane();
    const isSame = room && room.width === fitted.width && room.height === fitted.height;
    if (isSame) paint(); else tintype.placeAgain();
  };

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
  tintype.zoomToPixels = () => zoomTo(1 / tintype.pixelRatio());
  Object.assign(tintype, { zoomTo, zoomBy });
  tintype.painting = { paint, pane, zoomBy };

  // MARK: Regions

  tintype.makeRegionSteps = () => {
    regionLabel = el("span", { class: "label" });
    return el("div", { class: "group", role: "group", "aria-label": "Changed regions" },
      button({ "aria-label": "Previous region" }, "‹", () => tintype.stepRegion(-1), "Key p"),
      regionLabel,
      button({ "aria-label": "Next region" }, "›", () => tintype.stepRegion(1), "Key n"));
  };

  /** Displays the number of regions, or the position of the current one. */
  tintype.updateRegion = () => {
    const count = now.regions.length;
    regionLabel.textContent = count === 0 ? "No regions"
      : now.region < 0 ? tintype.counted(count, "region") : `${now.region + 1} of ${count}`;
  };

  /** Moves to the next region, the largest first. */
  tintype.stepRegion = (direction) => {
    const isTree = state.mode === 7 && now.shows === "images";
    if (isTree) { tintype.stepNode(direction); return; }
    const count = now.regions.length;
    const room = pane();
    if (count === 0 || !room) { tintype.announce("No regions"); return; }
    now.region = now.region < 0 ? (direction > 0 ? 0 : count - 1)
      : (now.region + direction + count) % count;
    const [x, y, width, height, differing] = now.regions[now.region];
    tintype.focusOn(now.pair, room, [x, y, width, height]);
    tintype.updateRegion();
    paint();
    tintype.emit("location", "replace");
    tintype.announce(`Region ${now.region + 1} of ${count}: ${width} × ${height} at ${x}, ${y}, `
      + `${tintype.counted(differing, "pixel")}`);
  };
})();
