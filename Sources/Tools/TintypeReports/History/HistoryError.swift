// SPDX-License-Identifier: MIT

import TintypeBase

/// The reason why a history of runs cannot be used, or was used in part.
package enum HistoryError: Error, Hashable, Sendable {
  /// No store is configured.
  case noStore
  /// The commit of a run is unknown.
  case unknownCommit
  /// The text is not the full name of a commit.
  case notACommit(String)
  /// The run has more snapshots than a history can contain.
  case tooManySnapshots(count: Int)
  /// The run contains a name that a history cannot contain.
  case notStorable(String)
  /// The store has no run of the commit, or of the commits before it.
  case noRun(commit: String, searched: Int, store: String)
  /// The store returned a file that is not a run of the commit.
  case unusable(CommitRun.Damage, commit: String, store: String)
  /// The store requires credentials, or rejects them.
  case denied(store: String, status: Int)
  /// The store cannot list its files.
  case notListed(store: String)
  /// A file of the repository names a store that the user has not allowed; `nil` without a list.
  case notAllowed(address: String, place: String, list: String?)
}

extension HistoryError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .noStore:
      """
      No store for the history of runs is configured. Set TINTYPE_HISTORY or “history” in \
      tintype.toml to its address, or specify it with --at.
      """
    case .unknownCommit:
      """
      The commit of the run is unknown, because no variable of continuous integration states it. \
      Specify it with --commit.
      """
    case .notACommit(let text):
      """
      “\(ShortText.line(text, limit: 80))” is not the full name of a commit. Specify its 40 or 64 \
      hexadecimal digits.
      """
    case .tooManySnapshots(let count):
      """
      The run has \(Numbers.counted(count, "snapshot")), and a history contains runs of at most \
      \(Numbers.grouped(CommitRun.snapshotLimit)). Add the runs of its parts.
      """
    case .notStorable(let name):
      """
      The snapshot “\(ShortText.line(name, limit: 200))” has a name that a history cannot contain. \
      Run the tests again with a shorter name without control characters.
      """
    case .noRun(let commit, 1, let store):
      """
      The history \(store) has no run of the commit \(commit). Run “tintype history push” after the \
      tests of that branch.
      """
    case .noRun(let commit, let count, let store):
      """
      The history \(store) has no run of the commit \(commit), or of the \
      \(Numbers.counted(count - 1, "commit")) before it. Run “tintype history push” after the tests \
      of that branch.
      """
    case .unusable(.damaged, let commit, let store):
      """
      A file in the history \(store) is not a complete run of the commit \(commit), and was not used. \
      Check the store, or add a run of this commit again.
      """
    case .unusable(.otherCommit, let commit, let store):
      """
      The history \(store) has a run of another commit in the place of \(commit). It was not used. \
      Check the store, or add a run of this commit again.
      """
    case .unusable(.newer(let version), let commit, let store):
      """
      A run of the commit \(commit) in the history \(store) has format version \(version), and was \
      not used. Update tintype.
      """
    case .denied(let store, let status):
      """
      The history \(store) refuses access (HTTP \(status)). Set the variables with its credentials: \
      TINTYPE_HISTORY_TOKEN, or TINTYPE_HISTORY_USER and TINTYPE_HISTORY_PASSWORD; for s3, \
      AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
      """
    case .notListed(let store):
      """
      The store \(store) cannot list its files, so no runs were removed. Let the server remove files \
      below “history” by their age.
      """
    case .notAllowed(let address, let place, nil):
      """
      The history \(ShortText.line(address)) is named by \(place), and may be used only if you allow \
      it. If you know this store, set TINTYPE_HISTORY to its address.
      """
    case .notAllowed(let address, let place, let list?):
      """
      The history \(ShortText.line(address)) is named by \(place), and may be used only if you allow \
      it. If you know this store, add its address as a line to “\(list)”, or set TINTYPE_HISTORY to \
      it.
      """
    }
  }
}
