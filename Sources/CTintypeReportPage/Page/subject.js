// SPDX-License-Identifier: MIT
"use strict";

// The header of the viewer: the displayed snapshot or group, its changes, and the decision.

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
      el("div", { class: "decide", role: "group", "aria-label": "Decide",
        hidden: Boolean(tintype.data.base) },
        Object.values(buttons)));
  };

  const size = (side) => `${tintype.grouped(side.width)} × ${tintype.grouped(side.height)}`;

  /** Returns the number of affected members, which are those that match the filter. */
  const amount = (members) => {
    const shown = members.filter(tintype.isShown).length;
    const all = tintype.grouped(members.length);
    return shown === members.length ? ` all ${all}` : ` ${tintype.grouped(shown)} of ${all}`;
  };

  /** Returns a short description of the selection. */
  tintype.shownTitle = () => {
    const { entry, group } = state;
    return group >= 0 ? `group ${tintype.data.groups[group].title}`
      : `${tintype.shortName(entry)}, ${tintype.word(tintype.outcome(entry))}. ${tintype.brief(entry)}`;
  };

  /** Updates the description of the selection, and the available decisions. */
  tintype.title = () => {
    const { entry, group } = state;
    const outcome = tintype.outcome(entry);
    const members = group >= 0 ? tintype.data.groups[group].members : [];
    scope.textContent = group >= 0
      ? `Group of ${tintype.counted(members.length, "snapshot")}, showing ${tintype.name(entry)}`
      : tintype.scope(entry);
    subject.textContent = group >= 0
      ? tintype.data.groups[group].title : tintype.shortName(entry);
    const { types } = group >= 0 ? tintype.data.groups[group] : {};
    const [path, change] = tintype.halves(tintype.summary(entry));
    lead.replaceChildren(...(group >= 0 ? [types ? `In ${types}` : ""]
      : path ? [el("strong", {}, change), " ", el("span", { class: "quiet" }, path)] : [change]));
    lead.hidden = lead.textContent === "";
    const decision = group < 0 || members.every(
      (member) => tintype.decision(member) === tintype.decision(entry))
      ? tintype.decision(entry) : undefined;
    const isDecided = (group < 0 ? [entry] : members).some(tintype.decision);
    const chip = (text, kind) => el("li", { class: kind || "" }, text);
    const list = [chip(`${tintype.signs[outcome]} ${tintype.word(outcome)}`, outcome)];
    if (decision) list.push(chip(decision === "accept" ? "✓ accepted" : "✕ rejected", decision));
    const { details } = tintype.now;
    if (details) {
      const [old, new_] = [details.old, details.new];
      if (old && new_ && old.width && new_.width) {
        const isSame = old.width === new_.width && old.height === new_.height;
        list.push(isSame ? chip(`${size(new_)} pixels`)
          : chip(`${size(old)} → ${size(new_)} pixels`, "resized"));
      } else if (new_ && new_.width) list.push(chip(`${size(new_)} pixels`));
      if (details.pixels) list.push(chip(details.pixels));
      if (!details.lines.length && tintype.hasNoCause(entry)) list.push(chip("no known cause", "resized"));
      if (details.unexplained > 0) {
        list.push(chip(
          `${tintype.counted(details.unexplained, "region")} without a known cause`, "resized"));
      }
    }
    chips.replaceChildren(...list);
    const can = tintype.canDecide(entry);
    for (const id of ["accept", "reject"]) {
      const node = buttons[id];
      node.disabled = !can;
      node.textContent = (id === "accept" ? "Accept" : "Reject")
        + (group >= 0 ? amount(members) : "");
    }
    buttons.undo.disabled = !isDecided;
  };

  tintype.on("rows", () => { if (state.entry >= 0) tintype.title(); });
  tintype.on("decisions", () => { if (state.entry >= 0) tintype.title(); });
})();
