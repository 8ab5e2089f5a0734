// SPDX-License-Identifier: MIT
"use strict";

// The header of the viewer: the displayed snapshot, cause or failed test, and its facts.

(() => {
  const { el, state } = tintype;
  const scope = el("div", { class: "scope" });
  const subject = el("h2", { id: "subject", tabindex: "-1" });
  const variants = el("ul", { class: "variants", "aria-label": "Variants of this test" });
  const lead = el("p", { class: "lead" });
  const chips = el("ul", { class: "chips" });
  // The number of the cause's images that match the filter, as displayed.
  let shownCount = -1;

  const naming = el("div", { class: "naming" }, subject, variants);

  tintype.makeSubject = () => el("header", { class: "subject" }, scope, naming,
    el("div", { class: "facts" }, lead, chips));

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
    scope.replaceChildren("Failed test");
    subject.replaceChildren(...tintype.breakable(tintype.data.failures[state.failure].test));
    variants.replaceChildren();
    naming.append(variants);
    lead.hidden = true;
    chips.replaceChildren(chip("✕ failed", "failed"));
  };

  // MARK: Names

  /** Returns names with signs between them. */
  const path = (names) => names.flatMap((name, index) => [
    ...(index === 0 ? [] : [el("span", { class: "step", "aria-hidden": "true" }, "›")]),
    el("span", {}, tintype.breakable(name)),
  ]);

  const suites = () => tintype.suite(state.entry).split("/").filter((name) => name !== "");

  /** The maximum number of variants, among which the displayed one always is. */
  const variantLimit = 12;

  const variantLabel = (entry) => tintype.variant(entry) || "Default";

  /** Lists the variants of the test, each of which can be displayed. */
  const updateVariants = () => {
    const { entry, cause, within } = state;
    const all = tintype.variantsOf(entry);
    if (all.length < 2) {
      const words = entry >= 0 ? tintype.nameParts(entry).words : [];
      variants.replaceChildren(...words.map((word) => el("li", { class: "variant" }, word)));
      return;
    }
    const start = Math.max(0, Math.min(all.indexOf(entry) - 5, all.length - variantLimit));
    const group = cause >= 0 ? cause : within;
    variants.replaceChildren(...all.slice(start, start + variantLimit).map((other) =>
      el("li", {}, el("button", {
        type: "button", class: "variant", "data-variant": tintype.data.id[other],
        title: tintype.shortName(other), "aria-current": other === entry ? "true" : null,
        on: { click: () => {
          const isInGroup = group >= 0 && tintype.data.causes[group].members.includes(other);
          tintype.show(other, -1, "push", isInGroup ? group : -1);
          tintype.revealShown();
        } },
      }, variantLabel(other)))));
  };

  /** Updates the number of images of the selected cause that match the filter. */
  const causeScope = (isNew) => {
    const { members } = tintype.data.causes[state.cause];
    const shown = members.filter(tintype.isShown).length;
    // The same text would cause another layout of the images below.
    if (!isNew && shown === shownCount) return;
    // The variants are those of the example.
    shownCount = shown;
    const part = shown === members.length ? "" : `, ${tintype.grouped(shown)} of them shown`;
    scope.replaceChildren(`Cause in ${tintype.countedMembers(members)}${part}. Example: `,
      ...path([...suites(), tintype.nameParts(state.entry).test]), variants);
  };

  const causeTitle = () => {
    const { cause } = state;
    const { types } = tintype.data.causes[cause];
    causeScope(true);
    subject.replaceChildren(...tintype.causeNodes(cause, tintype.causeTitle(cause)));
    lead.replaceChildren(`In ${types.join(", ")}`);
    lead.hidden = types.length === 0;
  };

  const entryTitle = () => {
    const { entry } = state;
    scope.replaceChildren(...path([tintype.string("target", entry), ...suites()]));
    naming.append(variants);
    subject.replaceChildren(...tintype.breakable(tintype.nameParts(entry).test));
    const [place, change] = tintype.halves(tintype.summary(entry));
    lead.replaceChildren(...(place
      ? [el("strong", {}, tintype.colored(change)), " in ",
        el("span", { title: place }, place.slice(place.lastIndexOf("/") + 1))]
      : tintype.colored(change)));
    lead.hidden = change === "";
  };

  // MARK: Facts

  /** Returns the facts about the displayed images. */
  const imageChips = (needsDecision) => {
    const { details } = tintype.now;
    if (!details) return [];
    const list = [];
    const [old, new_] = [details.old, details.new];
    if (old && new_ && old.width && new_.width) {
      const isSame = old.width === new_.width && old.height === new_.height;
      list.push(isSame ? chip(`${size(new_)} pixels`)
        : chip(`${size(old)} → ${size(new_)} pixels`, "resized"));
    } else if (new_ && new_.width) list.push(chip(`${size(new_)} pixels`));
    if (details.pixels) list.push(chip(details.pixels));
    if (!needsDecision && details.lines.length === 0 && tintype.hasNoCause(state.entry)) {
      list.push(chip("no known cause", "resized"));
    }
    return list;
  };

  /** Returns why the displayed image needs a decision of its own; empty if it does not. */
  const ownReason = () => {
    const { entry, cause } = state;
    const isOpen = cause < 0 && !tintype.data.base && tintype.canDecide(entry)
      && !tintype.decision(entry);
    return isOpen ? tintype.ownReason(entry) : "";
  };

  /** Returns what the decision on an open image depends on. */
  const waitingChips = (reason) => {
    if (reason) return [chip(`needs its own decision: ${reason}`, "resized")];
    const { entry } = state;
    if (tintype.data.base || !tintype.canDecide(entry)) return [];
    const open = tintype.waitsFor(entry);
    return open.length > 0 ? [chip(`waits for ${tintype.counted(open.length, "cause")}`)] : [];
  };

  /** Returns which images of the selected cause the decision on it does not decide. */
  const causeChips = () => {
    const { shared, outliers } = tintype.data.causes[state.cause];
    const list = [];
    if (shared > 0) {
      list.push(chip(`${tintype.grouped(shared)} of them ${shared === 1 ? "has" : "have"} `
        + "another cause, too"));
    }
    if (outliers.length > 0) {
      list.push(chip(`${tintype.counted(outliers.length, "outlier")} `
        + `${outliers.length === 1 ? "needs its" : "need their"} own decision`, "resized"));
    }
    return list;
  };

  /** Updates the description of the selection. */
  tintype.title = () => {
    tintype.updateActions();
    if (state.failure >= 0) { failureTitle(); return; }
    const { entry, cause } = state;
    const outcome = tintype.outcome(entry);
    if (cause >= 0) causeTitle(); else entryTitle();
    updateVariants();
    const decision = cause >= 0 ? tintype.causeDecision(cause) : tintype.decision(entry);
    const reason = ownReason();
    chips.replaceChildren(
      ...(outcome === "changed" ? []
        : [chip(`${tintype.signs[outcome]} ${tintype.word(outcome)}`, outcome)]),
      ...(decision ? [chip(decision === "accept" ? "✓ accepted" : "✕ rejected", decision)] : []),
      ...(cause >= 0 ? causeChips() : waitingChips(reason)),
      ...imageChips(reason !== ""));
  };

  const update = () => { if (state.entry >= 0 || state.failure >= 0) tintype.title(); };
  // Only the description of a cause depends on the filter.
  tintype.on("rows", () => { if (state.cause >= 0) causeScope(false); });
  tintype.on("decisions", update);
})();
