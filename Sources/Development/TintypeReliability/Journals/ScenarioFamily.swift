// SPDX-License-Identifier: MIT

import TintypeRuns

/// A set of scenarios that is enumerated completely.
package struct ScenarioFamily: Sendable {
  /// The description in the printed table.
  package let name: String
  /// The number of scenarios.
  package let count: Int
  private let make: @Sendable (Int) -> Scenario

  /// Returns the scenario at an index from 0.
  package func scenario(_ index: Int) -> Scenario { make(index) }

  /// All families; together, they cover all small journals.
  package static let all: [ScenarioFamily] = [
    cells("1 snapshot, 2 shards, 2 attempts, 2 processes", parts: 2, attempts: 2, snapshots: 1),
    cells("2 snapshots, 1 shard, 2 attempts, 2 processes", parts: 1, attempts: 2, snapshots: 2),
    cells("2 snapshots, 2 shards, 1 attempt, 2 processes", parts: 2, attempts: 1, snapshots: 2),
    fates(parts: 1), fates(parts: 2),
    losses,
  ]

  /// The outcomes of one snapshot in the two processes of an attempt.
  ///
  /// Processes have no order, so 21 pairs represent all 36.
  private static let pairs: [[JournalRecord.Outcome?]] = {
    let choices: [JournalRecord.Outcome?] = [nil] + JournalRecord.Outcome.allCases.map { $0 }
    return choices.indices.flatMap { first in
      choices.indices.filter { $0 >= first }.map { [choices[first], choices[$0]] }
    }
  }()

  /// Returns all outcomes of all snapshots in all processes, which end normally.
  private static func cells(
    _ name: String, parts: Int, attempts: Int, snapshots: Int
  ) -> ScenarioFamily {
    let cells = parts * attempts * snapshots
    let count = (0..<cells).reduce(1) { product, _ in product * pairs.count }
    return ScenarioFamily(name: name, count: count) { index in
      var digits = Digits(index)
      return Scenario(
        parts: (0..<parts).map { _ in
          (0..<attempts).map { _ in
            var processes = [[Int: JournalRecord.Outcome]](repeating: [:], count: 2)
            for snapshot in 0..<snapshots {
              let pair = pairs[digits.next(pairs.count)]
              for process in 0..<2 { processes[process][snapshot] = pair[process] }
            }
            return Scenario.Attempt(processes: processes.map { Scenario.Process(snapshots: $0) })
          }
        })
    }
  }

  /// Returns all ends of the processes, with one snapshot, other failures, filters and attempts
  /// that did not happen.
  private static func fates(parts: Int) -> ScenarioFamily {
    let attempts = attemptsOfOneProcess + (parts == 1 ? attemptsOfTwoProcesses : [])
    let choices: [Scenario.Attempt?] = [nil] + attempts.map { $0 }
    // The second shard has one attempt: an interaction of shards needs no second one.
    let counts =
      parts == 1
      ? [attempts.count, choices.count] : [attempts.count, choices.count, attempts.count]
    return ScenarioFamily(
      name: "crashes, exits, failures and filters, \(parts) shard\(parts == 1 ? "" : "s")",
      count: counts.reduce(1, *)
    ) { index in
      var digits = Digits(index)
      var result = [
        [attempts[digits.next(attempts.count)], choices[digits.next(choices.count)]]
      ]
      if parts == 2 { result.append([attempts[digits.next(attempts.count)]]) }
      return Scenario(parts: result)
    }
  }

  private static let outcomes: [JournalRecord.Outcome?] = [nil, .matched, .changed, .failed]

  private static let processes: [Scenario.Process] = outcomes.flatMap { outcome in
    Scenario.End.allCases.flatMap { end in
      [false, true].map { hasOtherFailure in
        Scenario.Process(
          snapshots: outcome.map { [0: $0] } ?? [:], end: end, hasOtherFailure: hasOtherFailure)
      }
    }
  }

  private static let attemptsOfOneProcess: [Scenario.Attempt] = processes.flatMap { process in
    [true, false].map { Scenario.Attempt(processes: [process], isWhole: $0) }
  }

  private static let attemptsOfTwoProcesses: [Scenario.Attempt] = processes.indices.flatMap {
    first in
    processes.indices.filter { $0 >= first }.flatMap { second in
      [true, false].map {
        Scenario.Attempt(processes: [processes[first], processes[second]], isWhole: $0)
      }
    }
  }

  /// All losses of one line or one file, of runs with two attempts.
  private static let losses: ScenarioFamily = {
    let first = attemptsOfOneProcess + attemptsOfTwoProcesses.filter(\.isWhole)
    let second: [Scenario.Attempt?] = [nil] + attemptsOfOneProcess.map { $0 }
    var scenarios: [Scenario] = []
    for (index, attempt) in first.enumerated() {
      for (other, later) in second.enumerated() where (index + other).isMultiple(of: 7) {
        let scenario = Scenario(parts: [[attempt, later]])
        scenarios += scenario.losses().map { Scenario(parts: scenario.parts, loss: $0) }
      }
    }
    let all = scenarios
    return ScenarioFamily(name: "every line and file lost", count: all.count) {
      all[$0]
    }
  }()
}

/// The digits of a number in varying bases.
private struct Digits {
  private var rest: Int

  init(_ number: Int) { rest = number }

  mutating func next(_ base: Int) -> Int {
    defer { rest /= base }
    return rest % base
  }
}
