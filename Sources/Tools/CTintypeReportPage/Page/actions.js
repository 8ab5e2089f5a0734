// SPDX-License-Identifier: MIT
"use strict";

// The row below the header of the viewer: the modes of the comparison, the switches of other views,
// and the decision on the selection.

(() => {
  const { el, state } = tintype;
  const buttons = {};
  let modes;

  tintype.makeActions = () => {
    for (const [id, key] of [["undo", "u"], ["reject", "x"], ["accept", "a"]]) {
      const decision = id === "undo" ? undefined : id;
      buttons[id] = el("button", { type: "button", id, class: id, title: `Key ${key}`,
        on: { click: () => tintype.decide(decision) } });
    }
    modes = el("div", { class: "comparing" }, tintype.modes.makeButtons(),
      tintype.makeHighlightsToggle());
    return el("div", { class: "tools" }, modes,
      el("div", { class: "views" }, tintype.makeDetailsToggle(), tintype.makeGridToggle()),
      el("div", { class: "decide", role: "group", "aria-label": "Decide",
        hidden: Boolean(tintype.data.base) }, Object.values(buttons)));
  };

  /** Shows or hides the modes, which apply to images. */
  tintype.setModesHidden = (isHidden) => { modes.classList.toggle("unused", isHidden); };

  /** Returns the amount in the labels: “6 images” for a cause of several. */
  const amount = () => {
    if (state.failure >= 0 || state.cause < 0) return "";
    return ` ${tintype.countedMembers(tintype.data.causes[state.cause].members)}`;
  };

  /** Updates the available decisions. */
  tintype.updateActions = () => {
    const { entry, cause, failure } = state;
    const isFailure = failure >= 0 || entry < 0;
    const can = !isFailure && (cause >= 0
      ? tintype.data.causes[cause].members.some(tintype.canDecide) : tintype.canDecide(entry));
    const decision = isFailure ? undefined
      : cause >= 0 ? tintype.causeDecision(cause) : tintype.ownDecision(entry);
    buttons.accept.replaceChildren(`Accept${amount()}`);
    buttons.reject.replaceChildren("Reject");
    buttons.undo.replaceChildren("Undo");
    buttons.accept.disabled = buttons.reject.disabled = !can;
    buttons.undo.disabled = buttons.undo.hidden = !decision;
  };
})();
