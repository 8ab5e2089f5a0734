// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

struct ShardResolutionTests {
  typealias Variables = [String: String]

  static let found: [(String?, Variables, String?, String)] = [
    (nil, [:], nil, ""),
    ("2/4", ["TINTYPE_SHARD": "1/3"], "2/4", "--shard"),
    (nil, ["TINTYPE_SHARD": "1/3", "TEST_SHARD_INDEX": "0"], "1/3", "TINTYPE_SHARD"),
    (nil, ["TINTYPE_SHARD": ""], nil, ""),
    (
      nil,
      [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4", "CIRCLE_NODE_INDEX": "0",
        "CIRCLE_NODE_TOTAL": "4",
      ], "1/4", "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
    ),
    (
      nil, ["GITLAB_CI": "true", "CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4",
      "CI_NODE_INDEX and CI_NODE_TOTAL"
    ),
    (nil, ["GITLAB_CI": "true", "CI_NODE_TOTAL": "1"], nil, ""),
    // Other systems use these names as well and count from 0.
    (nil, ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], nil, ""),
    (
      nil, ["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4",
      "CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL"
    ),
    (
      nil, ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "1/2",
      "BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT"
    ),
    (
      nil, ["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], "2/2",
      "BITBUCKET_PARALLEL_STEP and BITBUCKET_PARALLEL_STEP_COUNT"
    ),
    (
      nil, ["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"], "1/2",
      "SEMAPHORE_JOB_INDEX and SEMAPHORE_JOB_COUNT"
    ),
    (nil, slurm(task: "3", from: "1", to: "8", count: "8"), "3/8", slurmSource),
    (nil, slurm(task: "3", from: "0", to: "7", count: "8"), "4/8", slurmSource),
    (nil, slurm(task: "0", from: "0", to: "0", count: "1"), "1/1", slurmSource),
    // Tasks of a job that is no array have no such variables.
    (nil, ["SLURM_JOB_ID": "12", "SLURM_PROCID": "0", "SLURM_NTASKS": "4"], nil, ""),
    (
      nil, ["JOB_COMPLETION_INDEX": "7", "TINTYPE_SHARDS": "8"], "8/8",
      "JOB_COMPLETION_INDEX and TINTYPE_SHARDS"
    ),
    // The number of shards alone states no shard.
    (nil, ["TINTYPE_SHARDS": "8"], nil, ""),
    ("3/9", slurm(task: "7", from: "7", to: "7", count: "1"), "3/9", "--shard"),
  ]

  private static let slurmSource = "SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT"

  /// Returns the variables that Slurm sets for a task in an array.
  private static func slurm(
    task: String, from least: String, to greatest: String, count: String
  ) -> Variables {
    [
      "SLURM_ARRAY_JOB_ID": "12", "SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_MIN": least,
      "SLURM_ARRAY_TASK_MAX": greatest, "SLURM_ARRAY_TASK_COUNT": count,
    ]
  }

  @Test("The first source that gives a shard decides", arguments: found)
  func firstSourceThatGivesShardDecides(
    option: String?, variables: Variables, shard: String?, source: String
  ) throws {
    let resolution = try ShardResolution(option: option, environment: variables)
    #expect(resolution.shard?.description == shard)
    #expect(resolution.source == source)
  }

  @Test("The chosen shard is described")
  func chosenShardIsDescribed() {
    let shard = Shard(index: 2, total: 4)
    assertTexts([
      ("a part", ShardResolution(shard: shard, source: "--shard").description),
      ("no part", ShardResolution(shard: nil).description),
    ])
  }

  static let refused: [(String?, Variables, ShardError)] = [
    ("5/4", [:], .noPart(source: "--shard", value: "5/4")),
    ("0/4", [:], .noPart(source: "--shard", value: "0/4")),
    ("two", [:], .noPart(source: "--shard", value: "two")),
    (nil, ["TINTYPE_SHARD": "1"], .noPart(source: "TINTYPE_SHARD", value: "1")),
    (
      nil, ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"],
      .noPartOf(
        index: "4", indexVariable: "TEST_SHARD_INDEX", total: "4",
        totalVariable: "TEST_TOTAL_SHARDS", first: 0)
    ),
    (
      nil, ["GITLAB_CI": "1", "CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
      .noPartOf(
        index: "0", indexVariable: "CI_NODE_INDEX", total: "4", totalVariable: "CI_NODE_TOTAL",
        first: 1)
    ),
    (
      nil, ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "+2"],
      .noPartOf(
        index: "9223372036854775807", indexVariable: "CIRCLE_NODE_INDEX", total: "+2",
        totalVariable: "CIRCLE_NODE_TOTAL", first: 0)
    ),
    (
      nil, ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "2"],
      .noPartOf(
        index: "9223372036854775807", indexVariable: "CIRCLE_NODE_INDEX", total: "2",
        totalVariable: "CIRCLE_NODE_TOTAL", first: 0)
    ),
    (
      nil, ["BUILDKITE_PARALLEL_JOB": "0"],
      .oneVariable("BUILDKITE_PARALLEL_JOB", without: "BUILDKITE_PARALLEL_JOB_COUNT")
    ),
    (
      nil, ["GITLAB_CI": "1", "CI_NODE_TOTAL": "4"],
      .oneVariable("CI_NODE_TOTAL", without: "CI_NODE_INDEX")
    ),
    (
      nil, ["JOB_COMPLETION_INDEX": "0"],
      .oneVariable("JOB_COMPLETION_INDEX", without: "TINTYPE_SHARDS")
    ),
    (
      nil, ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"],
      .oneVariable("SLURM_ARRAY_TASK_ID", without: "SLURM_ARRAY_TASK_MIN")
    ),
    // Some tasks of an array, or every second one.
    (nil, slurm(task: "3", from: "3", to: "3", count: "1"), array("3", "3", "1")),
    (nil, slurm(task: "1", from: "1", to: "7", count: "4"), array("1", "7", "4")),
    (
      nil, slurm(task: "9", from: "1", to: "8", count: "8"),
      .noPartOf(
        index: "9", indexVariable: "SLURM_ARRAY_TASK_ID", total: "8",
        totalVariable: "SLURM_ARRAY_TASK_COUNT", first: 1)
    ),
    (
      nil,
      [
        "GITLAB_CI": "true", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4",
        "JOB_COMPLETION_INDEX": "2", "TINTYPE_SHARDS": "4",
      ],
      contradiction
    ),
  ]

  private static func array(_ least: String, _ greatest: String, _ count: String) -> ShardError {
    .partOfArray(
      "SLURM_ARRAY_TASK_MIN", least, "SLURM_ARRAY_TASK_MAX", greatest, "SLURM_ARRAY_TASK_COUNT",
      count)
  }

  private static var contradiction: ShardError {
    guard let one = Shard(index: 2, total: 4), let other = Shard(index: 3, total: 4) else {
      return .noPart(source: "", value: "")
    }
    return .contradiction(shard: one, by: "GitLab", other: other, of: "Kubernetes")
  }

  @Test("Values that give no valid shard are rejected", arguments: refused)
  func valuesThatGiveNoValidShardAreRejected(
    option: String?, variables: Variables, expected: ShardError
  ) {
    let found = error { () throws(ShardError) in
      try ShardResolution(option: option, environment: variables)
    }
    #expect(found == expected)
  }

  static let attempts: [(String?, Variables, Int)] = [
    (nil, [:], 1), ("3", ["TINTYPE_ATTEMPT": "2"], 3), (nil, ["TINTYPE_ATTEMPT": "2"], 2),
    // Three repetitions of the workflow, and one of the job.
    (nil, ["GITHUB_RUN_ATTEMPT": "4", "SLURM_RESTART_COUNT": "1"], 5),
    (nil, ["TINTYPE_ATTEMPT": "2", "SLURM_RESTART_COUNT": "1"], 2),
    (nil, ["BITBUCKET_STEP_RUN_NUMBER": "3"], 3), (nil, ["SLURM_RESTART_COUNT": "2"], 3),
    (nil, ["BUILDKITE_RETRY_COUNT": "0"], 1), (nil, ["BUILDKITE_RETRY_COUNT": "2"], 3),
    (nil, ["TINTYPE_ATTEMPT": "", "GITHUB_RUN_ATTEMPT": "2"], 2),
  ]

  @Test("Attempts are counted from one", arguments: attempts)
  func attemptsAreCountedFromOne(option: String?, variables: Variables, attempt: Int) throws {
    #expect(try AttemptResolution.attempt(option: option, environment: variables) == attempt)
  }

  static let refusedAttempts: [(String?, Variables, ShardError)] = [
    ("0", [:], .noAttempt(source: "--attempt", value: "0", first: 1)),
    ("-1", [:], .noAttempt(source: "--attempt", value: "-1", first: 1)),
    ("", [:], .noAttempt(source: "--attempt", value: "", first: 1)),
    (
      nil, ["GITHUB_RUN_ATTEMPT": "1e3"],
      .noAttempt(source: "GITHUB_RUN_ATTEMPT", value: "1e3", first: 1)
    ),
    (
      nil, ["SLURM_RESTART_COUNT": "-1"],
      .noAttempt(source: "SLURM_RESTART_COUNT", value: "-1", first: 0)
    ),
    (
      "99999999999999999999", [:],
      .noAttempt(source: "--attempt", value: "99999999999999999999", first: 1)
    ),
  ]

  @Test("Invalid attempts are rejected", arguments: refusedAttempts)
  func invalidAttemptsAreRejected(
    option: String?, variables: Variables, expected: ShardError
  ) {
    let found = error { () throws(ShardError) in
      try AttemptResolution.attempt(option: option, environment: variables)
    }
    #expect(found == expected)
  }

  static let errors: [(name: String, error: ShardError)] = [
    ("noPart", .noPart(source: "--shard", value: "5/4")),
    (
      "noPartOf",
      .noPartOf(
        index: "4", indexVariable: "A_INDEX", total: "4", totalVariable: "A_TOTAL", first: 0)
    ),
    ("oneVariable", .oneVariable("A", without: "B")),
    ("partOfArray", array("3", "7", "2")), ("contradiction", contradiction),
    ("noAttempt", .noAttempt(source: "--attempt", value: "0", first: 1)),
  ]

  @Test("Errors of shards have a description with a recovery suggestion")
  func errorsOfShardsHaveDescriptionWithRecoverySuggestion() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }
}
