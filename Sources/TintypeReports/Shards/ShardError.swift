// SPDX-License-Identifier: MIT

/// Why it is not clear which part of the tests is to be run.
package enum ShardError: Error, Hashable, Sendable {
  /// The value of an option or of a variable is no part.
  case noPart(source: String, value: String)
  /// Two variables name no part.
  case noPartOf(
    index: String, indexVariable: String, total: String, totalVariable: String, first: Int)
  /// Of two variables that belong together, one is not set.
  case oneVariable(String, without: String)
  /// The value of an option or of a variable is no attempt.
  case noAttempt(source: String, value: String)
}
