// SPDX-License-Identifier: MIT
"use strict";

// The report's page. Every script adds to one object, `tintype`; the data scripts call functions of
// it. Nothing is ever parsed as HTML: what the data say becomes text nodes and attributes.
//
// What tests and people may rely on in the document:
//   #banner               the verdict; .incomplete where something is missing
//   #filter               the search box; [data-outcome] the buttons with counts
//   #list                 the tree of rows: [data-section], [data-group="<id>"], [data-entry="<id>"]
//   #viewer[data-mode]    the comparison, data-mode 1 to 7; [data-entry] the snapshot that it shows,
//                         [data-state] loading, pictures, text or nothing
//   #viewer [data-mode]   its buttons; #range the slider of modes 2 and 3
//   #stage                the pictures: canvas[data-side]
//   #inspector            the pixel under the pointer or the cursor: [data-x], [data-y]
//   #tree                 the rows of mode 7: [data-node]
//   #details              what changed, facts, and commands: [data-command]
//   #decisions            the counts of decisions, [data-accepted] and [data-rejected]; its buttons
//   #accept #reject #undo the decision about what is shown
//   #help                 the dialog with the keys; #shortcuts its switch
//   #status               what is announced

const tintype = {
  outcomes: ["changed", "failed", "missing", "recorded", "matched"],
  signs: { changed: "Δ", failed: "✕", missing: "?", recorded: "+", matched: "✓" },
  // What is looked at: an entry, and the group if all of one is meant.
  state: { entry: -1, group: -1, mode: 1, filter: "", highlights: true },
  data: null,
};

(() => {
  const listeners = new Map();

  /** Calls a function whenever something has happened. */
  tintype.on = (event, listener) => {
    if (!listeners.has(event)) listeners.set(event, []);
    listeners.get(event).push(listener);
  };

  tintype.emit = (event, ...values) => {
    for (const listener of listeners.get(event) || []) listener(...values);
  };

  /** Makes an element: attributes are set as text, children are elements or text. */
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

  /** Announces something to those who listen. */
  tintype.say = (text) => {
    const status = document.getElementById("status");
    // The same text twice is news only if it was gone in between.
    status.textContent = "";
    setTimeout(() => { status.textContent = text; }, 30);
  };

  /** 12,345. */
  tintype.grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

  tintype.counted = (number, noun) =>
    `${tintype.grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

  // MARK: Entries

  let firstOf = [];

  /** Takes the index; the page starts when all scripts have run. */
  tintype.index = (data) => {
    tintype.data = data;
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
    data.groupOf = new Map();
    data.groups.forEach((group, index) => {
      for (const member of group.members) data.groupOf.set(member, index);
    });
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

  // Names of outcomes in a report about a base commit.
  const sinceBase = { missing: "removed", recorded: "added", matched: "same" };

  /** An outcome as the page names it. */
  tintype.word = (outcome) => (tintype.data.base && sinceBase[outcome]) || outcome;

  tintype.scope = (entry) => {
    const { strings, target, suite } = tintype.data;
    return `${strings[target[entry]]}/${strings[suite[entry]]}`;
  };

  tintype.shortName = (entry) => `${tintype.data.test[entry]}.${tintype.data.identifier[entry]}`;

  tintype.name = (entry) => `${tintype.scope(entry)}/${tintype.shortName(entry)}`;

  /** What changed in one line, for rows and for those who listen. */
  tintype.summary = (entry) => (tintype.data.what[entry] || "").split("\n")[0];

  const edges = ["top", "leading", "bottom", "trailing"];

  /**
   * Parts of one attribute that went the same way as one: `padding[1].top 8 → 12,
   * padding[1].bottom 8 → 12` is `padding (top, bottom) 8 → 12`.
   */
  tintype.joined = (text) => text.replace(
    /(\S+?)(\[\d+\])?\.(\w+) ([^,]+)((?:, \1\2?\.\w+ \4(?=,|$))*)(?=,|$)/g,
    (_, subject, ordinal, first, step, rest) => {
      const parts = [first, ...[...rest.matchAll(/, \S+\.(\w+) /g)].map((match) => match[1])];
      if (parts.length === 1) return `${subject}.${first} ${step}`;
      const isAll = parts.length === 4 && edges.every((edge) => parts.includes(edge));
      return isAll ? `${subject} ${step}` : `${subject} (${parts.join(", ")}) ${step}`;
    });

  /** A line about a cause, `path · change`, as its two halves; the path is empty without a dot. */
  tintype.halves = (line) => {
    const dot = line.indexOf(" · ");
    return dot < 0 ? ["", line] : [line.slice(0, dot), tintype.joined(line.slice(dot + 3))];
  };

  /** What changed, then the node that it was: there is room for the beginning only. */
  tintype.brief = (entry) => {
    const [path, change] = tintype.halves(tintype.summary(entry));
    return path ? `${change} · ${path.slice(path.lastIndexOf("/") + 1)}` : change;
  };

  /** Whether pixels differ, and nothing is known that accounts for it. */
  tintype.hasNoCause = (entry) => tintype.outcome(entry) === "changed"
    && tintype.data.what[entry] === "" && tintype.data.pixels[entry] >= 0;

  // MARK: Loading

  /** Runs another script of the report. */
  const load = (path) => new Promise((resolve, reject) => {
    const script = tintype.el("script", { src: path });
    script.onload = () => { script.remove(); resolve(); };
    script.onerror = () => { script.remove(); reject(new Error(path)); };
    document.head.append(script);
  });

  const chunkSize = 100;
  const chunks = new Map();
  const waiting = new Map();

  tintype.chunk = (number, values) => { waiting.set(number, values); };

  /** The details of an entry; null where there are none. Rejected if its file is gone. */
  tintype.details = async (entry) => {
    const place = entry < tintype.data.open ? entry : tintype.data.placeOf.get(entry);
    if (place === undefined) return null;
    const number = Math.floor(place / chunkSize);
    if (!chunks.has(number)) {
      const name = `data/c${String(number).padStart(4, "0")}.js`;
      chunks.set(number, load(name).then(() => waiting.get(number)));
    }
    try {
      return (await chunks.get(number))[place % chunkSize];
    } catch (error) {
      chunks.delete(number);
      throw error;
    }
  };

  const sources = new Map();

  tintype.picture = (digest, base64) => { sources.set(digest, base64); };

  // Enough for an entry, the one before and the one after.
  const pictureLimit = 6;
  const pictures = new Map();

  /** A picture, decoded. Rejected if its file is gone. */
  tintype.loadPicture = (digest) => {
    let picture = pictures.get(digest);
    // The last used one is the last of the map.
    pictures.delete(digest);
    if (!picture) {
      picture = decode(digest);
      picture.catch(() => pictures.delete(digest));
    }
    pictures.set(digest, picture);
    for (const old of pictures.keys()) {
      if (pictures.size <= pictureLimit) break;
      pictures.delete(old);
    }
    return picture;
  };

  const decode = async (digest) => {
    // File names are digests, whatever the data say.
    if (!/^[0-9a-f]{32}$/.test(digest)) throw new Error(digest);
    await load(`pictures/${digest}.js`);
    const image = new Image();
    image.src = `data:image/png;base64,${sources.get(digest)}`;
    sources.delete(digest);
    await image.decode();
    const canvas = tintype.el("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0);
    return canvas;
  };
})();
