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

  /// Returns the file that Bazel requires as a sign that its variables are supported; `nil` for
  /// others.
  package static func statusFile(environment: [String: String]) -> String? {
    environment["TEST_SHARD_STATUS_FILE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A pair of variables that continuous integration sets.
  private struct Pair {
    var index: String
    var total: String
    /// The index of the first shard, 0 or 1.
    var first: Int
    /// A variable that must be set for the pair to have this meaning.
    var guardian: String?
  }

  /// The pairs, in the order of precedence.
  ///
  /// GitLab's names are also used by other systems, which count from 0.
  private static let pairs = [
    Pair(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
    Pair(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1, guardian: "GITLAB_CI"),
    Pair(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    Pair(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Pair(index: "BITBUCKET_PARALLEL_STEP", total: "BITBUCKET_PARALLEL_STEP_COUNT", first: 0),
    Pair(index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", first: 1),
  ]

  /// Determines the shard; the first value that is set takes precedence.
  ///
  /// - Parameters:
  ///   - option: The value of `--shard`.
  ///   - environment: The variables: `TINTYPE_SHARD`, then those of Bazel, GitLab, CircleCI,
  ///     Buildkite, Bitbucket and Semaphore. An empty value counts as unset.
  /// - Throws: ``ShardError`` for values that are not a valid shard.
  package init(option: String?, environment: [String: String]) throws(ShardError) {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    for (source, text) in [
      ("--shard", option), (RunLabels.shardVariable, value(RunLabels.shardVariable)),
    ] {
      guard let text else { continue }
      guard let shard = Shard(text) else { throw .noPart(source: source, value: text) }
      self.init(shard: shard, source: source)
      return
    }
    for pair in Self.pairs {
      if let guardian = pair.guardian, value(guardian) == nil { continue }
      switch (value(pair.index), value(pair.total)) {
      case (nil, nil): continue
      // GitLab sets these values for a job that is not split.
      case (nil, "1"): continue
      case (let index?, let total?):
        self.init(
          shard: try Self.shard(index, total, pair), source: "\(pair.index) and \(pair.total)")
        return
      case (.some, nil): throw .oneVariable(pair.index, without: pair.total)
      case (nil, .some): throw .oneVariable(pair.total, without: pair.index)
      }
    }
    self.init(shard: nil)
  }

  private static func shard(
    _ index: String, _ total: String, _ pair: Pair
  ) throws(ShardError) -> Shard {
    // A value that overflows is not a valid shard either.
    guard let number = plain(index), let count = plain(total),
      let shard = Shard(index: number &+ 1 &- pair.first, total: count)
    else {
      throw .noPartOf(
        index: index, indexVariable: pair.index, total: total, totalVariable: pair.total,
        first: pair.first)
    }
    return shard
  }

  private static func plain(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

/// The reason why the shard or the attempt could not be determined.
package enum ShardError: Error, Hashable, Sendable {
  /// The value of an option or of a variable is not a valid shard.
  case noPart(source: String, value: String)
  /// The values of two variables are not a valid shard.
  case noPartOf(
    index: String, indexVariable: String, total: String, totalVariable: String, first: Int)
  /// One variable of a pair is not set.
  case oneVariable(String, without: String)
  /// The value of an option or of a variable is not a valid attempt.
  case noAttempt(source: String, value: String)
}

extension ShardError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .noPart(let source, let value):
      """
      \(source) is “\(ShortText.line(value, limit: 80))”, which is not a shard. Specify the shard \
      and the number of shards, counted from 1, such as 2/4.
      """
    case .noPartOf(let index, let indexVariable, let total, let totalVariable, let first):
      """
      \(indexVariable) is “\(ShortText.line(index, limit: 80))” and \(totalVariable) is \
      “\(ShortText.line(total, limit: 80))”, which is not a shard: these variables count shards \
      from \(first). Correct the variables, or specify the shard with --shard.
      """
    case .oneVariable(let variable, let other):
      """
      \(variable) is set, but \(other) is not. Set both, or specify the shard with --shard.
      """
    case .noAttempt(let source, let value):
      """
      \(source) is “\(ShortText.line(value, limit: 80))”, which is not the number of an attempt. \
      Specify a whole number from 1.
      """
    }
  }
}

/// The choice of a run's attempt.
package enum AttemptResolution {
  /// The variables in the order of precedence, with the offset that makes the first attempt 1.
  private static let variables = [
    (RunLabels.attemptVariable, 0), ("GITHUB_RUN_ATTEMPT", 0), ("BUILDKITE_RETRY_COUNT", 1),
  ]

  /// Determines the attempt; the first value that is set takes precedence.
  ///
  /// - Parameters:
  ///   - option: The value of `--attempt`.
  ///   - environment: The variables: `TINTYPE_ATTEMPT`, `GITHUB_RUN_ATTEMPT`, and
  ///     `BUILDKITE_RETRY_COUNT`, which counts from 0. An empty value counts as unset.
  /// - Returns: The attempt, counted from 1.
  /// - Throws: ``ShardError/noAttempt(source:value:)``.
  package static func attempt(
    option: String?, environment: [String: String]
  ) throws(ShardError) -> Int {
    let given =
      [("--attempt", 0, option)] + variables.map { ($0.0, $0.1, environment[$0.0]) }
    for (source, offset, text) in given {
      guard let text, !text.isEmpty else { continue }
      let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.count < 10
      guard isPlain, let number = Int(text), number + offset > 0 else {
        throw .noAttempt(source: source, value: text)
      }
      return number + offset
    }
    return 1
  }
}
