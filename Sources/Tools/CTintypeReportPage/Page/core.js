// SPDX-License-Identifier: MIT
"use strict";

// The report's page. Every script adds properties to one object, `tintype`; the data scripts call
// its functions. No data are parsed as HTML: they become text nodes and attributes.
//
// The stable interface of the document, for tests and users:
//   #banner               the verdict; .incomplete if something is missing
//   #filter               the search box; [data-outcome] the buttons with counts
//   #list                 the tree of rows: [data-section], [data-cause="<id>"],
//                         [data-entry="<id>"], [data-failure="<index>"]
//   #viewer[data-mode]    the comparison, data-mode 1 to 7; [data-entry] the displayed snapshot,
//                         [data-state] loading, images, text, failure, grid or nothing, [data-fit]
//                         whether the page, not the user, chose the visible part of the images
//   #subject              the test or the cause; [data-variant="<id>"] the variants of the test
//   #overview             the switch of the overview; #grid its cards: [data-card="<id>"]
//   .thumbnail            its images: [data-side] the changed part, before and after
//   #viewer [data-mode]   its buttons; #range the slider of modes 2 and 3
//   #stage                the images: canvas[data-side]
//   #inspector            the pixel under the pointer or the cursor: [data-x], [data-y]
//   #tree                 the rows of mode 7: [data-node]
//   #details              the changes, facts, and commands: [data-command]; hidden at first
//   #toggle-details       its switch
//   #decisions            the counts of decisions, [data-accepted], [data-rejected] and [data-open];
//                         the bar of progress, and buttons
//   #accept #reject #undo the decision on the displayed snapshot or cause
//   #help                 the dialog with the keys; #shortcuts its switch
//   #status               announcements for screen readers

const tintype = {
  // The outcomes in the order of the entries, "matched" last, and the sign of each, from the data.
  outcomes: [],
  signs: {},
  // The selection: an entry, and its cause if the whole cause is selected; else −1. `within` is the
  // cause below which the entry is selected. A failed test is selected instead of an entry.
  state: {
    entry: -1, cause: -1, within: -1, failure: -1, mode: 1, filter: "", highlights: true,
    isGrid: false,
  },
  data: null,
};

