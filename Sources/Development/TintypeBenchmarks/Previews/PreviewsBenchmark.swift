// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// The previews of a package: their images while a source changes, and a catalog with its page.
  enum PreviewsBenchmark {
    static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
      let program = try options.tintype.map { URL(fileURLWithPath: $0).path } ?? ReleaseBuild.tool()
      let meter = try ProcessMeter()
      let rounds = options.rounds ?? 15
      try WatchBenchmark(program: program, meter: meter, rounds: max(rounds / 2, 1))
        .measure(&report)
      try CatalogBenchmark(program: program, meter: meter, rounds: rounds).measure(&report)
      for goal in PreviewGoals.all(of: report) {
        report.add(goal)
        if goal.measured != nil {
          print("\(suite)  \(goal.name): \(goal.isMet ? "within" : "above") the limit")
        }
      }
    }

    static let suite = "previews"
  }
#endif
