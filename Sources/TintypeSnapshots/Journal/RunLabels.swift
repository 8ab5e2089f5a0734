// SPDX-License-Identifier: MIT

/// Which part of a run a process does, and at which attempt; the same for all that it writes.
package struct RunLabels: Hashable, Sendable {
  /// Which attempt it is, counted from 1; `nil` for the first.
  package var attempt: Int?
  /// Which part it is; `nil` for a whole run.
  package var shard: Shard?

  /// Creates labels; by default those of the first attempt at a whole run.
  package init(attempt: Int? = nil, shard: Shard? = nil) {
    self.attempt = attempt
    self.shard = shard
  }

  /// The variable that names the part, such as `2/4`.
  package static let shardVariable = "TINTYPE_SHARD"
  /// The variable that names the attempt, a number from 1.
  package static let attemptVariable = "TINTYPE_ATTEMPT"
  /// The variable that `tintype test` sets to `1` for the processes that it starts.
  package static let supervisedVariable = "TINTYPE_SUPERVISED"
}
