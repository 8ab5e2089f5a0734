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
  const editorAddress = (preview) => {
    const { editor, root } = catalog.data;
    if (!editor || !preview.file) return null;
    // A template is not trusted to be the address of an editor.
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(editor);
    if (!scheme || ["javascript", "data", "vbscript"].includes(scheme[1].toLowerCase())) return null;
    const path = `${root}/${preview.file}`.split("/").map(encodeURIComponent).join("/");
    // In the path of a URL, the first slash of an absolute path is that of the template.
    return editor.replaceAll("/{path}", () => path).replaceAll("{path}", () => path)
      .replaceAll("{line}", () => String(preview.line || 1));
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
    const variant = preview.variants[index];
    const name = tintype.variantFacts(index);
    const about = name === "" ? null
      : el("p", { class: "quiet", "data-part": "variant" }, `Variant: ${name}`);
    const excluded = preview.isExcluded
      ? el("p", { class: "quiet", "data-part": "excluded" }, "Tests do not include this preview.")
      : null;
    if (variant.message !== undefined) {
      return [about, part("failure", "Failure", el("pre", {}, variant.message)), excluded];
    }
    const lines = variant.accessibility.split("\n").filter((line) => line !== "");
    const size = `${variant.width} × ${variant.height} points, ${variant.scale} pixels per point`;
    return [
      about,
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
      tintype.makeImage(preview, index, false),
      catalog.showsAll ? el("figcaption", {}, el("button", {
        type: "button", "aria-pressed": String(isSelected),
        on: { click: () => tintype.selectVariant(index) },
      }, name)) : null);
  };

  const render = () => {
    if (catalog.open < 0) return;
    const preview = catalog.previews[catalog.open];
    const selected = tintype.variant();
    dialog.dataset.preview = preview.id;
    const address = editorAddress(preview);
    const location = preview.file === "" ? preview.module
      : `${preview.file}${preview.line ? `:${preview.line}` : ""}`;
    subject.replaceChildren(
      el("h2", { id: "preview-title", tabindex: "-1" }, el("bdi", {}, preview.name)),
      el("p", { class: "scope" }, el("bdi", {}, `${preview.module} · `),
        address ? el("a", { href: address, "data-editor": true }, el("bdi", {}, location))
          : el("bdi", {}, location)));
    const shown = catalog.showsAll ? [...preview.variants.keys()] : [selected];
    // A figure of a variant keeps the focus when another one is selected.
    const focused = document.activeElement && document.activeElement.closest("[data-variant]");
    stage.replaceChildren(...shown.map((index) => makeFigure(preview, index, index === selected)));
    if (focused) {
      const figure = [...stage.children]
        .find((each) => each.dataset.variant === focused.dataset.variant);
      const button = figure && figure.querySelector("button");
      if (button) button.focus();
    }
    facts.replaceChildren(...makeFacts(preview, selected).filter(Boolean));
  };

  /** Opens a preview. */
  tintype.openPreview = (place) => {
    catalog.open = place;
    if (!dialog.open) dialog.showModal();
    render();
    stage.scrollTo(0, 0);
    facts.scrollTo(0, 0);
    tintype.writeAddress();
    document.getElementById("preview-title").focus();
  };

  tintype.closePreview = () => { if (dialog.open) dialog.close(); };

  const step = (distance) => {
    const { matches } = catalog;
    const position = matches.indexOf(catalog.open);
    const next = matches[position < 0 ? 0 : position + distance];
    if (next !== undefined) tintype.openPreview(next);
  };

  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("select, .stage, .facts")) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  };

  tintype.makePreviewDialog = () => {
    subject = el("div", { class: "names" });
    stage = el("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Image" });
    facts = el("div", { class: "facts", tabindex: "0", role: "group", "aria-label": "Facts" });
    const button = (label, sign, action) => el("button", {
      type: "button", "aria-label": label, title: label, on: { click: action },
    }, sign);
    dialog = el("dialog", { id: "preview", "aria-labelledby": "preview-title",
      on: {
        keydown,
        close: () => {
          const place = catalog.open;
          catalog.open = -1;
          delete dialog.dataset.preview;
          tintype.writeAddress();
          if (place >= 0) tintype.focusPreview(place);
        },
      } },
    el("div", { class: "subject" }, subject,
      el("div", { class: "buttons" },
        button("Previous preview", "←", () => step(-1)),
        button("Next preview", "→", () => step(1)),
        el("button", { type: "button", id: "close-preview", on: { click: () => dialog.close() } },
          "Close"))),
    el("div", { class: "tools" }, tintype.makeSwitches()),
    el("div", { class: "content" }, stage, facts));
    tintype.on("variants", render);
    return dialog;
  };
})();
