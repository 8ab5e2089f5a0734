// SPDX-License-Identifier: MIT

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
