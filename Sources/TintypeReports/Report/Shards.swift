// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Which part of the tests is to be run, and who said so.
package struct ShardResolution: Hashable, Sendable {
  /// The part; `nil` for all tests.
  package var shard: Shard?
  /// The option or the variables that decided; empty where nothing did.
  package var source: String

  /// Creates a decision.
  package init(shard: Shard?, source: String = "") {
    self.shard = shard
    self.source = source
  }

  /// The decision in words.
  package var description: String {
    guard let shard else { return "All tests, as no part was chosen" }
    return "Part \(shard.index) of \(shard.total), chosen by \(source)"
  }

  /// The file that Bazel wants to exist where its variables were understood; `nil` for others.
  package static func statusFile(environment: [String: String]) -> String? {
    environment["TEST_SHARD_STATUS_FILE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A pair of variables that continuous integration sets.
  private struct Pair {
    var index: String
    var total: String
    /// What the first part is called, 0 or 1.
    var first: Int
    /// A variable without which the pair means something else.
    var guardian: String?
  }

  /// In the order in which they are asked.
  ///
  /// GitLab's names are used by others as well, which count
  /// from 0.
  private static let pairs = [
    Pair(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
    Pair(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1, guardian: "GITLAB_CI"),
    Pair(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    Pair(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Pair(index: "BITBUCKET_PARALLEL_STEP", total: "BITBUCKET_PARALLEL_STEP_COUNT", first: 0),
    Pair(index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", first: 1),
  ]

  /// Decides; the first that says something is believed.
  ///
  /// - Parameters:
  ///   - option: The value of `--shard`.
  ///   - environment: The variables: `TINTYPE_SHARD`, then those of Bazel, GitLab, CircleCI,
  ///     Buildkite, Bitbucket and Semaphore. An empty one counts as none.
  /// - Throws: ``ShardError`` for what names no part.
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
      // So GitLab says that a job is not split.
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
    // A sum that overflows is no part either.
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

/// Which attempt at a run it is.
package enum AttemptResolution {
  /// In the order in which they are asked, with what is added to make the first attempt 1.
  private static let variables = [
    (RunLabels.attemptVariable, 0), ("GITHUB_RUN_ATTEMPT", 0), ("BUILDKITE_RETRY_COUNT", 1),
  ]

  /// Decides; the first that says something is believed.
  ///
  /// - Parameters:
  ///   - option: The value of `--attempt`.
  ///   - environment: The variables: `TINTYPE_ATTEMPT`, `GITHUB_RUN_ATTEMPT`, and
  ///     `BUILDKITE_RETRY_COUNT`, which counts from 0. An empty one counts as none.
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

/// Which parts of a split run a journal holds.
package struct ShardCoverage: Hashable, Sendable {
  /// How many parts there are.
  package var total: Int
  /// The parts that are here, counted from 1, in rising order.
  package var present: [Int]
  /// Whether the parts were put together; else one that stands alone misses nothing.
  package var isMerged: Bool

  /// Creates a coverage.
  package init(total: Int, present: [Int], isMerged: Bool = false) {
    self.total = total
    self.present = present
    self.isMerged = isMerged
  }

  /// The first 20 of the parts that are not here, in rising order; a journal may claim that there are
  /// any number of them.
  package var missing: [Int] {
    let present = Set(present)
    return Array((1...max(total, 1)).lazy.filter { !present.contains($0) }.prefix(Self.limit))
  }

  private static let limit = 20

  /// How many parts are not here.
  package var missingCount: Int { max(total - Set(present).count, 0) }

  /// Whether no part is missing.
  package var isComplete: Bool { missingCount == 0 }

  /// Whether this is the output of one of several parts, which is not to have the others.
  package var isSinglePart: Bool { !isMerged && present.count == 1 && total > 1 }

  /// Finds the parts that a journal names; `nil` where it names none.
  init?(_ journal: RunJournal) {
    let shards = Set(journal.records.compactMap(\.shard) + journal.events.compactMap(\.shard))
    // A journal that speaks of 3 parts and of 4 has a problem; the greater number shows more of it.
    guard let total = (shards.map(\.total) + [journal.merge?.total].compactMap(\.self)).max()
    else { return nil }
    self.init(
      total: total, present: Set(shards.map(\.index)).sorted(), isMerged: journal.merge != nil)
  }

  /// What is wrong with the parts of a run.
  static func problems(in journal: RunJournal) -> [JournalProblem] {
    var reasons: [JournalProblem.Reason] = (journal.merge?.problems ?? []).map { .merge($0) }
    if let coverage = ShardCoverage(journal), !coverage.isComplete, !coverage.isSinglePart {
      reasons.append(
        .partsMissing(
          count: coverage.missingCount, of: coverage.total, first: coverage.missing))
    }
    return reasons.map { JournalProblem(reason: $0) }
  }
}
