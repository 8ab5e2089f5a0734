// SPDX-License-Identifier: MIT
"use strict";

// The selected variant of a catalog: its switches, and the fragment of the address.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  // The names of the settings, in the order in which their values form variants.
  const labels = {
    device: "Device", style: "Platform style", scheme: "Color scheme", size: "Text size", locale: "Locale",
    direction: "Direction",
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
  tintype.imagePath = (name) => (/^[0-9A-Za-z]+\.png$/.test(name) ? `images/${name}` : "");

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

  // The containers of the switches with the functions that show the selection.
  const containers = new Map();

  const makeSwitch = (setting, place, updates) => {
    const label = tintype.settingLabel(setting);
    // Many values would not fit into a row.
    if (setting.values.length > 4) {
      const menu = el("select", { on: { change: () => choose(place, menu.selectedIndex) } },
        setting.values.map((value) => el("option", { value }, value)));
      updates.push(() => { menu.selectedIndex = catalog.selection[place]; });
      return el("label", { class: "switch", "data-setting": setting.key },
        el("span", { class: "quiet" }, label), menu);
    }
    const buttons = setting.values.map((value, index) => el("button", {
      type: "button", "data-value": value, on: { click: () => choose(place, index) },
    }, value));
    updates.push(() => buttons.forEach((button, index) =>
      button.setAttribute("aria-pressed", String(catalog.selection[place] === index))));
    return el("div", {
      class: "switch", role: "group", "aria-label": label, "data-setting": setting.key,
    }, el("span", { class: "quiet", "aria-hidden": "true" }, label),
    el("span", { class: "segments" }, buttons));
  };

  const makeAllSwitch = (updates) => {
    const all = el("button", {
      type: "button", "data-all": true,
      on: {
        click: () => {
          catalog.showsAll = !catalog.showsAll;
          tintype.emit("variants");
          tintype.announce(catalog.showsAll ? "All variants are shown" : "One variant is shown");
        },
      },
    }, "All variants side by side");
    updates.push(() => all.setAttribute("aria-pressed", String(catalog.showsAll)));
    return all;
  };

  /** Shows the switches of the settings with several values in an element. */
  tintype.addSwitches = (container) => {
    containers.set(container, []);
    tintype.showSwitches();
  };

  /** Creates all switches again. */
  tintype.showSwitches = () => {
    for (const container of containers.keys()) {
      const updates = [];
      const switches = [...catalog.data.settings.entries()]
        .filter(([, setting]) => setting.values.length > 1)
        .map(([place, setting]) => makeSwitch(setting, place, updates));
      if (switches.length > 0) switches.push(makeAllSwitch(updates));
      container.replaceChildren(...switches);
      for (const update of updates) update();
      containers.set(container, updates);
    }
  };

  tintype.on("variants", () => {
    for (const updates of containers.values()) for (const update of updates) update();
  });

  // MARK: Address

  /** Returns the fragment of the address for a preview, or for the grid. */
  tintype.fragment = (preview) => {
    const values = new URLSearchParams();
    if (preview && !preview.isPending) values.set("p", preview.id);
    catalog.data.settings.forEach((setting, index) => {
      if (catalog.selection[index] > 0) {
        values.set(setting.key, setting.values[catalog.selection[index]]);
      }
    });
    return values.toString();
  };

  /** Writes the state to the address, without a new entry in the history. */
  tintype.writeAddress = () => {
    const text = tintype.fragment(tintype.preview(catalog.open));
    history.replaceState(null, "", text ? `#${text}` : location.pathname);
  };

  /** Shows the state of the address. */
  tintype.readAddress = () => {
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
    const id = values.get("p") || "";
    const place = catalog.places.get(id);
    if (place !== undefined) { tintype.openPreview(place); return; }
    tintype.closePreview();
    if (id !== "" && catalog.parts.count > 0) openLater(id);
  };

  /** Opens a preview that is not in the data, unless the address has changed meanwhile. */
  const openLater = async (id) => {
    const { hash } = location;
    const place = await tintype.findPreview(id);
    if (place !== undefined && location.hash === hash) tintype.openPreview(place);
  };
})();
