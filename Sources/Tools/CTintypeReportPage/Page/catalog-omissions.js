// SPDX-License-Identifier: MIT
"use strict";

// What of a code base is not shown, and why: a section in front of the previews, which a button in
// the header shows and hides.

(() => {
  const { el } = tintype;
  const catalog = tintype.catalogState;

  // The number of files of a reason that are shown at first.
  const fileLimit = 50;

  let toggle = null;
  let section = null;
  let isOpen = false;

  const link = (file, line, text) => {
    const address = tintype.editorAddress(file, line);
    const name = el("bdi", {}, text);
    return address ? el("a", { href: address, "data-editor": true }, name) : name;
  };

  const makeDeclaration = (file, [line, name, message]) => {
    const { strings } = catalog.data.omissions;
    return el("li", {}, link(file, line, `line ${line}`), " ",
      el("bdi", {}, el("code", {}, strings[name])), el("p", {}, el("bdi", {}, strings[message])));
  };

  const makeFile = ([path, isWhole, declarations]) => {
    const file = catalog.data.omissions.strings[path];
    return el("li", { "data-omitted": file },
      link(file, declarations.length > 0 ? declarations[0][0] : 1, file),
      el("span", { class: `badge ${isWhole ? "failed" : "changed"}` },
        isWhole ? "left out" : "in part"),
      el("ul", {}, declarations.map((each) => makeDeclaration(file, each))));
  };

  /** Creates the list of the files of a reason when it is opened: a project can have thousands. */
  const makeFiles = (files) => {
    const list = el("ul", { class: "files" });
    const rest = el("button", { type: "button" });
    const add = (end) => {
      const start = list.children.length;
      list.append(...files.slice(start, end).map(makeFile));
      rest.hidden = end >= files.length;
      rest.textContent = `Show ${tintype.counted(files.length - end, "more file")}`;
      // The focus would be lost with the button.
      if (start > 0) list.children[start].querySelector("a, code").focus();
    };
    rest.addEventListener("click", () => add(files.length));
    const details = el("details", {
      on: { toggle: () => { if (list.children.length === 0) add(fileLimit); } },
    }, el("summary", {}, tintype.counted(files.length, "file")), list, rest);
    return details;
  };

  const makeReason = ([kind, title, advice, files]) => el("li", { "data-reason": kind },
    el("h3", {}, el("bdi", {}, title)), el("p", {}, el("bdi", {}, advice)), makeFiles(files));

  /** Returns the numbers of files for the button. */
  const summary = ({ counts: [files, parts, whole], notes }) => {
    const all = ` of ${tintype.counted(files, "file")}`;
    if (parts > 0) {
      return `${tintype.grouped(parts)}${all} in part`
        + (whole > 0 ? `, ${tintype.grouped(whole)} left out` : "");
    }
    return whole > 0 ? `${tintype.grouped(whole)}${all} left out`
      : tintype.counted(notes.length, "note");
  };

  /** Returns the numbers of files in a sentence. */
  const introduction = ({ counts: [files, parts, whole] }) => {
    const compiled = whole > 0 ? `${tintype.grouped(files - whole)} of ${tintype.counted(files, "file")}`
      : files === 1 ? "The only file" : `All ${tintype.counted(files, "file")}`;
    return `${compiled} ${files - whole === 1 ? "was" : "were"} compiled`
      + `${parts > 0 ? `, ${tintype.grouped(parts)} of them in part` : ""}. `
      + (parts + whole > 0 ? "For each declaration that is left out, the first error is listed." : "");
  };

  const setOpen = (opens) => {
    const hadFocus = section.contains(document.activeElement);
    isOpen = opens && !toggle.hidden;
    section.hidden = !isOpen;
    toggle.setAttribute("aria-expanded", String(isOpen));
    if (hadFocus && !isOpen) (toggle.hidden ? document.getElementById("grid") : toggle).focus();
  };

  /** Shows the omissions of the data; hides the button if there are none. */
  tintype.showOmissions = () => {
    const { omissions, root, editor } = catalog.data;
    toggle.hidden = !omissions;
    const part = omissions && {
      key: [omissions, root, editor],
      make: () => el("div", {},
        el("p", { class: "quiet" }, introduction(omissions)),
        omissions.reasons.length === 0 ? null
          : el("ol", { class: "reasons" }, omissions.reasons.map(makeReason)),
        omissions.notes.length === 0 ? null : [el("h3", {}, "Notes about the project"),
          el("ul", { class: "lines" }, omissions.notes.map(([subject, text]) => el("li", {},
            el("bdi", { class: "subject-name" }, subject), " ", el("bdi", {}, text))))]),
    };
    if (omissions) toggle.textContent = `Not shown: ${summary(omissions)}`;
    tintype.showParts(section.lastChild, part ? [part] : []);
    setOpen(isOpen);
  };

  /** Adds the button to the header, and returns the section. */
  tintype.makeOmissions = () => {
    section = el("section", {
      id: "omissions", "aria-labelledby": "omissions-title", hidden: true,
      on: { keydown: (event) => { if (event.key === "Escape") setOpen(false); } },
    }, el("div", { class: "head" }, el("h2", { id: "omissions-title" }, "Not shown, and why"),
      el("button", { type: "button", id: "close-omissions", on: { click: () => setOpen(false) } },
        "Close")), el("div", {}));
    toggle = el("button", {
      type: "button", id: "show-omissions", "aria-controls": "omissions", "aria-expanded": "false",
      hidden: true, on: { click: () => setOpen(!isOpen) },
    });
    document.getElementById("banner").append(toggle);
    return section;
  };
})();
