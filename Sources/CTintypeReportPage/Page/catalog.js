// SPDX-License-Identifier: MIT
"use strict";

// The page of a catalog of previews. It uses the functions of core.js for elements and texts.
//
// The stable interface of the document, for tests and users:
//   #search               the search box; #count the number of shown previews
//   #switches             [data-setting] the switches of the variants, with [data-value] buttons or a
//                         menu; [data-all] shows all variants
//   #grid                 the sections: [data-module], [data-file], and the previews: [data-preview]
//   #preview              the dialog with [data-preview]; its parts are .stage, [data-part]
// The fragment of the address: p the open preview, and the names of settings for other variants.

(() => {
  const { el } = tintype;

  // The names of the settings, in the order in which their values form variants.
  const labels = {
    device: "Device", scheme: "Color scheme", size: "Text size", locale: "Locale",
    direction: "Direction",
  };

  const catalog = {
    data: null,
    // The previews as objects, and their places by their identifiers.
    previews: [],
    places: new Map(),
    // The index of the selected value of each setting.
    selection: [],
    showsAll: false,
    // The places of the previews that match the search, in their order.
    matches: [],
    // The place of the open preview; −1 if none is open.
    open: -1,
  };
  tintype.catalogState = catalog;

  /** Receives the data; the page starts when all scripts have run. */
  tintype.catalog = (data) => {
    catalog.data = data;
    const texts = (indices) => indices.map((index) => data.strings[index]);
    catalog.previews = data.previews.map(([name, module, file, line, isExcluded, variants]) => ({
      id: `${data.strings[module]}/${name}`,
      name,
      module: data.strings[module],
      file: file < 0 ? "" : data.strings[file],
      line,
      isExcluded: isExcluded === 1,
      variants: variants.map((variant) => {
        if (variant === null) return { message: "This variant was not rendered.", warnings: [] };
        if (variant.length === 1) return { message: data.strings[variant[0]], warnings: [] };
        const [image, width, height, scale, accessibility, symbols, colors, fonts, warnings] =
          variant;
        return {
          image, width, height, scale, accessibility: data.strings[accessibility],
          symbols: texts(symbols), colors: texts(colors), fonts: texts(fonts),
          warnings: texts(warnings),
        };
      }),
    }));
    catalog.places = new Map(catalog.previews.map((preview, place) => [preview.id, place]));
    catalog.selection = data.settings.map(() => 0);
  };

  tintype.settingLabel = (setting) => labels[setting.key] || setting.key;

  /** Returns the index of the selected variant. */
  tintype.variant = () => catalog.data.settings.reduce(
    (index, setting, place) => index * setting.values.length + catalog.selection[place], 0);

  /** Returns the selected values for a variant. */
  const selectionOf = (variant) => {
    const selection = [];
    let rest = variant;
    for (const setting of [...catalog.data.settings].reverse()) {
      selection.unshift(rest % setting.values.length);
      rest = Math.floor(rest / setting.values.length);
    }
    return selection;
  };

  /** Returns the values of a variant in the settings that have several, such as “dark, large”. */
  tintype.variantName = (variant) => selectionOf(variant)
    .map((value, place) => catalog.data.settings[place].values[value])
    .filter((_, place) => catalog.data.settings[place].values.length > 1).join(", ");

  /** Returns the values of a variant in all settings. */
  tintype.variantFacts = (variant) => selectionOf(variant)
    .map((value, place) => catalog.data.settings[place].values[value]).join(", ");

  /** Returns the color scheme of a variant; null if it is that of the preview. */
  tintype.scheme = (variant) => {
    const place = catalog.data.settings.findIndex((setting) => setting.key === "scheme");
    return place < 0 ? null : catalog.data.settings[place].values[selectionOf(variant)[place]];
  };

  /** Returns the address of an image; the data are not trusted, and names are digests. */
  tintype.imagePath = (variant) =>
    (/^[0-9A-Za-z]+\.png$/.test(variant.image) ? `images/${variant.image}` : "");

  /** Selects a variant. */
  tintype.selectVariant = (variant) => {
    catalog.selection = selectionOf(variant);
    tintype.emit("variants");
  };

  // MARK: Switches

  const choose = (place, value) => {
    catalog.selection[place] = value;
    tintype.emit("variants");
    const setting = catalog.data.settings[place];
    tintype.announce(`${tintype.settingLabel(setting)}: ${setting.values[value]}`);
  };

  const makeSwitch = (setting, place) => {
    const label = tintype.settingLabel(setting);
    // Many values would not fit into a row.
    if (setting.values.length > 4) {
      const menu = el("select", { on: { change: () => choose(place, menu.selectedIndex) } },
        setting.values.map((value) => el("option", { value }, value)));
      tintype.on("variants", () => { menu.selectedIndex = catalog.selection[place]; });
      menu.selectedIndex = catalog.selection[place];
      return el("label", { class: "switch", "data-setting": setting.key },
        el("span", { class: "quiet" }, label), menu);
    }
    const buttons = setting.values.map((value, index) => el("button", {
      type: "button", "data-value": value, "aria-pressed": "false",
      on: { click: () => choose(place, index) },
    }, value));
    const update = () => buttons.forEach((button, index) =>
      button.setAttribute("aria-pressed", String(catalog.selection[place] === index)));
    tintype.on("variants", update);
    update();
    return el("div", {
      class: "switch", role: "group", "aria-label": label, "data-setting": setting.key,
    }, el("span", { class: "quiet", "aria-hidden": "true" }, label),
    el("span", { class: "segments" }, buttons));
  };

  /** Creates the switches of the settings with several values. */
  tintype.makeSwitches = () => {
    const { settings } = catalog.data;
    const switches = settings.map((setting, place) =>
      (setting.values.length > 1 ? makeSwitch(setting, place) : null));
    if (switches.every((each) => each === null)) return [];
    const all = el("button", {
      type: "button", "data-all": true, "aria-pressed": "false",
      on: {
        click: () => {
          catalog.showsAll = !catalog.showsAll;
          tintype.emit("variants");
          tintype.announce(catalog.showsAll ? "All variants are shown" : "One variant is shown");
        },
      },
    }, "All variants side by side");
    tintype.on("variants", () => all.setAttribute("aria-pressed", String(catalog.showsAll)));
    return [...switches, all];
  };

  // MARK: Address

  /** Returns the fragment of the address for a preview, or for the grid. */
  const fragment = (place) => {
    const values = new URLSearchParams();
    if (place >= 0) values.set("p", catalog.previews[place].id);
    catalog.data.settings.forEach((setting, index) => {
      if (catalog.selection[index] > 0) {
        values.set(setting.key, setting.values[catalog.selection[index]]);
      }
    });
    return values.toString();
  };

  tintype.fragment = fragment;

  /** Writes the state to the address, without a new entry in the history. */
  tintype.writeAddress = () => {
    const text = fragment(catalog.open);
    history.replaceState(null, "", text ? `#${text}` : location.pathname);
  };

  const readAddress = () => {
    const values = new URLSearchParams(location.hash.slice(1));
    let isChanged = false;
    catalog.data.settings.forEach((setting, place) => {
      const value = setting.values.indexOf(values.get(setting.key));
      if (value >= 0 && value !== catalog.selection[place]) {
        catalog.selection[place] = value;
        isChanged = true;
      }
    });
    if (isChanged) tintype.emit("variants");
    const place = catalog.places.get(values.get("p") || "");
    if (place === undefined) tintype.closePreview(); else tintype.openPreview(place);
  };

  // MARK: Start

  const start = () => {
    const { data, previews } = catalog;
    if (!data) return;
    const search = el("input", {
      id: "search", type: "search", autocomplete: "off", spellcheck: "false",
      placeholder: "Search", "aria-label": "Search previews", "aria-describedby": "syntax",
      on: { input: () => tintype.search(search.value) },
    });
    const failed = previews.filter(tintype.hasFailed).length;
    const warned = previews.filter(tintype.hasWarnings).length;
    const toggle = (word, count, label) => (count === 0 ? null : el("button", {
      type: "button", "data-term": word, "aria-pressed": "false",
      on: { click: () => tintype.toggleTerm(word) },
    }, `${tintype.grouped(count)} ${label}`));
    document.getElementById("app").append(
      el("div", { id: "controls" },
        el("div", { class: "find" }, search, el("span", { id: "count", class: "quiet" }),
          toggle("is:failed", failed, "failed"),
          toggle("is:warned", warned, "with warnings")),
        el("div", { id: "switches" }, tintype.makeSwitches())),
      el("p", { id: "syntax", class: "hidden" }, "Words in names, files, accessibility texts, "
        + "symbols, colors and fonts. Also symbol:star, color:red, font:bold, module:, file:."),
      el("div", { id: "grid", tabindex: "-1" }), tintype.makePreviewDialog());
    tintype.on("variants", () => {
      tintype.showCards();
      tintype.writeAddress();
    });
    tintype.startGrid();
    tintype.search("");
    addEventListener("hashchange", readAddress);
    readAddress();
    document.documentElement.classList.add("started");
  };

  addEventListener("DOMContentLoaded", start);
})();
