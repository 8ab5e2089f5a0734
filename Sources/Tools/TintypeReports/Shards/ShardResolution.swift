// SPDX-License-Identifier: MIT

import TintypeRuns

/// The shard of the tests to run, and the source of that choice.
package struct ShardResolution: Hashable, Sendable {
  /// The shard; `nil` for all tests.
  package var shard: Shard?
  /// The option or the variables that determined the shard; empty if none did.
  package var source: String

  /// Creates a resolution.
  package init(shard: Shard?, source: String = "") { (self.shard, self.source) = (shard, source) }

  /// The choice as text.
  package var description: String {
    guard let shard else { return "All tests, because no shard was specified" }
    return "Shard \(shard.index) of \(shard.total), specified by \(source)"
  }

  /// Determines the shard.
  ///
  /// An option and the variable for the shard are explicit, so that they take precedence over what
  /// schedulers state. The variables of several schedulers must state the same shard.
  ///
  /// - Parameters:
  ///   - option: The value of `--shard`.
  ///   - environment: The variables: `TINTYPE_SHARD`, and those of schedulers, which
  ///     ``ShardContract`` lists. An empty value counts as unset.
  /// - Throws: ``ShardError`` for values that are not a valid shard, or contradict each other.
  package init(option: String?, environment: [String: String]) throws(ShardError) {
    for (source, text) in [
      ("--shard", option), (RunLabels.shardVariable, environment[RunLabels.shardVariable]),
    ] {
      guard let text, source == "--shard" || !text.isEmpty else { continue }
      guard let shard = Shard(text) else { throw .noPart(source: source, value: text) }
      self.init(shard: shard, source: source)
      return
    }
    var stated: [(contract: ShardContract, shard: Shard)] = []
    for contract in ShardContract.all {
      if let shard = try contract.shard(in: environment) { stated.append((contract, shard)) }
    }
    guard let (contract, shard) = stated.first else {
      self.init(shard: nil)
      return
    }
    if let other = stated.first(where: { $0.shard != shard }) {
      throw .contradiction(
        shard: shard, by: contract.name, other: other.shard, of: other.contract.name)
    }
    self.init(shard: shard, source: "\(contract.index) and \(contract.total)")
  }
}

/// The choice of a run's attempt.
package enum AttemptResolution {
  /// Determines the attempt.
  ///
  /// Each repetition counts, whichever variable states it: of a workflow that is started again, and
  /// of a job in it that a scheduler queues again. So the number rises with each repetition.
  ///
  /// - Parameters:
  ///   - option: The value of `--attempt`, which takes precedence.
  ///   - environment: The variables, which ``ShardContract/repetitions`` lists. An empty value
  ///     counts as unset.
  /// - Returns: The attempt, counted from 1.
  /// - Throws: ``ShardError/noAttempt(source:value:first:)``.
  package static func attempt(
    option: String?, environment: [String: String]
  ) throws(ShardError) -> Int {
    if let option { return try repeated(option, of: .init(variable: "--attempt", first: 1)) + 1 }
    var attempt = 1
    for repetition in ShardContract.repetitions {
      guard let text = environment[repetition.variable], !text.isEmpty else { continue }
      let number = try repeated(text, of: repetition)
      // The variable for the attempt is explicit.
      if repetition.variable == RunLabels.attemptVariable { return number + 1 }
      attempt += number
    }
    return attempt
  }

  /// Returns the number of repetitions, 0 for the first attempt.
  private static func repeated(
    _ text: String, of repetition: ShardContract.Repetition
  ) throws(ShardError) -> Int {
    guard text.utf8.count < 10, let number = ShardContract.plain(text), number >= repetition.first
    else {
      throw .noAttempt(source: repetition.variable, value: text, first: repetition.first)
    }
    return number - repetition.first
  }
}
