// SPDX-License-Identifier: MIT

import TintypeBase

/// Facts about a run apart from its snapshots: failed tests and durations.
struct RunFacts {
  let report: Report

  /// The maximum number of failed tests on the page.
  private static let failureLimit = 500
  /// The number of slowest snapshots on the page.
  private static let slowestCount = 10

  /// The columns of the index, by name.
  var columns: [(String, JSON)] {
    [
      ("failures", .array(report.testFailures.prefix(Self.failureLimit).map(Self.failure))),
      ("time", .integer(time)),
      ("slowest", .array(slowest.map { .integers([$0.entry, $0.microseconds]) })),
    ]
  }

  private static func failure(_ problem: JournalProblem) -> JSON {
    let source = problem.file.map { file in
      problem.line.map { "\(file), line \($0)" } ?? file
    }
    let (test, message) =
      switch problem.reason {
      case .testFailed(let test, let message): (test, message)
      default: ("swift test", problem.reason.description)
      }
    return [
      "test": .line(ShortText.line(test.isEmpty ? "unknown test" : test)),
      "message": .block(message.isEmpty ? "The test framework reported no message." : message),
      "source": .line(source),
    ]
  }

  private var durations: [(entry: Int, microseconds: Int)] {
    report.entries.indices.compactMap { index in
      // A negative duration in a journal is invalid.
      report.entries[index].record.microseconds.flatMap { $0 > 0 ? (index, $0) : nil }
    } + unlisted
  }

  /// The durations of snapshots whose names are not in the index.
  private var unlisted: [(entry: Int, microseconds: Int)] {
    (report.unlisted?.rows ?? []).enumerated().compactMap { index, row in
      row.microseconds > 0 ? (report.entries.count + index, Int(row.microseconds)) : nil
    }
  }

  /// The sum of all durations in microseconds.
  private var time: Int {
    durations.reduce(0) { sum, item in
      let (total, overflows) = sum.addingReportingOverflow(item.microseconds)
      return overflows ? sum : total
    }
  }

  private var slowest: [(entry: Int, microseconds: Int)] {
    let sorted = durations.sorted {
      $0.microseconds != $1.microseconds
        ? $0.microseconds > $1.microseconds : $0.entry < $1.entry
    }
    return Array(sorted.prefix(Self.slowestCount))
  }
}
