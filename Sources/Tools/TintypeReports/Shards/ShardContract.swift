// SPDX-License-Identifier: MIT

import TintypeRuns

/// The variables by which a scheduler states the shard and the attempt of a job.
struct ShardContract: Hashable, Sendable {
  /// The name of the scheduler in messages.
  var name: String
  /// The variable for the index of the shard.
  var index: String
  /// The variable for the number of shards.
  var total: String
  /// The index of the first shard.
  var first: First
  /// A variable that must be set for the others to have this meaning.
  var guardian: String?
  /// Variables whose values the scheduler gives to jobs that are not shards.
  var unsplit: [String: String] = [:]

  /// The index of the first shard.
  enum First: Hashable, Sendable {
    case number(Int)
    /// A variable contains it. The indices must be consecutive, up to that of another variable.
    case variable(String, last: String)
  }

  /// A variable with the number of a job's repetition.
  struct Repetition: Hashable, Sendable {
    /// The name of the variable.
    var variable: String
    /// The number of the first attempt, 0 or 1.
    var first: Int
  }

  /// The variable for the number of shards under schedulers that state only an index.
  static let countVariable = "TINTYPE_SHARDS"

  /// The known schedulers.
  ///
  /// GitLab's names are also used by other systems, which count from 0. A matrix of GitHub has no
  /// variables: its workflow sets `TINTYPE_SHARD`.
  static let all = [
    ShardContract(
      name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: .number(0)),
    ShardContract(
      name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: .number(1),
      guardian: "GITLAB_CI", unsplit: ["CI_NODE_TOTAL": "1"]),
    ShardContract(
      name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: .number(0)),
    ShardContract(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: .number(0)),
    ShardContract(
      name: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", total: "BITBUCKET_PARALLEL_STEP_COUNT",
      first: .number(0)),
    ShardContract(
      name: "Semaphore", index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT",
      first: .number(1)),
    // An array of Slurm may begin at any number.
    ShardContract(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX")),
    // An indexed job of Kubernetes knows its index only.
    ShardContract(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: countVariable, first: .number(0)),
  ]

  /// The variables that count repetitions.
  static let repetitions = [
    Repetition(variable: RunLabels.attemptVariable, first: 1),
    Repetition(variable: "GITHUB_RUN_ATTEMPT", first: 1),
    Repetition(variable: "BUILDKITE_RETRY_COUNT", first: 0),
    Repetition(variable: "BITBUCKET_STEP_RUN_NUMBER", first: 1),
    // Unset until Slurm queues the job again.
    Repetition(variable: "SLURM_RESTART_COUNT", first: 0),
  ]
}

extension ShardContract {
  /// Finds the shard that the variables state.
  ///
  /// - Parameter environment: The variables. An empty value counts as unset.
  /// - Returns: The shard; `nil` if they state none.
  /// - Throws: ``ShardError`` if one variable is missing, or the values are not a shard.
  func shard(in environment: [String: String]) throws(ShardError) -> Shard? {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let guardian, value(guardian) == nil { return nil }
    switch (value(index), value(total)) {
    case (nil, nil): return nil
    case (nil, let count?) where unsplit[total] == count: return nil
    // Without an index, the number has no meaning of its own.
    case (nil, .some) where total == Self.countVariable: return nil
    case (.some, nil): throw .oneVariable(index, without: total)
    case (nil, .some): throw .oneVariable(total, without: index)
    case (let text?, let count?):
      return try shard(text, of: count, from: try firstIndex(count, value))
    }
  }

  /// Returns the index of the first shard.
  private func firstIndex(
    _ count: String, _ value: (String) -> String?
  ) throws(ShardError) -> Int {
    switch first {
    case .number(let number): return number
    case .variable(let minimum, let maximum):
      guard let least = value(minimum) else { throw .oneVariable(index, without: minimum) }
      guard let greatest = value(maximum) else { throw .oneVariable(index, without: maximum) }
      // A part of an array, which repeats single tasks, does not tell the number of shards.
      guard let number = Self.plain(least), let last = Self.plain(greatest), number <= 1,
        last >= number, Self.plain(count) == last - number + 1
      else { throw .partOfArray(minimum, least, maximum, greatest, total, count) }
      return number
    }
  }

  private func shard(_ text: String, of count: String, from first: Int) throws(ShardError) -> Shard
  {
    // A value that overflows is not a valid shard either.
    guard let number = Self.plain(text), let total = Self.plain(count),
      let shard = Shard(index: number &+ 1 &- first, total: total)
    else {
      throw .noPartOf(
        index: text, indexVariable: index, total: count, totalVariable: self.total, first: first)
    }
    return shard
  }

  /// Parses a number in plain digits, without the signs that `Int` accepts.
  static func plain(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}
