// SPDX-License-Identifier: MIT
"use strict";

// Decisions, which are lost when the page is closed, and their export: as shell commands, or as a
// file for `tintype accept --decisions`.

(() => {
  const { el, state } = tintype;
  const decisions = new Map();

  tintype.decision = (entry) => decisions.get(entry);

  /** Returns whether there is a new file that can be accepted or rejected. */
  tintype.canDecide = (entry) => {
    const outcome = tintype.outcome(entry);
    const digests = tintype.data.digests[entry];
    return (outcome === "changed" || outcome === "missing") && Boolean(digests && digests[1]);
  };

  /** Decides on the selected entry, or on its whole group. `undefined` removes the decision. */
  tintype.decide = (decision, wholeGroup) => {
    if (state.entry < 0) return;
    const group = state.group >= 0 ? state.group
      : wholeGroup ? tintype.data.groupOf.get(state.entry) : undefined;
    if (wholeGroup && group === undefined) { tintype.announce("This is not in a group"); return; }
    const all = group === undefined ? [state.entry] : tintype.data.groups[group].members;
    // Entries that the filter hides are not decided.
    const members = decision && all.length > 1 ? all.filter(tintype.isShown) : all;
    const able = members.filter(tintype.canDecide);
    if (able.length === 0) {
      tintype.announce(`Nothing to decide: ${tintype.outcome(state.entry)}`);
      return;
    }
    for (const entry of able) {
      if (decision) decisions.set(entry, decision); else decisions.delete(entry);
    }
    const word = { accept: "Accepted", reject: "Rejected" }[decision] || "Undone";
    const subject = able.length > 1 ? `${tintype.grouped(able.length)} snapshots` : "";
    tintype.emit("decisions");
    if (decision) tintype.stepToOpen();
    const done = `${word} ${subject}`.trim();
    tintype.announce(`${done}, ${tintype.grouped(left())} left. Now: ${tintype.shownTitle()}`);
  };

  const left = () => {
    let count = 0;
    for (let entry = 0; entry < tintype.data.open; entry += 1) {
      if (tintype.canDecide(entry) && !decisions.has(entry)) count += 1;
    }
    return count;
  };

  const tally = () => {
    const values = [...decisions.values()];
    const accepted = values.filter((value) => value === "accept").length;
    return { accepted, rejected: values.length - accepted };
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

  tintype.groupCommand = (group, decision) =>
    `swift run tintype ${decision} --group ${tintype.data.groups[group].id}`;

  /**
   * Returns a command for each group with the same decision on all members, and for each other
   * entry.
   */
  const commands = () => {
    const lines = [];
    const exported = new Set();
    let unnamed = 0;
    tintype.data.groups.forEach((group, index) => {
      const first = decisions.get(group.members[0]);
      if (!first || !group.members.every((entry) => decisions.get(entry) === first)) return;
      lines.push(tintype.groupCommand(index, first));
      for (const entry of group.members) exported.add(entry);
    });
    for (const entry of [...decisions.keys()].sort((a, b) => a - b)) {
      if (exported.has(entry)) continue;
      const line = tintype.command(entry, decisions.get(entry));
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
    const list = [...decisions.keys()].sort((a, b) => a - b).map((entry) => ({
      name: unsafeNames.get(entry) || tintype.name(entry),
      extension: strings[extension[entry]],
      decision: decisions.get(entry),
      reference: digests[entry][0],
      actual: digests[entry][1],
    }));
    return `${JSON.stringify({ version: 1, decisions: list }, null, 1)}\n`;
  };

  tintype.decisionsFile = file;

  tintype.download = () => {
    if (decisions.size === 0) { tintype.announce("There are no decisions yet"); return; }
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

  let box, count, copyButton, saveButton, text;

  tintype.makeDecisions = () => {
    count = el("span", { class: "count" });
    text = el("pre", { class: "commands", hidden: true, tabindex: "0", role: "region",
      "aria-label": "Commands for the decisions" });
    copyButton = el("button", { type: "button", id: "copy-commands", on: { click: async () => {
      text.textContent = commands();
      text.hidden = false;
      await tintype.copy(text.textContent, text);
    } } }, "Copy commands");
    saveButton = el("button", { type: "button", id: "download", title: "Key e",
      on: { click: tintype.download } }, "Download decisions.json");
    const help = el("button", { type: "button", id: "open-help", title: "Key ?",
      on: { click: () => tintype.openHelp() } }, "Keys");
    box = el("div", { id: "decisions", role: "group", "aria-label": "Decisions" },
      count, copyButton, saveButton, help, text);
    const close = () => { text.hidden = true; };
    document.addEventListener("pointerdown", (event) => {
      if (!box.contains(event.target)) close();
    });
    box.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    update();
    return box;
  };

  const update = () => {
    const { accepted, rejected } = tally();
    box.dataset.accepted = accepted;
    box.dataset.rejected = rejected;
    const open = left();
    count.textContent = accepted + rejected === 0
      ? (open ? `${tintype.grouped(open)} to decide` : "Nothing to decide")
      : `${tintype.grouped(accepted)} accepted · ${tintype.grouped(rejected)} rejected · `
        + `${tintype.grouped(open)} left`;
    copyButton.hidden = saveButton.hidden = accepted + rejected === 0;
    text.hidden = true;
  };

  tintype.on("decisions", update);

  // Require a confirmation before the page is closed, because its decisions would be lost.
  addEventListener("beforeunload", (event) => { if (decisions.size > 0) event.preventDefault(); });
})();
