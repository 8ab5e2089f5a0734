// SPDX-License-Identifier: MIT
"use strict";

// The details below the images: the changes, the facts, and the next steps.

(() => {
  const { el, state } = tintype;
  let root, body, toggle;
  let isOpen = false;

  tintype.makeDetails = () => {
    // The columns are as high as their contents need, and the element around them scrolls.
    body = el("div", { class: "sections" });
    root = el("aside", { id: "details", "aria-label": "Details", hidden: !isOpen, tabindex: "-1" },
      body);
    return root;
  };

  tintype.makeDetailsToggle = () => {
    isOpen = tintype.store.get("details") === "open";
    toggle = el("button", {
      type: "button", id: "toggle-details", "aria-expanded": String(isOpen),
      "aria-controls": "details", title: "Changes, commands, facts. Key i",
      on: { click: () => tintype.toggleDetails() },
    }, "Details");
    return toggle;
  };

  /** Shows or hides the details; the choice is kept. */
  tintype.toggleDetails = () => {
    isOpen = !isOpen;
    root.hidden = !isOpen;
    toggle.setAttribute("aria-expanded", String(isOpen));
    tintype.store.set("details", isOpen ? "open" : null);
    tintype.announce(isOpen ? "Details are shown" : "Details are hidden");
  };

  const section = (title, ...content) =>
    el("section", {}, el("h3", {}, title), ...content);

  const list = (items, kind) => el("ul", { class: kind }, items.map((item) => el("li", {}, item)));

  /** Returns a short form of `…/Card#main/Button[0] "Save"`, with the whole path as a tooltip. */
  const node = (place) => {
    const [, path, text] = place.match(/^(.*?)(?: ("(?:[^"\\]|\\.)*"))?$/s);
    const elements = path.split("/");
    const type = elements.pop().replace(/\[\d+\]$/, "");
    const around = elements.reverse().find((element) => element.includes("#"));
    return el("span", { class: "node", title: place },
      el("span", { class: "type" }, type), text ? ` ${text}` : "",
      around ? el("span", { class: "around" }, ` in ${around}`) : "");
  };

  /** The maximum number of listed nodes with one change. */
  const shownNodes = 4;

  /** Groups lines `path · change` by their changes, so that each change is listed once. */
  const causes = (lines) => {
    const places = new Map();
    for (const line of lines) {
      const [place, change] = tintype.halves(line);
      if (!places.has(change)) places.set(change, []);
      if (place) places.get(change).push(place);
    }
    return list([...places].map(([change, all]) => {
      // A line such as “and 3 consequences of these changes”.
      if (all.length === 0 && change.startsWith("and ")) {
        return el("span", { class: "quiet" }, change);
      }
      const rest = all.slice(shownNodes);
      return [
        el("span", { class: "change" }, tintype.colored(change)), list(all.slice(0, shownNodes).map(node), "nodes"),
        rest.length === 0 ? null : el("details", {},
          el("summary", {}, `and ${tintype.counted(rest.length, "node")} more`),
          list(rest.map(node), "nodes")),
      ];
    }), "causes");
  };

  const facts = (pairs) => el("dl", {}, pairs.filter(([, value]) => value).map(([term, value]) =>
    el("div", {}, el("dt", {}, term), el("dd", {}, value))));

  const code = (text) => (text ? el("code", {}, text) : null);

  const command = (text) => {
    const line = el("code", {}, tintype.unbroken(text));
    return el("div", { class: "command", "data-command": text }, line,
      el("button", { type: "button", "aria-label": `Copy: ${text}`,
        on: { click: () => tintype.copy(text, line) } }, "Copy"));
  };

  tintype.duration = (microseconds) => {
    if (microseconds === null) return null;
    return microseconds < 10_000 ? `${(microseconds / 1000).toFixed(1)} ms`
      : microseconds < 10_000_000 ? `${tintype.grouped(Math.round(microseconds / 1000))} ms`
        : `${(microseconds / 1e6).toFixed(1)} s`;
  };

  const advice = {
    changed: "It differs from its reference. If the change is intended, accept it. Otherwise, "
      + "correct the code.",
    missing: "It has no reference. Review it. If it is correct, accept it.",
    failed: "It could not be compared. Fix the problem in the message, and run the tests again.",
    recorded: "A reference was recorded. Review it, commit it, and run the tests again.",
    matched: "It equals its reference. There is nothing to do.",
  };

  const adviceSinceBase = {
    changed: "It differs from the base. Check that the change is intended.",
    missing: "The base contains this reference, but the working tree does not.",
    failed: "It could not be compared. Fix the problem in the message.",
    recorded: "The base does not contain this reference.",
    matched: "Its pixels equal those in the base.",
  };

  /** Returns the command that the key `y` copies for the selection. */
  tintype.shownCommand = () => {
    if (tintype.data.base) return null;
    if (state.entry < 0) return null;
    if (state.cause >= 0) return tintype.causeCommand(state.cause, "accept");
    return tintype.canDecide(state.entry) ? tintype.command(state.entry, "accept") : null;
  };

  const commands = () => {
    const { entry } = state;
    const parts = [];
    // Committed references are reviewed, but cannot be accepted.
    if (tintype.data.base) return parts;
    if (state.cause >= 0) {
      parts.push(command(tintype.causeCommand(state.cause, "accept")),
        command(tintype.causeCommand(state.cause, "reject")));
    } else if (tintype.canDecide(entry)) {
      const own = ["accept", "reject"].map((word) => tintype.command(entry, word)).filter(Boolean);
      parts.push(...own.map(command));
      if (own.length === 0) {
        parts.push(el("p", {}, "This name contains characters that are unsafe in a command. Decide "
          + "here, and download decisions.json."));
      }
    }
    return parts;
  };

  const states = { accept: "accepted", reject: "rejected" };

  const link = (text, isCurrent, action) => el("button", {
    type: "button", class: "link", "aria-current": isCurrent ? "true" : null,
    on: { click: () => { action(); tintype.revealShown(); } },
  }, text);

  /** Returns the causes of the selected image, with their decisions. */
  const ownCauses = () => {
    const { entry } = state;
    const all = tintype.causesOf(entry);
    if (all.length === 0) return null;
    const items = all.map((cause) => {
      const { members } = tintype.data.causes[cause];
      const reason = tintype.reason(entry, cause);
      const decision = states[tintype.causeDecision(cause)] || "open";
      return [
        link(tintype.causeNodes(cause, tintype.causeTitle(cause)), false,
          () => tintype.show(tintype.example(cause, members), cause, "push")),
        el("span", { class: "quiet" }, ` ${tintype.countedMembers(members)}`
          + (tintype.data.base ? "" : `, ${decision}`) + (reason ? `. Outlier: ${reason}` : "")),
      ];
    });
    const own = tintype.ownReason(entry);
    const open = tintype.waitsFor(entry).length;
    const advice = tintype.data.base || tintype.decision(entry) ? ""
      : own ? `This image needs its own decision: ${own}.`
        : open > 0 ? `This image waits for the decision on ${tintype.counted(open, "cause")}.` : "";
    return section("Causes", list(items, "members"), advice ? el("p", {}, advice) : null);
  };

  /** Returns the test and the variant of an image. */
  const named = (entry) => {
    const variant = tintype.variant(entry);
    return [el("span", { title: tintype.name(entry) },
      tintype.breakable(tintype.nameParts(entry).test)), variant ? ` ${variant}` : null];
  };

  /** Returns the images of the selected cause. */
  const members = () => {
    const { order, reasons } = tintype.data.causes[state.cause];
    const limit = 8;
    const items = order.slice(0, limit).map((member) => [
      link(named(member), member === state.entry,
        () => tintype.show(member, -1, "push", state.cause)),
      reasons.has(member) ? el("span", { class: "quiet" }, ` Outlier: ${reasons.get(member)}`)
        : null,
    ]);
    const rest = order.length - limit;
    if (rest > 0) items.push(`and ${tintype.grouped(rest)} more, in the list`);
    return section(`Images with this cause: ${tintype.grouped(order.length)}`,
      list(items, "members"));
  };

  /** Describes a failed test. */
  const failure = () => {
    const { test, source } = tintype.data.failures[state.failure];
    return [
      el("p", { class: "advice" }, "This test failed for a reason other than a snapshot. See the "
        + "test log."),
      section("Facts", facts([["Test", code(test)], ["Journal", code(source)]])),
    ];
  };

  const update = (details) => {
    const parts = state.failure >= 0 ? failure() : state.entry >= 0 ? snapshot(details) : [];
    const run = tintype.makeRun();
    if (run) parts.push(run);
    body.replaceChildren(...parts);
  };

  const snapshot = (details) => {
    const { entry } = state;
    const outcome = tintype.outcome(entry);
    const parts = [el("p", { class: "advice" },
      (tintype.data.base ? adviceSinceBase : advice)[outcome])];
    if (details && details.lines.length > 0) {
      parts.push(section("What changed", causes(details.lines)));
    }
    const todo = commands();
    if (todo.length > 0) parts.push(section("In a terminal", ...todo));
    const past = details && tintype.makeHistory(details.history);
    if (past) parts.push(past);
    const differences = tintype.makeDifferences(entry);
    if (differences) parts.push(differences);
    const causing = state.cause >= 0 ? members() : ownCauses();
    if (causing) parts.push(causing);
    if (details && details.message) {
      parts.push(section(tintype.data.base ? "Message" : "Failure message",
        el("pre", { class: "message" }, tintype.breakable(details.message))));
    }
    if (details && details.notes.length > 0) {
      parts.push(section("Notes", list(details.notes, "notes")));
    }
    const digests = tintype.data.digests[entry] || [];
    const side = (name) => details && details[name] && code(tintype.breakable(details[name].path));
    parts.push(section("Facts", facts([
      ["Name", code(tintype.breakable(tintype.name(entry)))],
      ["Call site", details && details.site && tintype.makeSite(details.site)],
      ["Reference", details && details.reference && code(tintype.breakable(details.reference))],
      ["Copy of the reference", side("old")],
      ["New file", side("new")],
      ["Digest of the reference", digests[0] && code(digests[0].slice(0, 12))],
      ["Digest of the new file", digests[1] && code(digests[1].slice(0, 12))],
      ["Attempts", details && details.outcomes.length > 1
        ? `${details.outcomes.length}: ${details.outcomes.join(", ")}` : null],
      ["Attempt of the run", details && details.attempt > 1 ? String(details.attempt) : null],
      ["Shard", details && details.shard],
      ["Duration", details && tintype.duration(details.microseconds)],
    ])));
    return parts;
  };

  const again = () => { if (body && state.entry >= 0) update(tintype.now.details); };

  tintype.on("shown", update);
  tintype.on("decisions", again);
  tintype.on("editor", again);
  Object.assign(tintype, { section, facts });
})();
