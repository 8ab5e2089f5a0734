// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeRuns
import TintypeStores

/// The commit in the history with whose results a run is compared.
struct HistoryBase: Hashable {
  /// A branch, a tag or a commit.
  var revision: String

  /// The maximum number of commits that are searched for a run.
  private static let depth = 20

  /// Reads the option; `nil` without it.
  ///
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for a name that Git would parse as
  ///   an option.
  init?(_ arguments: ParsedArguments) throws(CommandError) {
    guard let revision = arguments.value("--base") else { return nil }
    self.revision = try BaseOptions(revision: revision).revision
  }

  /// Compares a report, and returns warnings for the standard error.
  ///
  /// An error is a message, too: neither the verdict nor the exit code depends on a history.
  ///
  /// - Parameters:
  ///   - report: The report of the run, which gets the comparison.
  ///   - output: The output directory of the run.
  ///   - tool: The tool with its environment.
  /// - Returns: The warnings, one per line.
  func compare(_ report: inout Report, in output: OutputDirectory, _ tool: Tool) -> String {
    var messages = ""
    do {
      let store = try tool.history(at: nil)
      let commits = try self.commits(in: tool)
      for (distance, commit) in commits.enumerated() where try store.hasRuns(of: commit) {
        let found = StoredCommit(commit, files: try store.runs(of: commit), store: store.name)
        messages += found.messages
        guard !found.runs.isEmpty else { continue }
        let tested = RunOrigin.commit(of: report.variables) ?? ""
        let current = CommitRun(
          commit: tested, time: 0, report: report, history: RunHistory(of: output))
        report.comparison = CommitComparison(current, since: found.runs, distance: distance)
        return messages
      }
      throw HistoryError.noRun(
        commit: commits.first?.short ?? revision, searched: commits.count, store: store.name)
    } catch {
      let text = "The results cannot be compared with \(ShortText.line(revision, limit: 80)). "
      let reason = (error as? StoreError)?.historyDescription ?? String(describing: error)
      return messages + "tintype: \(VisibleText.line(text + reason))\n"
    }
  }

  /// Returns the merge base of the revision and `HEAD`, and the commits before it on its branch.
  ///
  /// Without a repository that contains it, the revision must be the name of a commit.
  private func commits(in tool: Tool) throws -> [CommitName] {
    do {
      let repository = try GitRepository(
        of: tool.currentDirectory(), environment: tool.environment())
      let base = try repository.base(revision).commit
      return try repository.firstParents(of: base, limit: Self.depth).compactMap { CommitName($0) }
    } catch {
      guard let commit = CommitName(revision) else { throw error }
      return [commit]
    }
  }
}

extension Manual.Option {
  /// The commit with whose results in the history a run is compared.
  static let historyBase = Manual.Option(
    "--base", value: "REV",
    text: """
      Compare with the results of the merge base of REV and HEAD, or of the latest commit before it, \
      in the history at TINTYPE_HISTORY. The exit code does not depend on it.
      """)
}
