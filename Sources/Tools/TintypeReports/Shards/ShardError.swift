// SPDX-License-Identifier: MIT

import TintypeRuns

/// The reason why the shard or the attempt could not be determined.
package enum ShardError: Error, Hashable, Sendable {
  /// The value of an option or of a variable is not a valid shard.
  case noPart(source: String, value: String)
  /// The values of two variables are not a valid shard.
  case noPartOf(
    index: String, indexVariable: String, total: String, totalVariable: String, first: Int)
  /// One variable of a pair is not set.
  case oneVariable(String, without: String)
  /// The indices of an array are not consecutive from 0 or 1: the variables for the least and the
  /// greatest index and for their number, each with its value.
  case partOfArray(String, String, String, String, String, String)
  /// Two schedulers state different shards.
  case contradiction(shard: Shard, by: String, other: Shard, of: String)
  /// The value of an option or of a variable is not a valid attempt.
  case noAttempt(source: String, value: String, first: Int)
}

extension ShardError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    func short(_ value: String) -> String { ShortText.line(value, limit: 80) }
    switch self {
    case .noPart(let source, let value):
      return """
        \(source) is “\(short(value))”, which is not a shard. Specify the shard and the number of \
        shards, counted from 1, such as 2/4.
        """
    case .noPartOf(let index, let indexVariable, let total, let totalVariable, let first):
      return """
        \(indexVariable) is “\(short(index))” and \(totalVariable) is “\(short(total))”, which is \
        not a shard: these variables count shards from \(first). Correct the variables, or specify \
        the shard with --shard.
        """
    case .oneVariable(let variable, let other):
      return """
        \(variable) is set, but \(other) is not. Set both, or specify the shard with --shard.
        """
    case .partOfArray(let minimum, let least, let maximum, let greatest, let total, let count):
      return """
        \(minimum) is “\(short(least))”, \(maximum) is “\(short(greatest))” and \(total) is \
        “\(short(count))”: these are not all tasks of an array, so that the number of shards is \
        unknown. Number the tasks from 0 or 1 without gaps, or specify the shard with --shard.
        """
    case .contradiction(let shard, let name, let other, let otherName):
      return """
        The variables of \(name) state the shard \(shard), and those of \(otherName) the shard \
        \(other). Specify the shard with --shard or TINTYPE_SHARD.
        """
    case .noAttempt(let source, let value, let first):
      return """
        \(source) is “\(short(value))”, which is not the number of an attempt. Specify a whole \
        number from \(first).
        """
    }
  }
}
