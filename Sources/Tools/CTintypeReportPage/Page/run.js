// SPDX-License-Identifier: MIT
"use strict";

// Facts about the run: its commit, its slowest snapshots, and the editor that opens call sites.

(() => {
  const { el } = tintype;

  // MARK: Run

  /** Creates the section about the run; null if nothing is known about it. */
  tintype.makeRun = () => {
    const { origin, time, slowest, flaky } = tintype.data;
    const code = (text) => (text ? el("code", {}, text) : null);
    const { commit, branch, author, subject, time: committed, base, job, pullRequest } = origin || {};
    const rows = tintype.facts([
      ["Pull request", pullRequest && linked("pullRequest", pullRequest)],
      ["Commit", commit && [linked("commit", code(commit.slice(0, 12))), subject ? ` ${subject}` : ""]],
      ["Branch", branch && linked("branch", code(branch))],
      ["Base", base && linked("base", code(base))],
      ["Author", author], ["Time of the commit", committed],
      ["Job", job && linked("job", job)],
      ["Time of all snapshots", time > 0 ? tintype.duration(time) : null],
      ["Flaky snapshots", flaky.length === 0 ? null : el("button", {
        type: "button", class: "link", id: "flaky",
        on: { click: () => tintype.setFilter("is:flaky", "set") },
      }, tintype.grouped(flaky.length))],
    ]);
    const links = slowest.map(([entry, microseconds]) => el("li", {},
      el("button", { type: "button", class: "link",
        on: { click: () => { tintype.show(entry, -1, "push"); tintype.revealShown(); } } },
      tintype.shortName(entry)), ` ${tintype.duration(microseconds)}`));
    if (rows.childElementCount === 0 && links.length === 0) return null;
    return tintype.section("Run", rows, links.length === 0 ? null
      : el("details", {}, el("summary", {}, "Slowest snapshots"),
        el("ol", { class: "members" }, links)));
  };

  /** Returns a fact as a link to its page, if its address is known and safe. */
  const linked = (fact, content) => {
    const address = (tintype.data.origin.pages || {})[fact];
    if (typeof address !== "string" || !/^https?:\/\/[^\s"'<>\\]+$/.test(address)) return content;
    return el("a", { href: address, title: address, rel: "noreferrer", target: "_blank" }, content);
  };

  // MARK: Editor

  const editors = {
    none: ["No editor"],
    vscode: ["Visual Studio Code", (path, line) => `vscode://file${path}:${line}`],
    idea: ["IntelliJ IDEA", (path, line) => `idea://open?file=${path}&line=${line}`],
    zed: ["Zed", (path, line) => `zed://file${path}:${line}`],
    xed: ["Xcode (copies a command)"],
  };

  const chosen = () => {
    const name = tintype.store.get("editor");
    return Object.hasOwn(editors, name || "") ? name : "none";
  };

  /** Returns the absolute path of the package; empty if it is unknown. */
  const root = () => (tintype.store.get("root") || tintype.data.root || "").replace(/\/+$/, "");

  /** Returns the absolute path of a call site's file; null if it could be outside the package. */
  const whole = (file) => {
    const isRelative = !/^[/\\]|[\u0000-\u001f\u007f\\]/.test(file);
    const isInside = file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
    return isRelative && isInside && root().startsWith("/") ? `${root()}/${file}` : null;
  };

  /** Creates the call site, as a link that opens the editor if that is possible. */
  tintype.makeSite = (site) => {
    const match = /^(.*):(\d{1,7})$/s.exec(site);
    const text = el("code", {}, tintype.breakable(site));
    const path = match && whole(match[1]);
    const [name, address] = editors[chosen()];
    const parts = [text];
    if (path && address) {
      const encoded = path.split("/").map(encodeURIComponent).join("/");
      parts[0] = el("a", { href: address(encoded, match[2]), title: `Open in ${name}` }, text);
    } else if (path && chosen() === "xed") {
      const command = `xed --line ${match[2]} ${tintype.quoted(path)}`;
      parts.push(" ", el("button", { type: "button", "data-command": command,
        on: { click: () => tintype.copy(command, text) } }, "Copy xed command"));
    }
    return [...parts, settings()];
  };

  const settings = () => {
    const select = el("select", { id: "editor", on: { change: () => {
      tintype.store.set("editor", select.value);
      tintype.emit("editor");
      document.getElementById("editor").focus();
    } } }, Object.entries(editors).map(([name, [label]]) =>
      el("option", { value: name, selected: name === chosen() }, label)));
    const folder = el("input", { id: "root", type: "text", value: root(), spellcheck: "false",
      placeholder: "/path/to/package", on: { change: () => {
        tintype.store.set("root", folder.value.trim() || null);
        tintype.emit("editor");
      } } });
    return el("details", { class: "editor", open: chosen() !== "none" && root() === "" },
      el("summary", {}, "Open in an editor"),
      el("label", {}, "Editor ", select), el("label", {}, "Folder of the package ", folder));
  };
})();
