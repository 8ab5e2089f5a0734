// SPDX-License-Identifier: MIT
"use strict";

// Draws images on the canvases of the viewer, which share one view: a scale and an origin.

(() => {
  const { el } = tintype;
  const steps = [
    1 / 16, 1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32,
  ];
  const gridScale = 8;

  /**
   * The visible part of the images: CSS pixels per image pixel, and the top left corner. Its kind is
   * "opened" at the first region, "fit" for whole images, or "free" if the user has moved them.
   */
  tintype.view = { scale: 1, x: 0, y: 0, kind: "opened" };

  const { view } = tintype;

  /** Returns the number of screen pixels for each CSS pixel. */
  tintype.pixelRatio = () => window.devicePixelRatio || 1;

  /** Returns the scale at which whole images fit; small ones are enlarged by whole numbers. */
  const fitScale = (pair, pane) => {
    const margin = 14;
    const scale = Math.max(steps[0], Math.min(
      (pane.width - 2 * margin) / pair.width, (pane.height - 2 * margin) / pair.height));
    return scale > 2 ? Math.min(Math.floor(scale), 8) : Math.min(scale, 1);
  };

  /** Fits the whole images into the pane. */
  tintype.fit = (pair, pane) => {
    Object.assign(view, { scale: fitScale(pair, pane), kind: "fit", x: 0, y: 0 });
    tintype.clampView(pair, pane);
  };

  // The part of the pane that a region takes at most when images open at it.
  const openedShare = 0.75;
  // The largest scale of a region of few pixels. Others are not enlarged, except for a little on a
  // screen with small pixels.
  const tinyScale = 4, tinySide = 24, leastLimit = 0.75;

  /** Displays a region with its surroundings; whole images if that is not larger. */
  tintype.open = (pair, pane, region) => {
    const whole = fitScale(pair, pane);
    Object.assign(view, { scale: whole, kind: "opened", x: 0, y: 0 });
    if (region) {
      const [x, y, width, height] = region;
      const limit = Math.max(width, height) <= tinySide ? tinyScale
        : Math.max(leastLimit, 1 / tintype.pixelRatio());
      const room = openedShare * Math.min(
        pane.width / Math.max(width, 1), pane.height / Math.max(height, 1));
      const scale = Math.min(room, limit);
      if (scale > whole * 1.1) {
        view.scale = scale;
        view.x = x + width / 2 - pane.width / scale / 2;
        view.y = y + height / 2 - pane.height / scale / 2;
      }
    }
    tintype.clampView(pair, pane);
  };

  /**
   * Keeps the images in view: centered if they fit, else with a limited margin. Their corner is on a
   * pixel of the screen, so that they are sharp at 100 %.
   */
  tintype.clampView = (pair, pane) => {
    const clamp = (corner, room, size) => {
      const seen = room / view.scale;
      if (size <= seen) return (size - seen) / 2;
      const margin = Math.min(24 / view.scale, size / 4);
      return Math.min(Math.max(corner, -margin), size - seen + margin);
    };
    const pixel = view.scale * tintype.pixelRatio();
    view.x = Math.round(clamp(view.x, pane.width, pair.width) * pixel) / pixel;
    view.y = Math.round(clamp(view.y, pane.height, pair.height) * pixel) / pixel;
  };

  /** Changes the scale, while the image at a point of the pane keeps its position. */
  tintype.zoom = (pair, pane, scale, point) => {
    const [x, y] = point || [pane.width / 2, pane.height / 2];
    const [left, top] = [view.x + x / view.scale, view.y + y / view.scale];
    view.scale = Math.min(Math.max(scale, steps[0]), 32);
    view.x = left - x / view.scale;
    view.y = top - y / view.scale;
    view.kind = "free";
    tintype.clampView(pair, pane);
  };

  tintype.nextScale = (direction) => {
    const candidates = direction > 0 ? steps : [...steps].reverse();
    return candidates.find((step) =>
      (direction > 0 ? step > view.scale * 1.01 : step < view.scale * 0.99)) || view.scale;
  };

  /** Centers a rectangle of the images, enlarged if it is small. */
  tintype.focusOn = (pair, pane, [x, y, width, height]) => {
    const room = Math.min(pane.width / Math.max(width, 1), pane.height / Math.max(height, 1)) * 0.5;
    const isFree = view.kind === "free";
    const scale = Math.min(Math.max(room, isFree ? 0 : view.scale), 6);
    if (room < view.scale || !isFree || view.scale < 1) {
      view.scale = Math.max(steps[0], scale >= 2 ? Math.floor(scale) : scale);
    }
    view.kind = "free";
    view.x = x + width / 2 - pane.width / view.scale / 2;
    view.y = y + height / 2 - pane.height / view.scale / 2;
    tintype.clampView(pair, pane);
  };

  // MARK: Painting

  let checker = null;

  const checkerPattern = (context, colors) => {
    if (!checker || checker.colors !== colors.join()) {
      const canvas = el("canvas", { width: 16, height: 16 });
      const tile = canvas.getContext("2d");
      tile.fillStyle = colors[0];
      tile.fillRect(0, 0, 16, 16);
      tile.fillStyle = colors[1];
      tile.fillRect(0, 0, 8, 8);
      tile.fillRect(8, 8, 8, 8);
      checker = { colors: colors.join(), canvas };
    }
    return context.createPattern(checker.canvas, "repeat");
  };

  const palette = () => {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(name).trim();
    return {
      squares: [color("--square-a"), color("--square-b")], line: color("--edge"),
      mark: color("--mark"), halo: color("--halo"), moved: color("--moved"),
      veil: color("--veil"), node: color("--node"),
    };
  };

  /** Converts a rectangle of the image to canvas coordinates. */
  const placed = ([x, y, width, height]) => [
    (x - view.x) * view.scale, (y - view.y) * view.scale, width * view.scale, height * view.scale,
  ];

  /**
   * Draws one canvas.
   *
   * layers: [{ image, alpha, clip: [from, to] as fractions of the width }]; marks: the overlays:
   * { regions, current, isVeiled, cursor, nodes }.
   */
  tintype.draw = (canvas, pair, layers, marks) => {
    const ratio = tintype.pixelRatio();
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0) return;
    const [inner, outer] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== inner || canvas.height !== outer) {
      canvas.width = inner;
      canvas.height = outer;
    }
    const context = canvas.getContext("2d");
    const colors = palette();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const all = placed([0, 0, pair.width, pair.height]);
    context.fillStyle = checkerPattern(context, colors.squares);
    context.fillRect(...all);
    // Enlarged pixels stay squares; smoothing preserves more details of reduced images.
    context.imageSmoothingEnabled = view.scale * ratio < 1;
    context.imageSmoothingQuality = "high";
    for (const layer of layers) {
      if (!layer.image) continue;
      context.save();
      context.globalAlpha = layer.alpha === undefined ? 1 : layer.alpha;
      if (layer.clip) {
        const [from, to] = layer.clip.map((part) => all[0] + all[2] * part);
        context.beginPath();
        context.rect(from, 0, to - from, height);
        context.clip();
      }
      const box = placed([0, 0, layer.image.width, layer.image.height]);
      context.drawImage(layer.image, ...box);
      context.restore();
      outline(context, box, colors.line, 1, []);
    }
    if (view.scale >= gridScale) grid(context, pair, width, height, colors);
    if (marks.isVeiled && marks.regions.length > 0) veil(context, marks.regions, all, colors);
    // Arrows for all moved regions would hide the image.
    marks.regions.forEach((region, index) => {
      const isReported = marks.isVeiled || index === marks.current;
      if (region.length > 6 && isReported) moved(context, region, colors);
    });
    for (const box of merged(marks.regions)) halo(context, box, colors, 2);
    const current = marks.regions[marks.current];
    if (current && marks.regions.length > 1) halo(context, around(current), colors, 3);
    for (const node of marks.nodes || []) frame(context, node, colors.node, colors.halo);
    if (marks.split !== undefined) {
      const x = all[0] + all[2] * marks.split;
      context.fillStyle = colors.node;
      context.fillRect(x - 1, Math.max(all[1], 0), 2, Math.min(all[3], height));
    }
    if (marks.cursor) crossHair(context, marks.cursor, width, height, colors);
  };

  const outline = (context, [x, y, width, height], color, thickness, dashes) => {
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.setLineDash(dashes);
    context.strokeRect(x - thickness / 2, y - thickness / 2, width + thickness, height + thickness);
    context.setLineDash([]);
  };

  // The distance of marks from the region, so that the edge that changed is visible.
  const distance = 6;

  /** Returns a rectangle outside of the marked one. */
  const around = (rect, gap = distance) => {
    const [x, y, width, height] = placed(rect);
    return [x - gap, y - gap, width + 2 * gap, height + 2 * gap];
  };

  /** Draws a rounded line with a light edge, which is visible on any background. */
  const halo = (context, [x, y, width, height], colors, thickness) => {
    for (const [color, size] of [[colors.halo, thickness + 2], [colors.mark, thickness]]) {
      context.strokeStyle = color;
      context.lineWidth = size;
      context.beginPath();
      context.roundRect(x, y, width, height, 7);
      context.stroke();
    }
  };

  /**
   * Returns boxes around regions; overlapping boxes are merged, so that they do not hide the image.
   */
  const merged = (regions) => {
    const gap = 2 * distance;
    let boxes = regions.map((region) => around(region));
    for (let isDone = false; !isDone;) {
      isDone = true;
      const kept = [];
      for (const box of boxes) {
        const other = kept.find(([x, y, width, height]) =>
          x <= box[0] + box[2] + gap && box[0] <= x + width + gap
          && y <= box[1] + box[3] + gap && box[1] <= y + height + gap);
        if (!other) {
          kept.push(box);
          continue;
        }
        isDone = false;
        const [right, bottom] = [
          Math.max(other[0] + other[2], box[0] + box[2]),
          Math.max(other[1] + other[3], box[1] + box[3]),
        ];
        other[0] = Math.min(other[0], box[0]);
        other[1] = Math.min(other[1], box[1]);
        other[2] = right - other[0];
        other[3] = bottom - other[1];
      }
      boxes = kept;
    }
    return boxes;
  };

  /** Outlines a rectangle in a light and a dark color, which are visible on any background. */
  const frame = (context, rect, color, halo) => {
    const box = around(rect, 2);
    outline(context, box, halo, 5, []);
    outline(context, box, color, 3, []);
  };

  const moved = (context, region, colors) => {
    const from = placed(region.slice(6, 10));
    outline(context, from, colors.moved, 1.5, [5, 4]);
    const to = placed(region);
    context.strokeStyle = colors.moved;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(from[0] + from[2] / 2, from[1] + from[3] / 2);
    context.lineTo(to[0] + to[2] / 2, to[1] + to[3] / 2);
    context.stroke();
  };

  /** Dims everything except for the regions. */
  const veil = (context, regions, all, colors) => {
    const canvas = el("canvas", { width: context.canvas.width, height: context.canvas.height });
    const layer = canvas.getContext("2d");
    layer.setTransform(context.getTransform());
    layer.fillStyle = colors.veil;
    layer.fillRect(...all);
    for (const region of regions) layer.clearRect(...placed(region));
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(canvas, 0, 0);
    context.restore();
  };

  const grid = (context, pair, width, height, colors) => {
    context.strokeStyle = colors.line;
    context.globalAlpha = 0.35;
    context.lineWidth = 1;
    context.beginPath();
    const [left, top] = [Math.max(0, Math.ceil(view.x)), Math.max(0, Math.ceil(view.y))];
    const right = Math.min(pair.width, Math.floor(view.x + width / view.scale));
    const bottom = Math.min(pair.height, Math.floor(view.y + height / view.scale));
    const [, y0, , tall] = placed([0, 0, pair.width, pair.height]);
    const [x0, , wide] = placed([0, 0, pair.width, pair.height]);
    for (let x = left; x <= right; x += 1) {
      const place = Math.round((x - view.x) * view.scale) + 0.5;
      context.moveTo(place, Math.max(0, y0));
      context.lineTo(place, Math.min(height, y0 + tall));
    }
    for (let y = top; y <= bottom; y += 1) {
      const place = Math.round((y - view.y) * view.scale) + 0.5;
      context.moveTo(Math.max(0, x0), place);
      context.lineTo(Math.min(width, x0 + wide), place);
    }
    context.stroke();
    context.globalAlpha = 1;
  };

  const crossHair = (context, [x, y], width, height, colors) => {
    const [left, top, size] = placed([x, y, 1, 1]);
    const middle = [left + size / 2, top + size / 2];
    for (const [color, thickness] of [[colors.halo, 3], [colors.node, 1]]) {
      context.strokeStyle = color;
      context.lineWidth = thickness;
      context.globalAlpha = thickness === 1 ? 0.9 : 0.5;
      context.beginPath();
      const gap = Math.max(size / 2 + 2, 6);
      context.moveTo(middle[0], 0);
      context.lineTo(middle[0], middle[1] - gap);
      context.moveTo(middle[0], middle[1] + gap);
      context.lineTo(middle[0], height);
      context.moveTo(0, middle[1]);
      context.lineTo(middle[0] - gap, middle[1]);
      context.moveTo(middle[0] + gap, middle[1]);
      context.lineTo(width, middle[1]);
      context.stroke();
    }
    context.globalAlpha = 1;
    if (size >= 4) outline(context, [left, top, size, size], colors.node, 1.5, []);
  };
})();
