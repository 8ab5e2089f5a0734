// SPDX-License-Identifier: MIT
"use strict";

// Single pixels, and the differences of two images.

(() => {
  const read = (image) => {
    if (!image) return null;
    const { width, height } = image;
    const context = tintype.el("canvas", { width, height })
      .getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  };

  /**
   * Creates a pair of images with their common size; either may be null. Pixels are read on demand.
   */
  tintype.pair = (old, new_) => {
    const sides = [old, new_].filter(Boolean);
    const pair = {
      old, new: new_,
      width: Math.max(...sides.map((side) => side.width)),
      height: Math.max(...sides.map((side) => side.height)),
    };
    const once = (make) => {
      let value;
      return () => (value === undefined ? (value = make()) : value);
    };
    pair.pixels = once(() => ({ old: read(old), new: read(new_) }));
    pair.mask = once(() => mask(pair));
    pair.difference = once(() => difference(pair));
    pair.foundRegions = once(() => regions(pair));
    return pair;
  };

  /** Returns red, green, blue and alpha; null outside of the image. */
  tintype.pixel = (data, x, y) => {
    if (!data || x < 0 || y < 0 || x >= data.width || y >= data.height) return null;
    const start = (y * data.width + x) * 4;
    return Array.from(data.data.subarray(start, start + 4));
  };

  /** Returns the largest channel difference of each pixel, 255 if only one image has the pixel. */
  const mask = (pair) => {
    const { width, height } = pair;
    const { old, new: new_ } = pair.pixels();
    const result = new Uint8Array(width * height);
    if (!old || !new_) return result;
    const common = Math.min(old.width, new_.width);
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      if (y >= old.height || y >= new_.height) {
        const reach = y >= old.height ? new_.width : old.width;
        result.fill(255, row, row + reach);
        continue;
      }
      let a = y * old.width * 4;
      let b = y * new_.width * 4;
      for (let x = 0; x < common; x += 1, a += 4, b += 4) {
        let step = 0;
        for (let channel = 0; channel < 4; channel += 1) {
          step = Math.max(step, Math.abs(old.data[a + channel] - new_.data[b + channel]));
        }
        result[row + x] = step;
      }
      result.fill(255, row + common, row + Math.max(old.width, new_.width));
    }
    return result;
  };

  /**
   * Draws the new image in a pale color, with differing pixels in magenta, and blue stripes where
   * only one image has pixels.
   */
  const difference = (pair) => {
    const { width, height } = pair;
    const { old, new: new_ } = pair.pixels();
    const steps = pair.mask();
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const [ground, reach] = isDark ? [18, 0.2] : [255, 0.22];
    const mark = isDark ? [255, 64, 152] : [214, 0, 108];
    const canvas = tintype.el("canvas", { width, height });
    const context = canvas.getContext("2d");
    const image = context.createImageData(width, height);
    const output = new Uint32Array(image.data.buffer);
    // The bytes in memory are red, green, blue and alpha, the lowest byte first.
    const color = (red, green, blue) => (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
    const blue = color(0, 98, 214);
    const pale = color(150, 190, 240);
    for (let y = 0, place = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, place += 1) {
        const step = steps[place];
        const isInOld = old && x < old.width && y < old.height;
        const isInNew = new_ && x < new_.width && y < new_.height;
        if (isInOld && isInNew) {
          const start = (y * new_.width + x) * 4;
          const [red, green, sky] = [new_.data[start], new_.data[start + 1], new_.data[start + 2]];
          const alpha = new_.data[start + 3] / 255;
          const gray = (0.3 * red + 0.59 * green + 0.11 * sky) * alpha + 255 * (1 - alpha);
          const base = ground + (gray - ground) * reach;
          // Small differences must be visible too, so the strength is at least one half.
          const strength = step === 0 ? 0 : 0.5 + step / 510;
          output[place] = color(
            ...mark.map((value) => base + (value - base) * strength));
        } else if (isInOld || isInNew) {
          output[place] = (x + y) % 8 < 4 ? blue : pale;
        }
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  };

  const tile = 16;

  /**
   * Finds regions if the journal contains none: adjacent squares with differing pixels are merged.
   */
  const regions = (pair) => {
    const { width, height } = pair;
    const steps = pair.mask();
    const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
    const counts = new Uint32Array(columns * rows);
    const largest = new Uint8Array(columns * rows);
    for (let y = 0, place = 0; y < height; y += 1) {
      const row = Math.floor(y / tile) * columns;
      for (let x = 0; x < width; x += 1, place += 1) {
        if (steps[place] === 0) continue;
        const square = row + Math.floor(x / tile);
        counts[square] += 1;
        largest[square] = Math.max(largest[square], steps[place]);
      }
    }
    const found = [];
    const seen = new Uint8Array(columns * rows);
    for (let first = 0; first < counts.length; first += 1) {
      if (seen[first] || counts[first] === 0) continue;
      const box = [columns, rows, -1, -1, 0, 0];
      const stack = [first];
      seen[first] = 1;
      while (stack.length > 0) {
        const square = stack.pop();
        const [x, y] = [square % columns, Math.floor(square / columns)];
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
        box[4] += counts[square];
        box[5] = Math.max(box[5], largest[square]);
        for (let down = -1; down <= 1; down += 1) {
          for (let right = -1; right <= 1; right += 1) {
            const [a, b] = [x + right, y + down];
            if (a < 0 || b < 0 || a >= columns || b >= rows) continue;
            const next = b * columns + a;
            if (seen[next] || counts[next] === 0) continue;
            seen[next] = 1;
            stack.push(next);
          }
        }
      }
      found.push(box);
    }
    found.sort((a, b) => b[4] - a[4]);
    return found.slice(0, 100).map(([left, top, right, bottom, count, step]) => {
      const [x, y] = [left * tile, top * tile];
      return [
        x, y, Math.min((right + 1) * tile, width) - x, Math.min((bottom + 1) * tile, height) - y,
        count, step,
      ];
    });
  };
})();
