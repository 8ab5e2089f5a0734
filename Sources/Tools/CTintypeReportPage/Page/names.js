// SPDX-License-Identifier: MIT
"use strict";

// The parts of a snapshot's name: the test, and its variant, such as “Dark” or “Largest text”.
// `testRows_Dark.1` and `testRows.Empty-Dark` are the test `testRows` in dark appearance.

(() => {
  const { el } = tintype;

  // The endings of a test's name that denote a variant, not another test.
  const endings = new RegExp("^(.+)_((?:light|dark)(?:mode)?|(?:largest?|small|accessibility)text"
    + "|accessibility|highcontrast|rtl|ltr|righttoleft|lefttoright|landscape|portrait|ipad|iphone)$",
  "i");

  /** Separates the words of a name: `LargestText` becomes “Largest text”. */
  const readable = (name) => name.replaceAll(/[-_ ]+/g, " ")
    .replace(/([a-z]{2})([A-Z][a-z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
    .replace(/([a-z]{2})([A-Z]{2})/g, "$1 $2").trim();

  /** Returns the variant in an identifier; `Empty-Dark` has two words, `Right-to-left` one. */
  const identified = (identifier) => {
    if (/^\d+$/.test(identifier)) return identifier === "1" ? [] : [`#${identifier}`];
    return identifier.split(/[-_ ](?=[A-Z0-9])/).map(readable).filter((word) => word !== "");
  };

  const cache = new Map();
  const cacheLimit = 2_000;

  /** Returns the test without its variant, and the words of the variant. */
  const parts = tintype.nameParts = (entry) => {
    let value = cache.get(entry);
    if (value) return value;
    let test = tintype.text("test", entry);
    const words = identified(tintype.text("identifier", entry));
    for (let match = endings.exec(test); match; match = endings.exec(test)) {
      test = match[1];
      words.push(readable(match[2]));
    }
    value = { test, words };
    if (cache.size >= cacheLimit) cache.clear();
    if (tintype.isNamed(entry)) cache.set(entry, value);
    return value;
  };

  /** Returns the variant as text; empty if the test has only one. */
  tintype.variant = (entry) => parts(entry).words.join(" · ");

  /** Returns “light” or “dark” if the name states the appearance, else an empty text. */
  const scheme = (entry) => {
    const word = parts(entry).words.find((item) => /^(?:light|dark)(?: ?mode)?$/i.test(item));
    return word ? word.slice(0, word.toLowerCase().startsWith("light") ? 5 : 4).toLowerCase() : "";
  };

  /** Returns the text that the light and the dark image of one variant have in common. */
  const pairKey = (entry) => {
    const { test, words } = parts(entry);
    const others = words.filter((word) => !/^(?:light|dark)/i.test(word));
    return [tintype.scope(entry), test, ...others].join("\n");
  };

  /** Returns entries in the same order, except that a dark image follows its light one. */
  tintype.paired = (entries) => {
    const groups = new Map();
    for (const entry of entries) {
      const key = pairKey(entry);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(entry);
    }
    const rank = (entry) => ["light", "", "dark"].indexOf(scheme(entry));
    return [...groups.values()].flatMap((group) => group.sort((a, b) => rank(a) - rank(b)));
  };

  /** Returns the entries of the same test that did not match, light before dark. */
  tintype.variantsOf = (entry) => {
    const { target, suite, extension, open } = tintype.data;
    const [inTarget, inSuite, ending] = ["target", "suite", "extension"].map(
      (name) => tintype.column(name)(entry));
    const { test } = parts(entry);
    const found = [];
    for (let other = 0; other < open; other += 1) {
      if (suite[other] === inSuite && target[other] === inTarget
        && extension[other] === ending && parts(other).test === test) found.push(other);
    }
    return tintype.paired(found);
  };

  /** Returns a name as nodes that break between words, not inside of them. */
  tintype.breakable = (name) => {
    const pieces = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_./-])(?=[^_./-])/);
    return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [el("wbr"), piece]));
  };

  /** Returns the words of a command as elements that do not break at their hyphens. */
  tintype.unbroken = (command) => command.split(/( +)/).map((word) => {
    if (word.length < 2) return word;
    return word.length <= 32 ? el("span", { class: "whole" }, word) : tintype.breakable(word);
  });

  /** Returns the share of differing pixels, such as 5.06 %; an empty text if it is unknown. */
  tintype.share = (entry) => {
    const { pixels, total } = tintype.data;
    if (!(pixels[entry] > 0) || !(total[entry] > 0)) return "";
    const share = pixels[entry] / total[entry] * 100;
    return share < 0.01 ? "< 0.01 %" : share < 10 ? `${share.toFixed(2)} %` : `${share.toFixed(1)} %`;
  };
})();
