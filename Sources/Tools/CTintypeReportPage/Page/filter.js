// SPDX-License-Identifier: MIT
"use strict";

// The query language of the search box. All words and terms must match; `!` before a term negates
// it.
//   s:changed        the prefix of an outcome; several s: are alternatives
//   suite: target: test: ext:   a part of the name
//   cause:           a part of the change, or the title or identifier of a cause; cause:none for
//                    entries without a cause
//   node:            a part of the path of a changed node
//   shard:2          the shard of the run
//   since:new        entries by the comparison with a base: new, differently, still, fixed, flaky or
//                    slower; several since: are alternatives
//   is:flaky         entries whose history proves that they are flaky
//   d:accepted       the decision: accepted, rejected or open
//   px>500           the number of differing pixels; also < >= <= =
//   "two words"      an exact text

(() => {
  const parse = (text) => {
    const terms = [];
    const pattern = /(!)?(?:([a-z]+):(!)?)?(?:"([^"]*)"?|(\S+))/gi;
    for (const match of text.matchAll(pattern)) {
      const [, before, field, after, quoted, plain] = match;
      const value = (quoted === undefined ? plain : quoted).toLowerCase();
      if (value === "" && !field) continue;
      terms.push({
        isNegated: Boolean(before) !== Boolean(after),
        field: (field || "").toLowerCase(), value,
      });
    }
    return terms;
  };

  const numeric = /^px(>=|<=|>|<|=)(\d+)$/;

  const compare = {
    ">": (a, b) => a > b, "<": (a, b) => a < b, "=": (a, b) => a === b,
    ">=": (a, b) => a >= b, "<=": (a, b) => a <= b,
  };

  const lower = (text) => String(text).toLowerCase();

  /** Returns one part of each line about causes: the node (0) or the change (1). */
  const causes = (entry, half) => (tintype.data.what[entry] || "").split("\n")
    .map((line) => tintype.halves(line)[half]);

  // The terms about a string of the index, each with the column of its number.
  const strings = {
    suite: ["suite", (text, value) => text.includes(value)],
    target: ["target", (text, value) => text.includes(value)],
    ext: ["extension", (text, value) => text === value],
    shard: ["shard", (text, value) => text === value || text.startsWith(`${value}/`)],
  };

  /** Returns 1 for each entry whose string fulfills a term. Each string is compared once. */
  const withString = ([name, holds], value) => {
    // The first result is that of an unknown string.
    const results = Uint8Array.from({ length: tintype.data.strings.length + 1 }, (_, index) =>
      (holds(index === 0 ? "" : tintype.lowerString(index - 1), value) ? 1 : 0));
    return tintype.entriesInColumn(name, (index) => results[index + 1]);
  };

  /** Returns 1 for each entry whose outcome begins with a value. */
  const withOutcome = (value) => {
    const found = new Uint8Array(tintype.data.count);
    for (const outcome of tintype.outcomes) {
      if (outcome.startsWith(value)) found.fill(1, ...tintype.range(outcome));
    }
    return found;
  };

  /** Returns 1 for each entry that is flaky, if a value begins the word. */
  const withEvidence = (value) => {
    const found = new Uint8Array(tintype.data.count);
    if (value === "" || !"flaky".startsWith(value)) return found;
    for (const entry of tintype.data.isFlaky) found[entry] = 1;
    return found;
  };

  /** Returns 1 for each entry whose number of differing pixels is known and fulfills a condition. */
  const withPixels = (holds, limit) => {
    const found = new Uint8Array(tintype.data.count);
    tintype.data.pixels.forEach((pixels, entry) => {
      if (pixels >= 0 && holds(pixels, limit)) found[entry] = 1;
    });
    return found;
  };

  /**
   * Returns 1 for each entry for which a function holds. Matches have neither changes nor decisions,
   * so it holds for all of them or for none.
   */
  const withFacts = (holds) => {
    const { open, count } = tintype.data;
    const found = new Uint8Array(count);
    for (let entry = 0; entry < open; entry += 1) found[entry] = holds(entry) ? 1 : 0;
    if (open < count && holds(open)) found.fill(1, open);
    return found;
  };

  // The terms about facts that matches do not have.
  const facts = {
    cause: (entry, value) => {
      const own = tintype.causesOf(entry);
      if (value === "none") return own.length === 0;
      return own.some((cause) => tintype.data.causes[cause].id.startsWith(value)
          || lower(tintype.causeTitle(cause)).includes(value))
        || causes(entry, 1).some((text) => lower(text).includes(value));
    },
    node: (entry, value) => causes(entry, 0).some((text) => lower(text).includes(value)),
    d: (entry, value) => (tintype.decision(entry) || "open").startsWith(value.replace(/ed$/, "")),
  };

  /** Returns 1 for each entry that matches a term. */
  const matching = ({ field, value }) => {
    const number = field === "" && numeric.exec(value);
    if (number) return withPixels(compare[number[1]], Number(number[2]));
    if (Object.hasOwn(strings, field)) return withString(strings[field], value);
    if (Object.hasOwn(facts, field)) return withFacts((entry) => facts[field](entry, value));
    switch (field) {
      case "s": return withOutcome(value);
      case "is": return withEvidence(value);
      case "since": return tintype.entriesSince([value]);
      case "test": return tintype.testsWith(value);
      // An unknown field is a word that contains a colon.
      default: return tintype.entriesWith(field ? `${field}:${value}` : value);
    }
  };

  /**
   * Returns for each entry 1 if it matches, else 0; null if all entries match. With `isBrief`, the
   * search may end before all names are searched.
   */
  tintype.matches = (text, isBrief = false) => {
    const terms = parse(text);
    tintype.beginSearch(!isBrief);
    if (terms.length === 0) return null;
    const kept = new Uint8Array(tintype.data.count).fill(1);
    const outcomes = terms.filter((term) => term.field === "s" && !term.isNegated);
    for (const outcome of outcomes.length > 0 ? tintype.outcomes : []) {
      const isWanted = outcomes.some((term) => outcome.startsWith(term.value));
      if (!isWanted) kept.fill(0, ...tintype.range(outcome));
    }
    const since = terms.filter((term) => term.field === "since" && !term.isNegated);
    if (since.length > 0) {
      const found = tintype.entriesSince(since.map(({ value }) => value));
      for (let entry = 0; entry < kept.length; entry += 1) kept[entry] &= found[entry];
    }
    for (const term of terms) {
      if (!outcomes.includes(term) && !since.includes(term)) narrow(kept, term);
    }
    return kept;
  };

  /** Removes the entries for which a term does not hold. */
  const narrow = (kept, term) => {
    const found = matching(term);
    const wanted = term.isNegated ? 0 : 1;
    for (let entry = 0; entry < kept.length; entry += 1) {
      if (found[entry] !== wanted) kept[entry] = 0;
    }
  };

  /**
   * Returns a function that tests whether a failed test matches: by words, by name, and by
   * `s:tests`. Other terms are about snapshots, which a failed test is not.
   */
  tintype.failureFilter = (text) => {
    const terms = parse(text);
    return (failure) => terms.every(({ field, value, isNegated }) => {
      const isWord = field === "" && !numeric.test(value);
      const name = lower(failure.test);
      const holds = field === "s" ? "tests".startsWith(value)
        : field === "test" ? name.includes(value)
          : isWord && `${name}\n${lower(failure.message)}`.includes(value);
      return holds !== isNegated;
    });
  };

  /** Returns whether a filter selects entries by evidence, which may have matched. */
  tintype.selectsEvidence = (text) =>
    parse(text).some((term) => ["is", "since"].includes(term.field) && !term.isNegated);

  /** Returns the outcomes that a filter selects by name. */
  tintype.filteredOutcomes = (text) => {
    const wanted = parse(text).filter((term) => term.field === "s" && !term.isNegated && term.value);
    return tintype.outcomes.filter((outcome) =>
      wanted.some((term) => outcome.startsWith(term.value)));
  };

  /** Adds a term of letters and a colon to the filter, or removes it. */
  tintype.toggledTerm = (text, term) => {
    const pattern = new RegExp(`(^|\\s)${term}(?=\\s|$)`, "i");
    const rest = pattern.test(text) ? text.replace(pattern, "") : `${term} ${text}`;
    return rest.replace(/\s+/g, " ").trim();
  };
})();
