// SPDX-License-Identifier: MIT
"use strict";

// The dialog with a preview at full size beside its facts.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  let dialog = null;
  let subject = null;
  let stage = null;
  let facts = null;

  /** Returns the address that opens a file in the editor; null if there is none. */
  tintype.editorAddress = (file, line) => {
    const { editor, root } = catalog.data;
    if (!editor || !file) return null;
    // A template is not trusted to be the address of an editor.
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(editor);
    if (!scheme || ["javascript", "data", "vbscript"].includes(scheme[1].toLowerCase())) return null;
    const absolute = file.startsWith("/") ? file : `${root}/${file}`;
    const path = absolute.split("/").map(encodeURIComponent).join("/");
    // In the path of a URL, the first slash of an absolute path is that of the template.
    return editor.replaceAll("/{path}", () => path).replaceAll("{path}", () => path)
      .replaceAll("{line}", () => String(line || 1));
  };

  const part = (name, title, ...content) => el("section", { "data-part": name },
    el("h3", {}, title), ...content);

  const filterBy = (field, value) => {
    const place = catalog.open;
    dialog.close();
    tintype.setSearch(tintype.term(field, value));
    tintype.focusPreview(place);
  };

  const swatch = (color) => {
    const match = /#[0-9A-F]{6}(?:[0-9A-F]{2})?$/i.exec(color);
    const box = el("span", { class: "swatch", "aria-hidden": "true" }, el("span", {}));
    if (match) box.firstChild.style.backgroundColor = match[0];
    return box;
  };

  const tokens = (name, title, field, values) => (values.length === 0 ? null
    : part(name, title, el("ul", { class: "tokens" }, values.map((value) =>
      el("li", {}, el("button", {
        type: "button", "data-filter": field, title: `Show all previews with ${value}`,
        on: { click: () => filterBy(field, value) },
      }, field === "color" ? swatch(value) : null, el("bdi", {}, value)))))));

  const texts = (name, title, lines) => (lines.length === 0 ? null
    : part(name, title, el("ul", { class: "lines" }, lines.map((line) =>
      el("li", {}, el("bdi", {}, line))))));

  const makeFacts = (preview, index) => {
    const variant = preview.variant(index);
    const name = tintype.variantFacts(index);
    const about = name === "" ? null
      : el("p", { class: "quiet", "data-part": "variant" }, `Variant: ${name}`);
    const excluded = preview.isExcluded
      ? el("p", { class: "quiet", "data-part": "excluded" }, "Tests do not include this preview.")
      : null;
    const comparison = tintype.makeComparison(preview, index);
    if (variant.message !== undefined) {
      return [about, part("failure", "Failure", el("pre", {}, variant.message)), comparison, excluded];
    }
    const lines = variant.accessibility.split("\n").filter((line) => line !== "");
    const size = `${variant.width} × ${variant.height} points, ${variant.scale} pixels per point`;
    return [
      about,
      comparison,
      texts("warnings", "Warnings", variant.warnings),
      texts("accessibility", "Accessibility elements", lines),
      tokens("symbols", "Symbols", "symbol", variant.symbols),
      tokens("colors", "Colors", "color", variant.colors),
      tokens("fonts", "Fonts", "font", variant.fonts),
      part("canvas", "Canvas", el("p", {}, size)),
      excluded,
    ];
  };

  const makeFigure = (preview, index, isSelected) => {
    const name = tintype.variantName(index);
    return el("figure", { "data-variant": name, class: isSelected ? "selected" : "" },
      tintype.makeSides(preview, index),
      catalog.showsAll ? el("figcaption", {}, el("button", {
        type: "button", "aria-pressed": String(isSelected),
        on: { click: () => tintype.selectVariant(index) },
      }, name)) : null);
  };

  const makeSubject = (preview) => {
    const address = tintype.editorAddress(preview.file, preview.line);
    const location = preview.file === "" ? preview.module
      : `${preview.file}${preview.line ? `:${preview.line}` : ""}`;
    return el("div", {},
      el("h2", { id: "preview-title", tabindex: "-1" }, el("bdi", {}, preview.name)),
      el("p", { class: "scope" }, el("bdi", {}, `${preview.module} · `),
        address ? el("a", { href: address, "data-editor": true }, el("bdi", {}, location))
          : el("bdi", {}, location)));
  };

  /** Performs a change that can replace the focused element, and focuses its successor. */
  const keepingFocus = (change) => {
    const focused = document.activeElement;
    const figure = focused && focused.closest("[data-variant]");
    const filter = focused && focused.dataset.filter ? focused.textContent : null;
    const result = change();
    if (!focused || focused.isConnected) return result;
    const successor = figure
      ? [...stage.children].find((each) => each.dataset.variant === figure.dataset.variant)
      : [...facts.querySelectorAll("[data-filter]")].find((each) => each.textContent === filter);
    const button = figure && successor ? successor.querySelector("button") : successor;
    (button || document.getElementById("preview-title")).focus({ preventScroll: true });
    return result;
  };

  /** Shows the open preview; the promise is fulfilled when its images are shown. */
  const render = (isSmooth) => {
    if (catalog.open < 0) return null;
    const preview = tintype.preview(catalog.open);
    const selected = tintype.variant();
    dialog.dataset.preview = preview.id;
    tintype.showCompareControls();
    return keepingFocus(() => {
      const { root, editor } = catalog.data;
      tintype.showParts(subject, [{
        key: [preview.id, preview.file, preview.line, root, editor],
        make: () => makeSubject(preview),
      }]);
      tintype.showParts(facts, [{
        key: [preview.id, selected, tintype.variantFacts(selected), preview.isExcluded,
          preview.changes.map(tintype.variantName), preview.variant(selected)],
        make: () => el("div", { class: "parts" }, makeFacts(preview, selected).filter(Boolean)),
      }]);
      const indices = catalog.showsAll ? [...Array(preview.count).keys()] : [selected];
      return tintype.showParts(stage, indices.map((index) => ({
        key: [preview.id, catalog.showsAll, index === selected, tintype.sidesKey(preview, index)],
        make: () => makeFigure(preview, index, index === selected),
      })), isSmooth);
    });
  };

  /** Shows the open preview after its replacement. */
  tintype.replacePreview = () => render(true);

  /** Opens a preview. */
  tintype.openPreview = (place) => {
    catalog.open = place;
    if (!dialog.open) dialog.showModal();
    // Announcements outside of a modal dialog are ignored.
    dialog.append(document.getElementById("status"));
    render(false);
    stage.scrollTo(0, 0);
    facts.scrollTo(0, 0);
    tintype.emit("dialog");
    tintype.writeAddress();
    document.getElementById("preview-title").focus();
  };

  tintype.closePreview = () => { if (dialog.open) dialog.close(); };

  /** Closes the dialog of a preview that does not exist any more. */
  tintype.closeRemoved = () => {
    catalog.open = -1;
    dialog.close();
    document.getElementById("grid").focus({ preventScroll: true });
  };

  const step = (isForward) => {
    const { matches, open } = catalog;
    const next = matches.has(open) ? matches.next(open, isForward) : matches.next(-1, true);
    if (next >= 0) tintype.openPreview(next);
  };

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("select, input")) return;
    if (tintype.pressCompareKey(event.key)) return;
    if (event.target instanceof Element && event.target.closest(".stage, .facts, #problems")) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight");
  };

  tintype.makePreviewDialog = () => {
    subject = el("div", { class: "names" });
    stage = el("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Image" });
    facts = el("div", { class: "facts", tabindex: "0", role: "group", "aria-label": "Facts" });
    const switches = el("div", { class: "switches" });
    const button = (label, sign, action) => el("button", {
      type: "button", "aria-label": label, title: label, on: { click: action },
    }, sign);
    dialog = el("dialog", { id: "preview", "aria-labelledby": "preview-title",
      on: {
        keydown,
        close: () => {
          // Another preview can have been opened before the event.
          if (dialog.open) return;
          document.body.append(document.getElementById("status"));
          const place = catalog.open;
          catalog.open = -1;
          delete dialog.dataset.preview;
          tintype.emit("dialog");
          tintype.writeAddress();
          if (place >= 0) tintype.focusPreview(place);
        },
      } },
    el("div", { class: "subject" }, subject,
      el("div", { class: "buttons" },
        button("Previous preview", "←", () => step(false)),
        button("Next preview", "→", () => step(true)),
        el("button", { type: "button", id: "close-preview", on: { click: () => dialog.close() } },
          "Close"))),
    el("div", { class: "tools" }, switches, tintype.makeCompareControls()),
    el("div", { class: "content" }, stage, facts));
    tintype.addSwitches(switches);
    tintype.on("variants", () => render(false));
    tintype.on("comparison", () => render(true));
    tintype.on("names", () => {
      // The file with the open preview was read.
      if (catalog.open < 0 || tintype.preview(catalog.open).id === dialog.dataset.preview) return;
      render(false);
      tintype.writeAddress();
    });
    return dialog;
  };
})();
