// SPDX-License-Identifier: MIT
"use strict";

// Displays the selected entry, cause or failed test, and loads its details and images.

(() => {
  const { state, view, now } = tintype;

  /**
   * Displays an entry. `cause` is its cause if the whole cause is selected, and `within` the cause
   * below which the entry is selected; otherwise, they are −1.
   */
  tintype.show = async (entry, cause, how, within = -1) => {
    const isSame = entry === state.entry && cause === state.cause && within === state.within;
    if (isSame && state.failure < 0 && how !== "start") return;
    const isOther = entry !== state.entry || state.failure >= 0;
    Object.assign(state, { entry, cause, within, failure: -1 });
    announceShown(how);
    if (!isOther && how !== "start") {
      tintype.title();
      tintype.emit("shown", now.details);
      tintype.updateGrid();
      return;
    }
    await display(entry);
  };

  /** Displays a failed test, which has no images. */
  tintype.showFailure = (failure, how) => {
    if (failure === state.failure && how !== "start") return;
    Object.assign(state, { entry: -1, cause: -1, within: -1, failure });
    announceShown(how);
    reset();
    delete tintype.viewer.root.dataset.entry;
    tintype.restoreView();
    tintype.layOut();
    tintype.emit("shown", null);
  };

  /** Displays the selection again, after a switch between the overview and the comparison. */
  tintype.showAgain = async () => {
    if (state.entry >= 0) await display(state.entry); else tintype.layOut();
  };

  const announceShown = (how) => {
    // The list and the overview announce their own items.
    const isAnnounced = ["list", "grid"].includes(document.activeElement.id);
    if (how === "push" && !isAnnounced) tintype.announce(tintype.shownTitle());
    tintype.emit("location", how);
  };

  const reset = () => {
    tintype.modes.stopBlinking();
    Object.assign(now, {
      details: null, pair: null, regions: [], region: -1, cursor: null, nodes: [], error: "",
      showsOld: false,
    });
    return now.token += 1;
  };

  const display = async (entry) => {
    const token = reset();
    const { root } = tintype.viewer;
    tintype.title();
    root.dataset.entry = tintype.text("id", entry);
    tintype.viewer.setShown("loading");
    let details = null;
    try {
      details = await tintype.details(entry);
      if (token !== now.token) return;
      now.details = details;
      tintype.emit("shown", details);
      if (state.isGrid) {
        tintype.restoreView();
        tintype.layOut();
        return;
      }
      const [old, new_] = await Promise.all(["old", "new"].map((side) => image(details, side)));
      if (token !== now.token) return;
      if (old || new_) now.pair = tintype.pair(old, new_);
    } catch (error) {
      if (token !== now.token) return;
      now.error = `The file “${error.message}” of this report is missing or damaged. `
        + "Create the report again.";
    }
    if (now.pair) {
      const known = details.regions;
      now.regions = known || (now.pair.old && now.pair.new ? now.pair.foundRegions() : []);
    }
    view.kind = "opened";
    tintype.layOut();
    if (!tintype.restoreView() && now.pair) tintype.openAtRegion();
    loadNext(entry);
  };

  /** Loads an image of an entry; if that fails, the reason is displayed instead. */
  const image = async (details, side) => {
    const value = details && details[side];
    if (!value || !value.image) return null;
    try {
      return await tintype.loadImage(value.image);
    } catch {
      value.error = "Not shown: its file in this report is missing or damaged. "
        + "Create the report again.";
      return null;
    }
  };

  /** Loads the next entry in the background. */
  const loadNext = (entry) => {
    const next = entry + 1;
    if (next >= tintype.data.open) return;
    const token = now.token;
    setTimeout(async () => {
      if (token !== now.token) return;
      try {
        const details = await tintype.details(next);
        for (const side of ["old", "new"]) await image(details, side);
      } catch {
        // The error is reported when the user selects the entry.
      }
    }, 200);
  };
})();
