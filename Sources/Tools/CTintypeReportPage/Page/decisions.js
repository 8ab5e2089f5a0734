// SPDX-License-Identifier: MIT
"use strict";

// Decisions on images and on causes, and their export: as shell commands, or as a file for
// `tintype accept --decisions`. A decision on a cause applies to all images with that cause.

(() => {
  const { el, state } = tintype;
  // The decisions on entries and on causes, by index.
  const own = new Map();
  const onCauses = new Map();

  /** Returns whether there is a new file that can be accepted or rejected. */
  tintype.canDecide = (entry) => {
    const outcome = tintype.outcome(entry);
    const digests = tintype.data.digests[entry];
    return (outcome === "changed" || outcome === "missing") && Boolean(digests && digests[1]);
  };

  tintype.ownDecision = (entry) => own.get(entry);
  tintype.causeDecision = (cause) => onCauses.get(cause);

  /** Returns the decision on an entry that follows from the decisions on its causes. */
  const derived = (entry) => {
    const causes = tintype.causesOf(entry);
    if (onCauses.size === 0 || causes.length === 0 || !tintype.canDecide(entry)) return undefined;
    if (causes.some((cause) => onCauses.get(cause) === "reject")) return "reject";
    const isAccepted = tintype.data.byCauses[entry]
      && causes.every((cause) => onCauses.get(cause) === "accept");
    return isAccepted ? "accept" : undefined;
  };

  /** Returns the decision on an entry: its own, else that of its causes. */
  tintype.decision = (entry) => own.get(entry) || derived(entry);

  /** Returns the causes that an open entry waits for; none if it needs its own decision. */
  tintype.waitsFor = (entry) => {
    if (tintype.decision(entry) || !tintype.data.byCauses[entry]) return [];
    return tintype.causesOf(entry).filter((cause) => !onCauses.has(cause));
  };

  /** Returns whether an entry still needs its own decision. */
  tintype.needsOwn = (entry) => !tintype.data.byCauses[entry] && tintype.canDecide(entry)
    && !tintype.decision(entry);

  /** Returns whether a cause needs a decision: an image below it is open. */
  tintype.isOpenCause = (cause) => !onCauses.has(cause)
    && tintype.data.causes[cause].members.some((entry) =>
      tintype.canDecide(entry) && !tintype.decision(entry));

  /** Returns the cause that the key A decides on. */
  const wholeCause = () => {
    if (state.cause >= 0) return state.cause;
    if (state.within >= 0) return state.within;
    const causes = tintype.causesOf(state.entry);
    const open = causes.find((cause) => !onCauses.has(cause));
    return open === undefined ? causes[0] : open;
  };

  const words = { accept: "Accepted", reject: "Rejected" };

  /** Decides on the selected entry or cause. `undefined` removes the decision. */
  tintype.decide = (decision, isWhole) => {
    if (tintype.data.base) return;
    if (state.entry < 0) { tintype.announce("Nothing to decide: this is a failed test"); return; }
    const cause = isWhole ? wholeCause() : state.cause;
    if (isWhole && cause === undefined) { tintype.announce("This image has no cause"); return; }
    if (cause >= 0) decideCause(cause, decision); else decideEntry(state.entry, decision);
  };

  const set = (map, key, decision) => {
    if (decision) map.set(key, decision); else map.delete(key);
  };

  const decideEntry = (entry, decision) => {
    if (!tintype.canDecide(entry)) {
      tintype.announce(`Nothing to decide: ${tintype.outcome(entry)}`);
      return;
    }
    if (!decision && !own.has(entry) && derived(entry)) {
      tintype.announce("This image is decided by its causes. Undo the decision on a cause.");
      return;
    }
    set(own, entry, decision);
    finish(decision, "");
  };

  const decideCause = (cause, decision) => {
    const { members } = tintype.data.causes[cause];
    if (!members.some(tintype.canDecide)) {
      tintype.announce("Nothing to decide: no image with this cause has a new file");
      return;
    }
    set(onCauses, cause, decision);
    if (decision && members.some(tintype.needsOwn)) tintype.openCause(cause);
    finish(decision, ` the cause of ${tintype.countedMembers(members)}`);
  };

  const finish = (decision, subject) => {
    save();
    tintype.emit("decisions");
    // In the overview, a decision on a card stays among its cards.
    if (decision && state.isGrid && state.cause < 0) tintype.stepToOpenCard();
    else if (decision) tintype.stepToOpen();
    tintype.announce(`${words[decision] || "Undone"}${subject}, ${tintype.grouped(last.open)} left. `
      + `Now: ${tintype.shownTitle()}`);
  };


  /** Returns all decided entries in ascending order. */
  const decided = () => {
    const entries = [];
    for (let entry = 0; entry < tintype.data.open; entry += 1) {
      if (tintype.decision(entry)) entries.push(entry);
    }
    return entries;
  };

  /** Returns the numbers of accepted, rejected and open entries. */
  const tally = () => {
    const counts = { accept: 0, reject: 0, open: 0 };
    for (let entry = 0; entry < tintype.data.open; entry += 1) {
      if (tintype.canDecide(entry)) counts[tintype.decision(entry) || "open"] += 1;
    }
    return counts;
  };

  // MARK: Storage

  let isStored = true;

  /** Stores the decisions with the digests of the images, so that stale decisions are ignored. */
  const save = () => {
    const { run, id, digests, causes } = tintype.data;
    const value = own.size + onCauses.size === 0 ? null : {
      version: 1,
      images: [...own].map(([entry, decision]) => [id[entry], decision, ...digests[entry]]),
      causes: [...onCauses].map(([cause, decision]) => [causes[cause].id, decision]),
    };
    isStored = tintype.storeDecisions(run, value);
  };

  const rows = (value) => (Array.isArray(value) ? value.filter(Array.isArray) : []);

  const restore = () => {
    const value = tintype.store.read(`decisions:${tintype.data.run}`);
    if (!value || value.version !== 1) return;
    const { byID, digests, causes } = tintype.data;
    for (const [id, decision, reference, actual] of rows(value.images)) {
      const entry = byID.get(id);
      if (entry === undefined || !Object.hasOwn(words, decision)) continue;
      if (!tintype.canDecide(entry)) continue;
      const isSame = digests[entry][0] === reference && digests[entry][1] === actual;
      if (isSame) own.set(entry, decision);
    }
    // The identifier of a cause depends on the state of its images.
    for (const [id, decision] of rows(value.causes)) {
      const cause = causes.findIndex((item) => item.id === id);
      if (cause >= 0 && Object.hasOwn(words, decision)) onCauses.set(cause, decision);
    }
  };

  // MARK: Commands

  /** Quotes a text as one shell word. */
  tintype.quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

  /** Returns the command for one entry; null if a command must not contain its name. */
  tintype.command = (entry, decision) => {
    // A terminal would interpret the control characters of a pasted name.
    const { unsafeNames, digests } = tintype.data;
    const name = tintype.name(entry);
    if (unsafeNames.has(entry) || name.startsWith("-")) return null;
    return `swift run tintype ${decision} --seen ${digests[entry][1].slice(0, 12)} ${tintype.quoted(name)}`;
  };

  tintype.causeCommand = (cause, decision) =>
    `swift run tintype ${decision} --cause ${tintype.data.causes[cause].id}`;

  /**
   * Returns the command for a cause by its title, which remains valid when an earlier command has
   * decided on a member; null if another cause has the title, or a terminal would interpret it.
   */
  const titleCommand = (cause, decision) => {
    const { title } = tintype.data.causes[cause];
    const isUnique = tintype.data.causes.filter((other) => other.title === title).length === 1;
    return isUnique && !/\p{C}|^-/u.test(title)
      ? `swift run tintype ${decision} --cause ${tintype.quoted(title)}` : null;
  };

  /**
   * Returns a command for each decision. Decisions on images come first, because they take
   * precedence over those on their causes. Rejected causes come last, because they remove images
   * of accepted ones.
   */
  const commands = () => {
    if (own.size === 0 && onCauses.size === 1) {
      const [[cause, decision]] = onCauses;
      return tintype.causeCommand(cause, decision);
    }
    const lines = [];
    let unnamed = 0;
    for (const entry of [...own.keys()].sort((a, b) => a - b)) {
      if (own.get(entry) === derived(entry)) continue;
      const line = tintype.command(entry, own.get(entry));
      if (line) lines.push(line); else unnamed += 1;
    }
    const decidedCauses = [...onCauses].sort(([a, first], [b, second]) =>
      (first === second ? a - b : first === "accept" ? -1 : 1));
    for (const [cause, decision] of decidedCauses) {
      const line = titleCommand(cause, decision);
      if (line) lines.push(line); else unnamed += 1;
    }
    if (unnamed > 0) {
      lines.push(`# ${tintype.counted(unnamed, "decision")} omitted: a command cannot `
        + "contain the name. Use decisions.json.");
    }
    return lines.join("\n");
  };

  const file = () => {
    const { strings, extension, digests, unsafeNames } = tintype.data;
    const list = decided().map((entry) => ({
      name: unsafeNames.get(entry) || tintype.name(entry),
      extension: strings[extension[entry]],
      decision: tintype.decision(entry),
      reference: digests[entry][0],
      actual: digests[entry][1],
    }));
    return `${JSON.stringify({ version: 1, decisions: list }, null, 1)}\n`;
  };

  tintype.decisionsFile = file;

  tintype.download = () => {
    if (decided().length === 0) { tintype.announce("There are no decisions yet"); return; }
    const address = URL.createObjectURL(new Blob([file()], { type: "application/json" }));
    const link = el("a", { href: address, download: "decisions.json", class: "hidden" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    tintype.announce("decisions.json was downloaded. "
      + "Run: swift run tintype accept --decisions decisions.json");
  };

  // MARK: Copying

  /** Copies a text; if the browser does not allow that, selects it for manual copying. */
  tintype.copy = async (text, element) => {
    try {
      await navigator.clipboard.writeText(text);
      tintype.announce("Copied");
      return true;
    } catch {
      const range = document.createRange();
      range.selectNodeContents(element);
      const selection = getSelection();
      selection.removeAllRanges();
      selection.addRange(range);
      const isCopied = document.execCommand("copy");
      tintype.announce(isCopied ? "Copied" : "Selected. Copy it with Control-C or Command-C.");
      return isCopied;
    }
  };

  let box, bar, count, copyButton, saveButton, text;

  tintype.makeDecisions = () => {
    count = el("span", { class: "count" });
    bar = el("div", { class: "bar", role: "progressbar", "aria-label": "Decided", "aria-valuemin": "0" },
      el("span", { class: "accepted" }), el("span", { class: "rejected" }));
    text = el("pre", { class: "commands", hidden: true, tabindex: "0", role: "region",
      "aria-label": "Commands for the decisions" });
    copyButton = el("button", { type: "button", id: "copy-commands", on: { click: async () => {
      const lines = commands();
      text.replaceChildren(lines);
      text.hidden = false;
      await tintype.copy(lines, text);
    } } }, "Copy commands");
    saveButton = el("button", { type: "button", id: "download", title: "Key e",
      on: { click: tintype.download } }, "Download");
    const help = el("button", { type: "button", id: "open-help", title: "Key ?",
      on: { click: () => tintype.openHelp() } }, "Keys");
    box = el("div", { id: "decisions", role: "group", "aria-label": "Decisions" },
      el("div", { class: "progress" }, bar, count), copyButton, saveButton, help, text);
    const close = () => { text.hidden = true; };
    document.addEventListener("pointerdown", (event) => {
      if (!box.contains(event.target)) close();
    });
    box.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    restore();
    update();
    return box;
  };

  // The numbers after the last decision.
  let last = { accept: 0, reject: 0, open: 0 };

  const update = () => {
    last = tally();
    const { accept: accepted, reject: rejected, open } = last;
    box.dataset.accepted = accepted;
    box.dataset.rejected = rejected;
    box.dataset.open = open;
    const all = accepted + rejected + open;
    const words = all === 0 ? "Nothing to decide"
      : `${tintype.grouped(accepted + rejected)} of ${tintype.grouped(all)} decided`;
    count.replaceChildren(words);
    bar.hidden = all === 0;
    bar.setAttribute("aria-valuemax", String(all));
    bar.setAttribute("aria-valuenow", String(accepted + rejected));
    const parts = `${tintype.grouped(accepted)} accepted, ${tintype.grouped(rejected)} rejected, `
      + `${tintype.grouped(open)} left`;
    bar.title = parts;
    bar.setAttribute("aria-valuetext", `${words}: ${parts}`);
    [accepted, rejected].forEach((part, index) => {
      bar.children[index].style.width = `${all === 0 ? 0 : part / all * 100}%`;
    });
    saveButton.hidden = accepted + rejected === 0;
    // A decision on a cause may decide no image yet.
    copyButton.hidden = own.size + onCauses.size === 0;
    text.hidden = true;
  };

  tintype.on("decisions", update);

  // Require a confirmation before the page is closed, if its decisions would be lost.
  addEventListener("beforeunload", (event) => { if (!isStored) event.preventDefault(); });
})();
