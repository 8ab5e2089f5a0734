// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeRuns

@testable import TintypeCLI

@Suite("The result of a run") struct RunResultTests {
  private let tested: TestedPackage

  init() throws { tested = try TestedPackage() }

  /// Runs a test that records a reference and one that uses another, and returns the result as text.
  private func text(
    beside others: [String], keeping: JournalReader.Keeping
  ) throws -> String {
    try tested.run(
      asking: ["sale.1.txt", "used.1.txt"], beside: others, events: [TestedPackage.end(1)]
    ) { record in
      if record.snapshot.test == "sale" { record.outcome = .recorded }
    }
    let path = tested.package.path
    return try RunResult(
      nil, in: OutputDirectory(path: path + "/.build/tintype"), keeping: keeping,
      allowsEmpty: false, packageRoot: path
    ).text(place: "", tool: "tintype")
  }

  @Test(
    "A new reference resembles an unused one, and none that a counted snapshot used",
    arguments: [JournalReader.Keeping.all, .notable, .named])
  func resemblance(keeping: JournalReader.Keeping) throws {
    let none = try text(beside: [], keeping: keeping)
    #expect(none.contains("1 recorded") && none.contains("1 matched"), "\(none)")
    #expect(!none.contains("It looks like"), "\(none)")
    let one = try text(beside: ["old.1.txt"], keeping: keeping)
    #expect(
      one.contains("It looks like __Snapshots__/FormTests/LoginTests/old.1.txt,"), "\(one)")
  }
}
