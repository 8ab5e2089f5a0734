// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A directory with a working tree, and the files, programs and hosts that commands must leave
/// alone.
final class TreePlace {
  /// The text of files that no command may read.
  static let secret = "SECRET-of-a-file-outside"
  /// The value of the variables with credentials.
  static let credential = "SECRET-of-the-environment"

  /// The directory that contains everything else.
  let work: String
  /// The package in which the commands run.
  let tree: String
  /// The directory of which no file may be opened.
  let outside: String
  /// A shell command of the attacker.
  let command: String
  let template: TreeTemplate
  let host: SilentHost
  /// The files below `outside` that were opened.
  private(set) var opened: OpenedFiles

  /// The programs that no command may start.
  private static let traps = [
    "rclone", "curl", "wget", "ssh", "scp", "gh", "glab", "nc", "socat", "git-lfs", "less", "vi",
    "gpg", "xdg-open", "python3", "perl", "node", "swift", "sh", "bash", "env", "touch", "cat",
    "git-remote-ext",
  ]

  init(work: String, template: TreeTemplate) throws {
    (self.work, tree, outside) = (work, work + "/tree", work + "/outside")
    (self.template, command) = (template, "/usr/bin/touch \(work)/ran/command")
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    host = try SilentHost()
    opened = try OpenedFiles(in: outside)
    try run(
      #"""
      mkdir "$WORK/ran" "$WORK/traps" "$WORK/home" "$WORK/tmp" "$WORK/trusted"
      for name in $TRAPS; do
        printf '#!/bin/sh\necho "%s $*" >>%s\nexit 1\n' "$name" "$WORK/calls" >"$WORK/traps/$name"
        chmod +x "$WORK/traps/$name"
      done
      # A filter of the user, which reads the configuration of the repository.
      printf '[filter "lfs"]\n\tclean = git-lfs clean -- %%f\n\tprocess = git-lfs filter-process
      \trequired = true\n' >"$WORK/home/.gitconfig"
      cd "$OUTSIDE"
      mkdir -p empty dir/__Snapshots__/T/S
      for name in secret.txt secret.json dir/inside.txt "dir/$(printf '\314\201')inside.txt" \
        dir/__Snapshots__/T/S/t.1.txt; do
        printf '%s\n' "$SECRET" >"$name"
      done
      printf '%s\n' "$URL" >address
      printf '// swift-tools-version: 6.2\n' >dir/Package.swift
      cp "$TEMPLATE/$(ref 0)" secret.png
      cp -R "$TEMPLATE-store" store
      cp -R "$TEMPLATE/.build/tintype" output
      cp -R "$TEMPLATE/__Snapshots__" Snapshots
      printf '[core]\n\tfsmonitor = %s; false\n' "$COMMAND" >evil.config
      """#, in: work)
    opened = try OpenedFiles(in: outside)
  }

  /// Copies the template to the tree, and removes the traces of earlier commands.
  func reset() throws {
    try run(
      #"""
      rm -rf "$TREE" "$WORK/tmp" "$WORK/ran" "$WORK/calls"
      mkdir "$WORK/tmp" "$WORK/ran"
      cp -a "$TEMPLATE" "$TREE"
      """#, in: work)
    _ = host.requests()
  }

  /// The functions of the scripts.
  private static let functions = #"""
    git() { command git -c core.hooksPath=/dev/null "$@"; }
    place() { rm -rf "$1" && mkdir -p "$(dirname -- "$1")"; }
    put() { place "$1" && printf '%s' "$2" >"$1"; }
    link() { place "$1" && ln -s "$2" "$1"; }
    pipe() { place "$1" && mkfifo "$1"; }
    program() { put "$1" "#!/bin/sh
    $COMMAND" && chmod +x "$1"; }
    ref() { printf '%s\n' "$REFERENCES" | sed -n "$(($1 + 1))p"; }
    # Git compares the contents of files whose times have changed.
    touched() { find __Snapshots__ -type f -exec touch -d "@$((CHOICE % 1000000000))" {} +; }

    """#

  /// Runs a shell script; the variable CHOICE is a random number.
  func run(_ script: String, in directory: String, choice: Int = 0) throws {
    let variables = [
      "PATH": "/usr/bin:/bin", "HOME": work, "WORK": work, "TREE": tree, "OUTSIDE": outside,
      "COMMAND": command, "URL": url, "PORT": "\(host.port)", "CHOICE": "\(choice)",
      "TEMPLATE": template.path, "REFERENCES": template.references.joined(separator: "\n"),
      "TRAPS": Self.traps.joined(separator: " "), "SECRET": Self.secret,
    ]
    try TreeTemplate.run(
      ["/bin/sh", "-ec", Self.functions + script], variables: variables, in: directory,
      log: work + "/script.log")
  }

  /// The address of the foreign host.
  var url: String { "http://127.0.0.1:\(host.port)" }

  /// The variables of a command; with `isTrusted`, the user names a store.
  func environment(isTrusted: Bool) -> [String: String] {
    var variables = [
      "PATH": "\(work)/traps:/usr/bin:/bin", "HOME": work + "/home", "TMPDIR": work + "/tmp",
      "LANG": "C.UTF-8", "GITHUB_ACTIONS": "true", "CI": "true",
      "GITHUB_REPOSITORY": "owner/name", "GITHUB_REF": "refs/pull/7/merge",
    ]
    for name in [
      "TINTYPE_STORE_TOKEN", "TINTYPE_STORE_PASSWORD", "AWS_ACCESS_KEY_ID",
      "AWS_SECRET_ACCESS_KEY", "GH_TOKEN", "GITLAB_TOKEN",
    ] { variables[name] = Self.credential }
    if isTrusted { variables["TINTYPE_STORE"] = work + "/trusted" }
    return variables
  }

  /// Returns what a command did that it may not do, apart from the files that it opened.
  func traces() -> [String] {
    var found = host.requests().map { "it contacted a host: \($0.debugDescription)" }
    if FileManager.default.fileExists(atPath: work + "/ran/command") {
      found.append("it ran a command")
    }
    if let calls = FileManager.default.contents(atPath: work + "/calls") {
      let call = calls.prefix { $0 != UInt8(ascii: "\n") }
      found.append("it started \(String(decoding: call, as: UTF8.self))")
    }
    // No file of the tree contains a secret, unless a command has copied it.
    let names = [tree, work + "/tmp"].flatMap { folder in
      (FileManager.default.subpaths(atPath: folder) ?? []).map { folder + "/" + $0 }
    }
    let secrets = [Self.secret, Self.credential].map { Data($0.utf8) }
    for name in names where !name.contains("/.git/") {
      var status = stat()
      guard lstat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size < 1 << 20, let data = FileManager.default.contents(atPath: name)
      else { continue }
      if secrets.contains(where: { data.range(of: $0) != nil }) {
        found.append("it wrote a secret to \(name)")
      }
    }
    return found
  }

  /// Texts that attack whatever reads them.
  var texts: [String] {
    [
      "../../outside/secret.txt", "../outside/dir", "\(outside)/secret.txt", "\(outside)/dir",
      "/etc/passwd", ".git/hooks/pre-commit", ".git/config", "Package.swift", "..", ".", "", "~",
      "%2e%2e/%2e%2e/outside", "$(\(command))", "`\(command)`", "; \(command) #", "|\(command)",
      "ext::\(command)", "--output=\(outside)/new", "-o\(outside)/new",
      "--upload-pack=\(command)", "\(url)/x", "file://\(outside)/secret.txt", "::error::forged",
      "  ::add-mask::forged", "a\n::error::forged", "##[error]forged",
      "x ##vso[task.setvariable variable=PATH]forged", "\u{202E}forged", "\u{1B}[31mforged",
      "\u{9B}31mforged", "a\u{0}b", "\u{2028}::error::forged", "javascript:alert(1)",
      "<img src=\"\(url)/x\">", String(repeating: "x", count: 5000),
      "__Snapshots__/../../outside/secret.txt", "\(outside)/store", "-", "--help",
    ]
  }
}
