// SPDX-License-Identifier: MIT

import TintypeGit
import TintypeSnapshots

/// The settings of a clone that make Git call the reference drivers.
///
/// They are in the clone's own configuration, which is not committed: a repository must not be able
/// to name programs that run on other machines.
struct GitSettings {
  let repository: GitRepository
  /// The prefix of the tool's commands, quoted for a shell.
  let tool: String

  /// A setting.
  struct Setting: Hashable {
    var name: String
    var value: String
    /// A text that earlier values contain, even if they name the tool by another path.
    var mark: String?
  }

  /// The outcome for one setting.
  enum Outcome: Hashable {
    /// The setting already has the value.
    case present
    /// It was set.
    case set
    /// The setting named the tool by another path, and was replaced.
    case replaced(String)
    /// The setting has another value, which is kept.
    case kept(String)
  }

  /// The settings.
  ///
  /// A failing command for text conversion would end `git diff`, so if the tool is missing, the
  /// command prints the name of the object instead. A missing merge driver results in a conflict.
  var settings: [Setting] {
    let conversion = #"\#(tool) diff-driver -- "$1" 2>/dev/null"#
    return [
      Setting(name: "merge.tintype.name", value: "snapshot references of Tintype"),
      Setting(
        name: "merge.tintype.driver", value: "\(tool) merge-driver -- %O %A %B %P",
        mark: " merge-driver -- %O %A %B %P"),
      // A merge of several common ancestors has no conflicts to resolve or report.
      Setting(name: "merge.tintype.recursive", value: "binary"),
      Setting(
        name: "diff.tintype.textconv",
        value: #"f() { \#(conversion) || git hash-object --no-filters -- "$1"; }; f"#,
        mark: " diff-driver -- "),
    ]
  }

  /// Sets the missing settings.
  ///
  /// - Parameter isDryRun: A Boolean value that indicates whether nothing is set.
  /// - Returns: The outcome for each setting.
  /// - Throws: ``GitError`` if a setting cannot be read or written.
  func complete(dryRun isDryRun: Bool) throws(GitError) -> [(Setting, Outcome)] {
    var outcomes: [(Setting, Outcome)] = []
    for setting in settings {
      let found = try repository.command.run(["config", "--get", setting.name])
      guard found.status == 0 || found.status == 1 else {
        throw .failed(command: "git config", message: found.messages)
      }
      let old = found.status == 0 ? found.text : nil
      if old == setting.value {
        outcomes.append((setting, .present))
        continue
      }
      if let old, setting.mark.map({ !old.contains($0) }) ?? true {
        outcomes.append((setting, .kept(old)))
        continue
      }
      if !isDryRun {
        _ = try repository.command.require(["config", "--local", setting.name, setting.value])
      }
      outcomes.append((setting, old.map { .replaced($0) } ?? .set))
    }
    return outcomes
  }
}
