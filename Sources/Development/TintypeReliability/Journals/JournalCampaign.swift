// SPDX-License-Identifier: MIT

import TintypeReports

/// Evaluates generated journals, and compares each verdict with that of the oracle.
package struct JournalCampaign: Sendable {
  /// The number of evaluated journals.
  package private(set) var count = 0
  /// The number of wrong verdicts.
  package private(set) var wrong = 0
  /// Descriptions of the first wrong verdicts.
  package private(set) var examples: [String] = []

  /// Creates a campaign without journals.
  package init() {}

  /// Evaluates the scenarios of a family.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - step: The distance between the evaluated scenarios; 1 evaluates all.
  /// - Throws: Nothing that depends on the scenarios.
  package mutating func run(_ family: ScenarioFamily, step: Int = 1) throws {
    let run = try RunName("run")
    for index in stride(from: 0, to: family.count, by: max(step, 1)) {
      let scenario = family.scenario(index)
      let code = Self.code(of: scenario, run)
      let expected = VerdictOracle(scenario).codes
      count += 1
      guard !expected.contains(code) else { continue }
      wrong += 1
      if examples.count < 5 {
        examples.append(
          "\(family.name), \(index): \(code), expected \(expected.sorted()): \(scenario)")
      }
    }
  }

  /// Returns the exit code according to the reader's rules.
  static func code(of scenario: Scenario, _ run: RunName) -> Int32 {
    let verdict = RunVerdict(Report(RunJournal(run: run, files: scenario.found())))
    switch verdict.findings.first {
    case nil: return 0
    case .different: return 1
    case .error: return 2
    case .incomplete: return 3
    case .nothingRan: return 4
    }
  }
}
