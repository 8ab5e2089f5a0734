// SPDX-License-Identifier: MIT
"use strict";

// The header of the viewer: the displayed snapshot, cause or failed test, and the decision.

(() => {
  const { el, state } = tintype;
  const scope = el("p", { class: "scope" });
  const subject = el("h2", { id: "subject", tabindex: "-1" });
  const lead = el("p", { class: "lead" });
  const chips = el("ul", { class: "chips" });
  const buttons = {};

  tintype.makeSubject = () => {
    const words = [["accept", "Accept", "a"], ["reject", "Reject", "x"], ["undo", "Undo", "u"]];
    for (const [id, label, key] of words) {
      const decision = id === "undo" ? undefined : id;
      buttons[id] = el("button", { type: "button", id, class: id, title: `Key ${key}`,
        on: { click: () => tintype.decide(decision) } }, label);
    }
    return el("header", { class: "subject" },
      el("div", { class: "names" }, scope, subject, lead, chips),
      el("div", { class: "decide" }, tintype.makeGridToggle(),
        el("div", { class: "group", role: "group", "aria-label": "Decide",
          hidden: Boolean(tintype.data.base) }, Object.values(buttons))));
  };

  const size = (side) => `${tintype.grouped(side.width)} × ${tintype.grouped(side.height)}`;

  /** Returns a short description of the selection. */
  tintype.shownTitle = () => {
    const { entry, cause, failure } = state;
    if (failure >= 0) return `failed test ${tintype.data.failures[failure].test}`;
    if (entry < 0) return "nothing";
    return cause >= 0 ? `cause ${tintype.causeTitle(cause)}`
      : `${tintype.shortName(entry)}, ${tintype.word(tintype.outcome(entry))}. ${tintype.brief(entry)}`;
  };

  const chip = (text, kind) => el("li", { class: kind || "" }, text);

  /** Describes a failed test, on which no decision is possible. */
  const failureTitle = () => {
    scope.textContent = "Failed test";
    subject.textContent = tintype.data.failures[state.failure].test;
    lead.hidden = true;
    chips.replaceChildren(chip("✕ failed", "failed"));
    for (const id of ["accept", "reject", "undo"]) buttons[id].disabled = true;
    buttons.accept.textContent = "Accept";
    buttons.reject.textContent = "Reject";
  };

  /** Updates the number of images of the selected cause that match the filter. */
  const causeScope = () => {
    const { members } = tintype.data.causes[state.cause];
    const shown = members.filter(tintype.isShown).length;
    const part = shown === members.length ? "" : `, ${tintype.grouped(shown)} of them shown`;
    const text = `Cause in ${tintype.countedMembers(members)}${part}. `
      + `Example: ${tintype.name(state.entry)}`;
    // The same text would cause another layout of the images below.
    if (scope.textContent !== text) scope.textContent = text;
  };

  const causeTitle = () => {
    const { cause } = state;
    const { types } = tintype.data.causes[cause];
    causeScope();
    subject.replaceChildren(...tintype.colored(tintype.causeTitle(cause)));
    lead.replaceChildren(types.length > 0 ? `In ${types.join(", ")}` : "");
  };

  const entryTitle = () => {
    const { entry } = state;
    scope.textContent = tintype.scope(entry);
    subject.textContent = tintype.shortName(entry);
    const [path, change] = tintype.halves(tintype.summary(entry));
    lead.replaceChildren(...(path
      ? [el("strong", {}, tintype.colored(change)), " ", el("span", { class: "quiet" }, path)]
      : tintype.colored(change)));
  };

  /** Returns the facts about the displayed images. */
  const imageChips = (list) => {
    const { entry } = state;
    const { details } = tintype.now;
    if (!details) return;
    const [old, new_] = [details.old, details.new];
    if (old && new_ && old.width && new_.width) {
      const isSame = old.width === new_.width && old.height === new_.height;
      list.push(isSame ? chip(`${size(new_)} pixels`)
        : chip(`${size(old)} → ${size(new_)} pixels`, "resized"));
    } else if (new_ && new_.width) list.push(chip(`${size(new_)} pixels`));
    if (details.pixels) list.push(chip(details.pixels));
    const isKnown = list.some((item) => item.textContent.startsWith("needs its own decision"));
    if (!isKnown && !details.lines.length && tintype.hasNoCause(entry)) {
      list.push(chip("no known cause", "resized"));
    }
  };

  /** Returns what the decision on an open entry depends on. */
  const waitingChips = (list) => {
    const { entry } = state;
    if (tintype.data.base || !tintype.canDecide(entry) || tintype.decision(entry)) return;
    const reason = tintype.ownReason(entry);
    if (reason) list.push(chip(`needs its own decision: ${reason}`, "resized"));
    const open = tintype.waitsFor(entry);
    if (open.length > 0) list.push(chip(`waits for ${tintype.counted(open.length, "cause")}`));
  };

  /** Updates the description of the selection, and the available decisions. */
  tintype.title = () => {
    if (state.failure >= 0) { failureTitle(); return; }
    const { entry, cause } = state;
    const outcome = tintype.outcome(entry);
    if (cause >= 0) causeTitle(); else entryTitle();
    lead.hidden = lead.textContent === "";
    const decision = cause >= 0 ? tintype.causeDecision(cause) : tintype.decision(entry);
    const list = [chip(`${tintype.signs[outcome]} ${tintype.word(outcome)}`, outcome)];
    if (decision) list.push(chip(decision === "accept" ? "✓ accepted" : "✕ rejected", decision));
    if (cause < 0) waitingChips(list);
    imageChips(list);
    chips.replaceChildren(...list);
    const members = cause >= 0 ? tintype.data.causes[cause].members : [];
    const can = cause >= 0 ? members.some(tintype.canDecide) : tintype.canDecide(entry);
    const amount = cause >= 0 ? ` cause in ${tintype.grouped(members.length)}` : "";
    for (const id of ["accept", "reject"]) {
      buttons[id].disabled = !can;
      buttons[id].textContent = (id === "accept" ? "Accept" : "Reject") + amount;
    }
    buttons.undo.disabled = cause >= 0 ? !decision : !tintype.ownDecision(entry);
  };

  const update = () => { if (state.entry >= 0 || state.failure >= 0) tintype.title(); };
  // Only the description of a cause depends on the filter.
  tintype.on("rows", () => { if (state.cause >= 0) causeScope(); });
  tintype.on("decisions", update);
})();
