// SPDX-License-Identifier: MIT
"use strict";

// The causes of changes, their titles, and the colors in texts.

(() => {
  const { el } = tintype;

  // MARK: Colors

  // A name such as `Card#facade` contains no color.
  const color = /(?<![\w#])#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6})(?![0-9A-Za-z])/g;

  /** Creates a sample of a color, over a checkerboard if it is translucent. */
  tintype.swatch = (hex) => {
    const sample = el("span", {});
    sample.style.backgroundColor = hex;
    return el("span", { class: "swatch", "aria-hidden": "true" }, sample);
  };

  /** Returns a text as nodes, with a sample before each color. */
  tintype.colored = (text) => {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(color)) {
      parts.push(text.slice(end, match.index), tintype.swatch(match[0]));
      end = match.index;
    }
    parts.push(text.slice(end));
    return parts.filter((part) => part !== "");
  };

  // MARK: Titles

  const longPrefix = 24;
  let titles = null;

  const sharedLength = (one, other) => {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return length;
  };

  /**
   * Returns a title for each cause. No two are equal, even if only their beginnings are visible:
   * a long common beginning is shortened.
   */
  const makeTitles = () => {
    const { causes } = tintype.data;
    const counts = new Map();
    for (const { title } of causes) counts.set(title, (counts.get(title) || 0) + 1);
    const whole = causes.map(({ title, id }) =>
      (counts.get(title) > 1 ? `${title} · ${id.slice(0, 4)}` : title));
    const sorted = whole.map((title, index) => ({ title, index }))
      .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
    const short = [...whole];
    sorted.forEach(({ title, index }, place) => {
      const shared = Math.max(...[place - 1, place + 1].map((other) =>
        (sorted[other] ? sharedLength(title, sorted[other].title) : 0)));
      if (shared <= longPrefix) return;
      const head = title.slice(0, longPrefix / 2).trimEnd();
      // Begin at a space, so that neither a word nor a color is divided.
      const space = title.lastIndexOf(" ", shared);
      const start = space > head.length ? space + 1 : Math.max(shared - 4, head.length);
      if (start - head.length > 4) short[index] = `${head} … ${title.slice(start)}`;
    });
    return { whole, short };
  };

  /** Returns the whole title of a cause. */
  tintype.causeTitle = (cause) => {
    titles = titles || makeTitles();
    return titles.whole[cause];
  };

  /** Returns the title of a cause for a narrow space. */
  tintype.shortCauseTitle = (cause) => {
    titles = titles || makeTitles();
    return titles.short[cause];
  };

  /**
   * Returns a title of a cause as nodes, with samples of colors. Values that belong to light or dark
   * appearance are labeled.
   */
  tintype.causeNodes = (cause, title) => {
    const { schemes } = tintype.data.causes[cause];
    const found = (schemes || []).map(([value, scheme]) =>
      ({ start: title.indexOf(value), value, scheme })).filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start);
    const nodes = [];
    let end = 0;
    for (const { start, value, scheme } of found) {
      if (start < end) continue;
      nodes.push(...tintype.colored(title.slice(end, start)),
        el("span", { class: "scheme" }, scheme), " ", ...tintype.colored(value));
      end = start + value.length;
    }
    return [...nodes, ...tintype.colored(title.slice(end))];
  };

  // MARK: Entries

  const none = [];

  // The texts of lists of entries that do not change, such as the members of a cause.
  const amounts = new WeakMap();

  /** Returns the number of entries with a noun: “image”, or “snapshot” if some are texts. */
  tintype.countedMembers = (members) => {
    if (!amounts.has(members)) {
      const { strings } = tintype.data;
      const extension = tintype.column("extension");
      const areImages = members.every((entry) => strings[extension(entry)] === "png");
      amounts.set(members, tintype.counted(members.length, areImages ? "image" : "snapshot"));
    }
    return amounts.get(members);
  };

  /** Returns the causes of an entry, the most important first. */
  tintype.causesOf = (entry) => tintype.data.causesOf[entry] || none;

  /**
   * Returns the image that represents some of a cause's images: one that is no outlier and has as
   * few other causes as possible.
   */
  tintype.example = (cause, members) => {
    const { reasons } = tintype.data.causes[cause];
    let best = members[0], fewest = Infinity;
    for (const entry of members) {
      if (reasons.has(entry)) continue;
      const { length } = tintype.causesOf(entry);
      if (length < fewest) [best, fewest] = [entry, length];
      if (fewest === 1) break;
    }
    return best;
  };

  let sharedText = null;

  /** Returns how many images have several causes, as a sentence; empty if none has. */
  tintype.sharedCauses = () => {
    if (sharedText === null) sharedText = countShared();
    return sharedText;
  };

  const countShared = () => {
    const shared = [];
    let most = 0;
    tintype.data.causesOf.forEach((causes, entry) => {
      if (causes.length < 2) return;
      shared.push(entry);
      most = Math.max(most, causes.length);
    });
    if (shared.length === 0) return "";
    return `${tintype.countedMembers(shared)} ${shared.length === 1 ? "has" : "have"} `
      + `${most === 2 ? "two" : "several"} causes`;
  };

  /** Returns the reason why an entry is an outlier of a cause; undefined if it is none. */
  tintype.reason = (entry, cause) => {
    const item = tintype.data.causes[cause];
    return item && item.reasons.get(entry);
  };

  /** Returns the number of differing pixels without a cause. */
  tintype.unexplained = (entry) => tintype.data.unexplained[entry] || 0;

  /** Returns why decisions on causes do not decide an entry; an empty text if they do. */
  tintype.ownReason = (entry) => {
    if (tintype.data.byCauses[entry] || tintype.outcome(entry) !== "changed") return "";
    const unexplained = tintype.unexplained(entry);
    if (unexplained > 0) return `${tintype.counted(unexplained, "pixel")} without a cause`;
    const outlier = tintype.causesOf(entry).find((cause) => tintype.reason(entry, cause));
    if (outlier !== undefined) return `outlier: ${tintype.reason(entry, outlier)}`;
    if (tintype.causesOf(entry).length === 0) return "";
    const { charged } = tintype.data;
    return charged && charged[entry] === 0
      ? "its pixels are not charged to causes" : "further changes";
  };
})();
