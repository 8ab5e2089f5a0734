// SPDX-License-Identifier: MIT

/// The commits whose runs are removed from a history, because of their age or size.
package struct HistoryRetention: Hashable, Sendable {
  /// The age of the latest run at which a commit is removed, in seconds.
  package var age: Int
  /// The size of all runs above which the oldest commits are removed, in bytes.
  package var size: Int

  /// Creates limits.
  package init(age: Int, size: Int) { (self.age, self.size) = (age, size) }

  /// The runs of a commit.
  package struct Commit: Hashable, Sendable {
    package var name: String
    /// The time of the latest run, in seconds since 1970.
    package var time: Int
    /// The size of all runs in bytes.
    package var size: Int

    /// Creates a commit.
    package init(name: String, time: Int, size: Int) {
      (self.name, self.time, self.size) = (name, time, size)
    }
  }

  /// The age below which a commit is kept in any case, because machines may still add runs of it.
  package static let least = 24 * 60 * 60

  /// Returns the names of the commits to remove, the oldest first.
  ///
  /// - Parameters:
  ///   - commits: All commits, in any order.
  ///   - now: The current time, in seconds since 1970.
  /// - Returns: The names.
  package func selected(from commits: [Commit], at now: Int) -> [String] {
    var total = commits.reduce(0) { $0 + $1.size }
    var names: [String] = []
    for commit in commits.sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) }) {
      let old = now - commit.time
      guard old >= Self.least, old > age || total > size else { continue }
      total -= commit.size
      names.append(commit.name)
    }
    return names
  }
}
