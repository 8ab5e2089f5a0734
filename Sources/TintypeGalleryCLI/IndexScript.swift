// SPDX-License-Identifier: MIT

/// What the gallery's page does: filters by words, and shows a picture large.
enum IndexScript {
  /// The script.
  static let source = """
    const links = [...document.querySelectorAll(".looks a")];
    const search = document.querySelector("form[role=search]");
    const input = search.querySelector("input");
    const words = new Map(links.map((link) => {
      const group = link.closest("section").querySelector("h2").textContent;
      return [link, (group + " " + link.title).toLowerCase()];
    }));

    function filter() {
      const wanted = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const link of links) {
        link.hidden = !wanted.every((word) => words.get(link).includes(word));
        if (!link.hidden) count += 1;
      }
      for (const box of document.querySelectorAll(".state, article, section")) {
        box.hidden = !box.querySelector(".looks a:not([hidden])");
      }
      search.querySelector("output").textContent = wanted.length ? count + " pictures" : "";
    }
    search.hidden = false;
    search.addEventListener("submit", (event) => event.preventDefault());
    input.addEventListener("input", filter);

    const dialog = document.querySelector("dialog");
    let current = -1;
    function show(link) {
      current = links.indexOf(link);
      const picture = dialog.querySelector("img");
      picture.src = link.href;
      picture.alt = link.title;
      picture.width = link.querySelector("img").getAttribute("width");
      dialog.querySelector("figcaption").textContent = link.title;
      if (!dialog.open) dialog.showModal();
    }
    for (const link of links) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(link);
      });
    }
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      for (let next = current + step; links[next]; next += step) {
        if (!links[next].hidden) { show(links[next]); return; }
      }
    });
    """
}
