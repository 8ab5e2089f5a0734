// SPDX-License-Identifier: MIT
"use strict";

// The contents of the list's rows.

(() => {
  const { el } = tintype;
  const titles = {
    changed: "Changed", failed: "Failed", missing: "Missing", recorded: "Recorded",
    matched: "Matched", added: "Added", removed: "Removed", same: "Same pixels",
    tests: "Failed tests",
  };

  /** Adds the contents of a row to its element. */
  tintype.fillRow = (node, row) => {
    ({ section, cause, entry, failure })[row.kind](node, row);
  };

  const sign = (text) => el("span", { class: "sign", "aria-hidden": "true" }, text);

  const twist = (row) =>
    el("span", { class: "twist", "aria-hidden": "true" }, row.isOpen ? "▾" : "▸");

  const lines = (title, whole, what) => el("span", { class: "lines" },
    el("span", { class: "title", title: whole }, title),
    el("span", { class: "what" }, what));

  const section = (node, row) => {
    node.dataset.section = row.value;
    node.classList.add(row.value);
    node.append(twist(row), sign(row.value === "tests" ? "✕" : tintype.signs[row.value]),
      el("span", { class: "title" },
        row.value === "tests" ? titles.tests : titles[tintype.word(row.value)]),
      el("span", { class: "what" }, row.value === "changed" ? tintype.sharedCauses() : ""),
      el("span", { class: "number" }, tintype.grouped(row.count)));
  };

  const cause = (node, row) => {
    const { id, members, types, outliers } = tintype.data.causes[row.value];
    node.dataset.cause = id;
    const all = tintype.countedMembers(members);
    const example = tintype.example(row.value, row.members);
    const remarks = [
      row.members.length === members.length ? all
        : `${tintype.grouped(row.members.length)} of ${all}`,
      types.join(", "),
      outliers.length > 0 ? tintype.counted(outliers.length, "outlier") : "",
    ];
    node.append(twist(row),
      tintype.hasThumbnail(example) ? tintype.thumbnail(example, `cause${row.value}`) : "",
      lines(tintype.causeNodes(row.value, tintype.shortCauseTitle(row.value)),
        tintype.causeTitle(row.value),
        remarks.filter(Boolean).join(" · ")),
      causeBadge(row.value) || "");
  };

  const entry = (node, row) => {
    const index = row.value;
    const outcome = tintype.outcome(index);
    node.dataset.entry = tintype.text("id", index);
    node.classList.add(outcome);
    const isBelow = row.cause !== undefined;
    node.append(
      el("span", { class: "sign", title: outcome },
        el("span", { "aria-hidden": "true" }, tintype.signs[outcome]),
        el("span", { class: "hidden" }, outcome)),
      tintype.hasThumbnail(index) ? tintype.thumbnail(index, isBelow ? `${row.cause}` : "") : "",
      lines(tintype.breakable(tintype.nameParts(index).test), tintype.name(index),
        [el("span", { class: "variant" }, tintype.variant(index)), number(index),
          el("span", { class: "remarks" }, remarks(index, row.cause))]),
      tintype.badge(index) || "");
  };

  /** Returns the line below the name of an image. */
  const remarks = (index, cause) => {
    const { attemptsOf } = tintype.data;
    const evidence = [tintype.data.isFlaky.has(index) ? "flaky" : "",
      ...tintype.differencesOf(index).map(([title]) => title)]
      .filter((word, place, all) => word !== "" && all.indexOf(word) === place).join(" · ");
    // All images below a cause have its change.
    if (cause === undefined && tintype.unexplained(index) === 0) {
      const brief = tintype.brief(index);
      if (brief) return tintype.colored(evidence ? `${evidence} · ${brief}` : brief);
    }
    const kind = tintype.string("extension", index);
    const attempts = attemptsOf.get(index);
    const reason = cause === undefined ? undefined : tintype.reason(index, cause);
    const unexplained = tintype.unexplained(index);
    const causes = tintype.causesOf(index).length;
    const others = causes - (cause === undefined ? 0 : 1);
    return [
      evidence,
      reason ? `Outlier: ${reason}` : "",
      unexplained > 0 ? `${tintype.counted(unexplained, "pixel")} without a cause` : "",
      others > 0 ? `${cause === undefined ? "" : "also "}${
        tintype.counted(others, cause === undefined ? "cause" : "other cause")}` : "",
      tintype.suite(index), kind && kind !== "png" ? kind : "",
      attempts ? `${attempts} attempts` : "",
    ].filter(Boolean).join(" · ");
  };

  const failure = (node, row) => {
    const { test, message } = tintype.data.failures[row.value];
    node.dataset.failure = row.value;
    node.classList.add("failed");
    node.append(sign("✕"), el("span", { class: "hidden" }, "failed test"),
      lines(test, test, message.split("\n")[0]));
  };

  const number = (index) => {
    const share = tintype.share(index);
    return share === "" ? "" : el("span", { class: "number",
      title: tintype.counted(tintype.data.pixels[index], "pixel") }, share);
  };

  const labels = { accept: ["accepted", "✓"], reject: ["rejected", "✕"] };

  const mark = (decision) => {
    const [word, symbol] = labels[decision];
    return el("span", { class: `badge ${word}` }, `${symbol} ${word}`);
  };

  /**
   * Returns the badge of the decision on an entry, or of what an open one waits for after its causes
   * were accepted; null if there is neither.
   */
  tintype.badge = (index) => {
    const decision = tintype.decision(index);
    if (decision) return mark(decision);
    const all = tintype.causesOf(index);
    const accepted = all.filter((item) => tintype.causeDecision(item) === "accept").length;
    if (accepted === 0) return null;
    // Accepting all causes does not decide such an image.
    const isOwn = accepted === all.length && tintype.needsOwn(index);
    return el("span", { class: "badge waiting" },
      isOwn ? "own decision" : `${accepted} of ${all.length} accepted`);
  };

  const causeBadge = (index) => {
    const { members } = tintype.data.causes[index];
    const decision = tintype.causeDecision(index);
    if (decision) {
      const left = members.filter(tintype.needsOwn).length;
      return el("span", { class: "badges" }, mark(decision), left === 0 ? null
        : el("span", { class: "badge waiting" }, `${tintype.grouped(left)} left`));
    }
    const isDecided = tintype.canDecide(members[0]) && !tintype.isOpenCause(index);
    return isDecided ? el("span", { class: "badge decided" }, "✓ decided") : null;
  };
})();
