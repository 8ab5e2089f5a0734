// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The settings with which Git starts no program, and contacts no host, that a repository names.
///
/// The configuration of a repository can come from an unpacked archive, and a directory that is
/// committed can have the form of a bare repository with a configuration of its own. Settings of
/// the user and of the system, which are outside of the repository, keep their effect.
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

  /// The variables that Git and the user's own filters need.
  private static let names: Set<String> = [
    "XDG_CONFIG_HOME", "USER", "LOGNAME", "SUDO_UID", "LD_LIBRARY_PATH", "DEVELOPER_DIR",
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES", "GIT_NAMESPACE",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH", "GIT_REPLACE_REF_BASE",
    "GIT_NO_REPLACE_OBJECTS",
  ]
  private static let prefixes = ["GIT_CONFIG", "GIT_LFS_"]
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

  // MARK: Filters

  /// The variables of a filter that name programs, or fail if a program is missing.
  private static let filterVariables: Set<Substring> = ["clean", "smudge", "process", "required"]

  /// Disables the filters that the repository's own configuration defines.
  ///
  /// Git runs filters when it compares a file of the working tree. A filter of the same name in the
  /// configuration of the user or of the system is restored.
  ///
  /// - Parameter list: The output of `git config --list --show-scope -z`.
  /// - Throws: ``GitError/unusableFilter(name:)``, `GitError.unknownOutput`.
  mutating func disableFilters(in list: [UInt8]) throws(GitError) {
    let fields = list.split(separator: 0, omittingEmptySubsequences: false)
    // Each entry is the scope, a zero byte, and the setting with a zero byte.
    guard fields.count % 2 == 1, fields.last?.isEmpty == true else {
      throw .unknownOutput(command: "git config --list")
    }
    var trusted: [String: String] = [:]
    var local: Set<String> = []
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let setting = String(decoding: fields[index + 1], as: UTF8.self)
      let parts = setting.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.map(String.init), name.hasPrefix("filter."),
        let dot = name.lastIndex(of: "."),
        Self.filterVariables.contains(name[name.index(after: dot)...])
      else { continue }
      switch String(decoding: fields[index], as: UTF8.self) {
      case "system", "global", "command":
        trusted[name] = parts.count > 1 ? String(parts[1]) : "true"
      default: local.insert(name)
      }
    }
    for name in local.sorted() {
      // Git would end the name of an option's setting at the first equals sign.
      guard !name.contains("=") else { throw .unusableFilter(name: name) }
      let neutral = name.hasSuffix(".required") ? "false" : ""
      options += ["-c", "\(name)=\(trusted[name] ?? neutral)"]
    }
  }
}
