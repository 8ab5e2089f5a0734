// SPDX-License-Identifier: MIT
"use strict";

// Small images of snapshots that did not match, which are loaded by the hundred when they become
// visible. Those of a change show its largest region, before and after.

(() => {
  const { el } = tintype;
  const chunks = new Map();
  const waiting = new Set();
  // Elements are used again, because a new image element is blank until its data are decoded.
  const elements = new Map();
  const elementLimit = 600;

  tintype.thumbnails = (number, values) => { chunks.set(number, values); };

  const request = async (number, path) => {
    waiting.add(number);
    try {
      await tintype.load(path);
    } catch {
      // A missing file leaves the boxes empty; the images themselves are not affected.
      chunks.set(number, []);
    }
    tintype.emit("thumbnails");
  };

  /** Returns whether an entry may have a thumbnail. */
  tintype.hasThumbnail = (entry) => {
    const { strings, extension, open } = tintype.data;
    return entry < open && tintype.outcome(entry) !== "failed"
      && strings[extension[entry]] === "png";
  };

  /** Returns whether the thumbnails of an entry have been loaded. */
  tintype.isThumbnailLoaded = (entry) => chunks.has(tintype.chunkOf("t", entry)[0]);

  /** Returns the width of a PNG in Base64 as a multiple of its height, from the header. */
  const ratio = (base64) => {
    const header = atob(base64.slice(0, 32));
    const number = (start) => [0, 1, 2, 3]
      .reduce((sum, index) => sum * 256 + header.charCodeAt(start + index), 0);
    return number(16) / Math.max(number(20), 1);
  };

  const makeImage = (base64, side) => el("img",
    { alt: "", "data-side": side, src: `data:image/png;base64,${base64}` });

  /**
   * Returns a box with the thumbnails of an entry, which are decorative: its name is next to them.
   *
   * `key` identifies the box among all that are in the document at the same time. Wide images are
   * one above the other, others side by side.
   */
  tintype.thumbnail = (entry, key) => {
    const box = el("span", { class: "thumbnail", "aria-hidden": "true" });
    const [number, path, index] = tintype.chunkOf("t", entry);
    const values = chunks.get(number);
    if (!values) {
      if (!waiting.has(number)) request(number, path);
      return box;
    }
    const pair = values[index];
    if (!Array.isArray(pair)) return box;
    const sides = ["old", "new"].filter((_, place) => typeof pair[place] === "string");
    const name = `${key}:${entry}`;
    let images = elements.get(name);
    elements.delete(name);
    images = images || sides.map((side) => makeImage(pair[side === "old" ? 0 : 1], side));
    elements.set(name, images);
    for (const old of elements.keys()) {
      if (elements.size <= elementLimit) break;
      elements.delete(old);
    }
    if (images.length === 2) box.classList.add(ratio(pair[1]) > 1.4 ? "stacked" : "beside");
    box.append(...images);
    return box;
  };
})();
