// SPDX-License-Identifier: MIT
"use strict";

// The keys of the grid of a catalog: / goes to the search, arrows move between the cards, and Escape
// clears the search.

(() => {
  const catalog = tintype.catalogState;

  /** Returns the card below or above a card: the nearest one in the next row. */
  const vertical = (all, index, step) => {
    const box = all[index].getBoundingClientRect();
    let best = -1;
    let row = null;
    for (let next = index + step; next >= 0 && next < all.length; next += step) {
      const other = all[next].getBoundingClientRect();
      const isOtherRow = step > 0 ? other.top > box.top + 1 : other.top < box.top - 1;
      if (!isOtherRow) continue;
      if (row !== null && Math.abs(other.top - row) > 1) break;
      row = other.top;
      const distance = Math.abs(other.left - box.left);
      if (best < 0 || distance < Math.abs(all[best].getBoundingClientRect().left - box.left)) {
        best = next;
      }
    }
    return best;
  };

  /** Adds the keys, with functions that return the links of the cards and create more cards. */
  tintype.startKeys = (links, append) => {
    const move = (key) => {
      let all = links();
      if (all.length === 0) return;
      const index = all.indexOf(document.activeElement);
      if (index < 0) { all[0].focus(); return; }
      const isForward = key === "ArrowRight" || key === "ArrowDown";
      if (isForward && index >= all.length - 12) {
        append();
        all = links();
      }
      const next = key === "ArrowLeft" ? index - 1 : key === "ArrowRight" ? index + 1
        : vertical(all, index, key === "ArrowDown" ? 1 : -1);
      if (next >= 0 && next < all.length) all[next].focus();
    };

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || catalog.open >= 0) return;
      const search = document.getElementById("search");
      if (event.target === search) {
        if (event.key !== "Escape" && event.key !== "ArrowDown") return;
        event.preventDefault();
        if (event.key === "Escape" && search.value !== "") tintype.setSearch("");
        else move("ArrowRight");
        return;
      }
      if (event.target instanceof Element && event.target.closest("input, select, #omissions")) return;
      if (event.key === "/") {
        event.preventDefault();
        search.focus();
        search.select();
      } else if (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key)) {
        const isCard = document.activeElement && document.activeElement.dataset.preview;
        // Without a selected card, the vertical arrows scroll.
        if (!isCard && !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
        event.preventDefault();
        move(event.key);
      }
    });
  };
})();