(() => {
  const listeners = new Map();

  /** Adds a listener for an event. */
  tintype.on = (event, listener) => {
    if (!listeners.has(event)) listeners.set(event, []);
    listeners.get(event).push(listener);
  };

  tintype.emit = (event, ...values) => {
    for (const listener of listeners.get(event) || []) listener(...values);
  };

  /** Creates an element: attributes are set as text, children are elements or text. */
  tintype.el = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name === "on") {
        for (const [event, listener] of Object.entries(value)) {
          element.addEventListener(event, listener);
        }
      } else if (value === true) {
        element.setAttribute(name, "");
      } else if (value !== false && value !== null && value !== undefined) {
        element.setAttribute(name, String(value));
      }
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
  };

  let announcement = 0;

  /** Announces a text to screen readers; of several texts in a short time, the last one. */
  tintype.announce = (text) => {
    const status = document.getElementById("status");
    // Clear the text first, because an unchanged text is not announced again.
    status.textContent = "";
    clearTimeout(announcement);
    announcement = setTimeout(() => { status.textContent = text; }, 30);
  };

  /** Formats a number with separators, such as 12,345. */
  tintype.grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

  tintype.counted = (number, noun) =>
    `${tintype.grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

  // MARK: Entries

  let firstOf = [];

  /** Receives the index; the page starts when all scripts have run. */
  tintype.index = (data) => {
    tintype.data = data;
    tintype.outcomes = data.outcomes.map(([outcome]) => outcome);
    tintype.signs = Object.fromEntries(data.outcomes);
    if (data.base) tintype.signs.missing = "−";
    let next = 0;
    firstOf = data.counts.map((count) => {
      next += count;
      return next - count;
    });
    data.count = next;
    data.open = next - data.counts[4];
    data.byID = new Map(data.id.map((id, index) => [id, index]));
    data.unsafeNames = new Map(data.unsafe);
    data.attemptsOf = new Map(data.attempts);
    data.isFlaky = new Set(data.flaky);
    for (const cause of data.causes) {
      cause.reasons = new Map(cause.outliers);
      const others = cause.members.filter((member) => !cause.reasons.has(member));
      cause.shared = cause.members.filter((member) => data.causesOf[member].length > 1).length;
      // Outliers come first, because they need decisions of their own.
      cause.order = [...cause.members.filter((member) => cause.reasons.has(member)),
        ...tintype.paired(others)];
    }
    data.placeOf = new Map(data.detailed.map((entry, place) => [entry, data.open + place]));
  };

  tintype.range = (outcome) => {
    const place = tintype.outcomes.indexOf(outcome);
    return [firstOf[place], firstOf[place] + tintype.data.counts[place]];
  };

  tintype.outcome = (entry) => {
    let place = 4;
    while (place > 0 && entry < firstOf[place]) place -= 1;
    return tintype.outcomes[place];
  };

  // The labels of outcomes in a report about a base commit.
  const sinceBase = { missing: "removed", recorded: "added", matched: "same" };

  /** Returns the label of an outcome. */
  tintype.word = (outcome) => (tintype.data.base && sinceBase[outcome]) || outcome;

  tintype.scope = (entry) =>
    `${tintype.string("target", entry)}/${tintype.string("suite", entry)}`;

  /** Returns the suite, without the target, which few lists need. */
  tintype.suite = (entry) => tintype.string("suite", entry);

  tintype.shortName = (entry) =>
    `${tintype.text("test", entry)}.${tintype.text("identifier", entry)}`;

  tintype.name = (entry) => `${tintype.scope(entry)}/${tintype.shortName(entry)}`;

  /** Returns the first change in one line, for rows and for accessibility labels. */
  tintype.summary = (entry) => (tintype.data.what[entry] || "").split("\n")[0];

  /**
   * Splits a line about a cause, `path · change`, into two parts; the path is empty without a dot.
   */
  tintype.halves = (line) => {
    const dot = line.indexOf(" · ");
    return dot < 0 ? ["", line] : [line.slice(0, dot), line.slice(dot + 3)];
  };

  /** Returns the change, then its node, because a row may only show the beginning. */
  tintype.brief = (entry) => {
    const [path, change] = tintype.halves(tintype.summary(entry));
    return path ? `${change} · ${path.slice(path.lastIndexOf("/") + 1)}` : change;
  };

  /** Returns whether pixels differ without a known cause. */
  tintype.hasNoCause = (entry) => tintype.outcome(entry) === "changed"
    && tintype.data.what[entry] === "" && tintype.data.pixels[entry] >= 0;

  // MARK: Loading

  /** Runs another script of the report. */
  const load = tintype.load = (path) => new Promise((resolve, reject) => {
    const script = tintype.el("script", { src: path });
    script.onload = () => { script.remove(); resolve(); };
    script.onerror = () => { script.remove(); reject(new Error(path)); };
    document.head.append(script);
  });

  const chunkSize = 100;

  /** Returns the position of an entry in the files of details; undefined if it has no details. */
  tintype.place = (entry) => (entry < tintype.data.open ? entry : tintype.data.placeOf.get(entry));

  /** Returns the name of a file of details (c) or thumbnails (t), and the index in it. */
  tintype.chunkOf = (kind, place) => {
    const number = Math.floor(place / chunkSize);
    return [number, `data/${kind}${String(number).padStart(4, "0")}.js`, place % chunkSize];
  };

  const chunks = new Map();
  const waiting = new Map();

  tintype.chunk = (number, values) => { waiting.set(number, values); };

  /** Loads the details of an entry; null if there are none. Rejects if the file is missing. */
  tintype.details = async (entry) => {
    const place = tintype.place(entry);
    if (place === undefined) return null;
    const [number, name, index] = tintype.chunkOf("c", place);
    if (!chunks.has(number)) {
      chunks.set(number, load(name).then(() => waiting.get(number)));
    }
    try {
      return (await chunks.get(number))[index];
    } catch (error) {
      chunks.delete(number);
      throw error;
    }
  };

  const sources = new Map();

  tintype.image = (digest, base64) => { sources.set(digest, base64); };

  // Enough for an entry, the previous one and the next one.
  const imageLimit = 6;
  const images = new Map();

  /** Loads and decodes an image. Rejects if the file is missing. */
  tintype.loadImage = (digest) => {
    let image = images.get(digest);
    // Moves the most recently used image to the end of the map.
    images.delete(digest);
    if (!image) {
      image = decode(digest);
      image.catch(() => images.delete(digest));
    }
    images.set(digest, image);
    for (const old of images.keys()) {
      if (images.size <= imageLimit) break;
      images.delete(old);
    }
    return image;
  };

  const decode = async (digest) => {
    // The data are not trusted; file names are digests.
    if (!/^[0-9a-f]{32}$/.test(digest)) throw new Error(digest);
    await load(`images/${digest}.js`);
    const bytes = decodeBase64(sources.get(digest));
    sources.delete(digest);
    // Unlike an image element, this does not block input while a large image is decoded.
    return createImageBitmap(new Blob([bytes], { type: "image/png" }));
  };

  const decodeBase64 = (text) => {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const decoded = atob(text);
    const bytes = new Uint8Array(decoded.length);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = decoded.charCodeAt(index);
    return bytes;
  };
})();
