// SPDX-License-Identifier: MIT

import TintypeBase

/// The settings with which Git starts no program, and contacts no host, that a repository names.
///
/// The configuration of a repository can come from an unpacked archive, and a directory that is
/// committed can have the form of a bare repository with a configuration of its own. Settings of
/// the user and of the system, which are outside of the repository, keep their effect, except for
/// filters.
struct GitProtection {
  /// The options before the subcommand.
  private(set) var options = [
    "--no-pager", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit",
    "-c", "log.showSignature=false",
  ]
  /// The variables of Git.
  let variables: [String: String]

  /// Creates the protection that applies before the repository's configuration is known.
  ///
  /// - Parameter environment: The variables of this process.
  init(environment: [String: String]) {
    let fetches = Self.allowsFetching(environment)
    variables = (fetches ? Self.fetching : Self.offline).variables(from: environment)
  }

  /// The variables that Git needs.
  private static let names: Set<String> = [
    "XDG_CONFIG_HOME", "USER", "LOGNAME", "SUDO_UID", "LD_LIBRARY_PATH", "DEVELOPER_DIR",
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES", "GIT_NAMESPACE",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH", "GIT_REPLACE_REF_BASE",
    "GIT_NO_REPLACE_OBJECTS",
  ]
  private static let prefixes = ["GIT_CONFIG"]
  private static let fixed = ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"]

  /// Git 2.39.4 and later do not fetch missing objects; all versions refuse every protocol.
  private static let offline = ProgramEnvironment.minimal
    .adding(names: names, prefixes: prefixes, fixed: fixed)
    .adding(fixed: ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": ""])

  /// The user allows Git to fetch from the remotes of the repository.
  private static let fetching = ProgramEnvironment.network
    .adding(names: names, prefixes: prefixes, fixed: fixed)
    .adding(
      names: ["SSH_AUTH_SOCK", "SSH_ASKPASS", "GIT_ASKPASS", "GIT_ALLOW_PROTOCOL"],
      prefixes: ["GIT_SSH", "GIT_SSL", "GIT_HTTP"], fixed: ["GIT_NO_LAZY_FETCH": "0"])

  /// Returns whether the user has set Git's variable `GIT_NO_LAZY_FETCH` to false.
  private static func allowsFetching(_ environment: [String: String]) -> Bool {
    ["0", "false", "no", "off"].contains(environment["GIT_NO_LAZY_FETCH"]?.lowercased())
  }

  // MARK: The repository's configuration

  /// The variables of a filter that name programs, or fail if a program is missing.
  private static let filterVariables = ["clean", "smudge", "process", "required"]

  /// The settings that name a file, by the place that Git uses without them.
  private static let files = [
    "core.excludesfile": "~/.config/git/ignore", "core.attributesfile": "~/.config/git/attributes",
    "mailmap.file": "/dev/null",
  ]

  /// Disables all filters, and the files outside that the repository's own configuration names.
  ///
  /// Git runs filters when it compares a file of the working tree. Those of the user are disabled,
  /// too, because they read the configuration of the repository: Git LFS starts the programs that
  /// it names as extensions.
  ///
  /// - Parameter list: The output of `git config --list --show-scope -z`.
  /// - Throws: ``GitError/unusableFilter(name:)``, `GitError.unknownOutput`.
  mutating func override(_ list: [UInt8]) throws(GitError) {
    let fields = list.split(separator: 0, omittingEmptySubsequences: false)
    // Each entry is the scope, a zero byte, and the setting with a zero byte.
    guard fields.count % 2 == 1, fields.last?.isEmpty == true else {
      throw .unknownOutput(command: "git config --list")
    }
    // Git compares bytes: names that are equal as text can be two settings.
    var overriding: [[UInt8]: String] = [:]
    var trusted: [[UInt8]: String] = [:]
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let parts = fields[index + 1].split(
        separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.map(Array.init) else { continue }
      if name.starts(with: "filter.".utf8),
        let dot = name.lastIndex(of: UInt8(ascii: ".")),
        let variable = Self.filterVariables.first(where: {
          $0.utf8.elementsEqual(name[(dot + 1)...])
        })
      {
        overriding[name] = variable == "required" ? "false" : ""
      } else if let usual = Self.files.first(where: { $0.key.utf8.elementsEqual(name) })?.value {
        switch String(decoding: fields[index], as: UTF8.self) {
        case "system", "global", "command":
          trusted[name] = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : usual
        default: overriding[name] = usual
        }
      }
    }
    for (name, value) in overriding.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      // Git would end the name of an option's setting at the first equals sign, and an option is
      // text.
      guard let text = String(validating: name, as: UTF8.self), !name.contains(UInt8(ascii: "="))
      else { throw .unusableFilter(name: String(decoding: name, as: UTF8.self)) }
      options += ["-c", "\(text)=\(trusted[name] ?? value)"]
    }
  }
}
