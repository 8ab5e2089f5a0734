// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots
import XCTest

/// The cost of a passing text assertion, compared with the minimal steps of such an assertion with
/// a waiter of XCTest; and the growth of dumps with the size of the value.
enum ValueBenchmark {
  private static let suite = "text"

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    try passing(options, &report)
    try dumps(options, &report)
  }

  // MARK: A passing text

  private static func passing(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let text = String(repeating: "0123456789abcde\n", count: 64)
    try package.verify(text, named: "text", as: .lines)
    let file = package.folder + "/plain/text.txt"
    let samples = try Measurement.samples(
      rounds: options.rounds ?? 300, warmsUp: true,
      [
        { try package.verify(text, named: "text", as: .lines) },
        { try plain(text, file) },
      ])
    var rows = zip(["Tintype", "plain, with XCTWaiter"], samples).enumerated().map { index, row in
      BenchmarkReport.Row(
        suite: suite, subject: "Assertions", name: "passing text of 1 kB", by: row.0, row.1,
        isCompetitor: index == 1)
    }
    rows[0].compare(with: rows[1])
    report.add(rows)
  }

  /// Performs the minimal steps: names a file with two regular expressions, waits as for an
  /// asynchronous value, reads the file and compares it, without writing anything.
  private static func plain(_ text: String, _ path: String) throws {
    func fit(_ name: String) -> String {
      name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
    let url = URL(fileURLWithPath: path)
    let named = url.deletingLastPathComponent().appendingPathComponent(
      "\(fit("text()")).\(fit("text"))")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let expectation = XCTestExpectation(description: "A value comes")
    expectation.fulfill()
    guard XCTWaiter.wait(for: [expectation], timeout: 5) == .completed else {
      throw BenchmarkError.mismatch("XCTWaiter")
    }
    guard FileManager.default.fileExists(atPath: named.path) else {
      return try Data(text.utf8).write(to: named)
    }
    guard try String(decoding: Data(contentsOf: named), as: UTF8.self) == text else {
      throw BenchmarkError.mismatch(named.path)
    }
  }

  // MARK: Dumps

  private final class Node {
    let value: Int
    var next: Node?

    init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }
  }

  private static func dumps(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    for count in [18, 1000, 10_000] {
      var list: Node?
      for value in 0..<count { list = Node(value, list) }
      // A list that is released from its head would recurse through all nodes.
      defer { while let node = list { (list, node.next) = (node.next, nil) } }
      let samples = try Measurement.samples(
        rounds: count == 18 ? 31 : 3, warmsUp: true,
        [
          {
            guard try Snapshotting<Node?, String>.dump.snapshot(list).get().utf8.count > count
            else {
              throw BenchmarkError.mismatch("dump")
            }
          }
        ])
      report.add([
        BenchmarkReport.Row(
          suite: suite, subject: "Dumps", name: "list of \(count) nodes", by: "Tintype", samples[0])
      ])
    }
  }
}
