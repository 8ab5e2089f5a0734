// SPDX-License-Identifier: MIT
"use strict";

// Small images of snapshots that did not match, which are loaded by the hundred when they become
// visible.

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

  /**
   * Returns a box with the thumbnail of an entry, which is decorative: its name is next to it.
   *
   * `key` identifies the box among all that are in the document at the same time.
   */
  tintype.thumbnail = (entry, key) => {
    const box = el("span", { class: "thumbnail", "aria-hidden": "true" });
    const [number, path, index] = tintype.chunkOf("t", entry);
    const values = chunks.get(number);
    if (!values) {
      if (!waiting.has(number)) request(number, path);
      return box;
    }
    if (!values[index]) return box;
    const name = `${key}:${entry}`;
    let image = elements.get(name);
    elements.delete(name);
    image = image || el("img", { alt: "", src: `data:image/png;base64,${values[index]}` });
    elements.set(name, image);
    for (const old of elements.keys()) {
      if (elements.size <= elementLimit) break;
      elements.delete(old);
    }
    box.append(image);
    return box;
  };
})();
