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

extension ShardError: CustomStringConvertible {
  /// What is wrong, and what to do next.
  package var description: String {
    switch self {
    case .noPart(let source, let value):
      """
      \(source) is “\(ShortText.line(value, limit: 80))”, which is no part of the tests. Give the \
      part and the number of parts, counted from 1, such as 2/4.
      """
    case .noPartOf(let index, let indexVariable, let total, let totalVariable, let first):
      """
      \(indexVariable) is “\(ShortText.line(index, limit: 80))” and \(totalVariable) is \
      “\(ShortText.line(total, limit: 80))”, which names no part of the tests: parts are counted \
      from \(first) here. Correct the variables, or name the part with --shard.
      """
    case .oneVariable(let variable, let other):
      """
      \(variable) is set, and \(other) is not. Set both, or name the part with --shard.
      """
    case .noAttempt(let source, let value):
      """
      \(source) is “\(ShortText.line(value, limit: 80))”, which is no number of an attempt. Give a \
      whole number from 1.
      """
    }
  }
}
