// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeScene

@testable import TintypeReports

@Suite("The index of a report")
struct ReportIndexTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func index(_ records: [JournalRecord]) throws -> [String: Any] {
    try output.journal(records)
    return try WrittenReport(output).index()
  }

  /// A change with a number of differing pixels and its causes.
  private func change(_ test: String, pixels: Int?, causes: DifferenceCauses? = nil)
    -> JournalRecord
  {
    let size = PixelSize(width: 10, height: 10)
    var result = record(
      test, .changed,
      pixels: pixels.map {
        .init(differing: $0, total: 100, referenceSize: size, actualSize: size)
      })
    result.causes = causes
    return result
  }

  private static func causes(
    _ names: [String], at path: String = "Form/Button", unexplained: [Int] = []
  ) -> DifferenceCauses {
    DifferenceCauses(
      changes: names.map {
        .init(
          change: .init(
            kind: .attribute($0, old: .number(12), new: .number(16)), path: NodePath(path)),
          regions: [0])
      }, unexplainedRegions: unexplained)
  }

  @Test("The index has a column for each property and stores equal texts once")
  func columns() throws {
    let index = try index([record("b", suite: "S"), record("a", .failed, suite: "S"), record("c")])
    #expect(
      index["outcomes"] as? [[String]] == [
        ["changed", "Δ"], ["failed", "✕"], ["missing", "?"], ["recorded", "+"], ["matched", "✓"],
      ])
    #expect(index["counts"] as? [Int] == [0, 1, 0, 0, 2])
    #expect(index["test"] as? [String] == ["a", "c", "b"])
    #expect(index["strings"] as? [String] == ["FormTests", "S", "LoginTests", ""])
    #expect(index["target"] as? [Int] == [0, 0, 0])
    #expect(index["suite"] as? [Int] == [1, 2, 1])
    #expect((index["id"] as? [String])?.allSatisfy { $0.count == 12 } == true)
    #expect(index["version"] as? Int == 1)
    #expect(index["shard"] is NSNull)
  }

  @Test("Unexplained changes come first, then those with the most pixels, then texts")
  func order() throws {
    let index = try index([
      change("a", pixels: 5, causes: charged([(CauseName("width", "1 → 2"), 5)])),
      change("b", pixels: 9, causes: charged([(CauseName("height", "1 → 2"), 9)])),
      change("c", pixels: 2, causes: charged([], unexplained: 2)), change("d", pixels: nil),
    ])
    #expect(index["alone"] as? [Int] == [2, 3])
    #expect(index["unexplained"] as? [Int] == [0, 0, 2, 0])
    #expect(index["charged"] as? [Int] == [1, 1, 1, 1])
  }

  @Test("An image whose pixels are not charged is listed below its causes")
  func uncharged() throws {
    let index = try index([
      change("a", pixels: 5, causes: Self.causes(["width"])), change("b", pixels: 9),
    ])
    #expect(index["alone"] as? [Int] == [1])
    #expect(index["unexplained"] as? [Int] == [0, 0])
    #expect(index["charged"] as? [Int] == [0, 0])
    #expect(index["byCauses"] as? [Int] == [0, 0])
    #expect(index["causesOf"] as? [[Int]] == [[0], []])
  }

  @Test("A cause has the change with its values, the types of nodes, and its images")
  func causes() throws {
    let index = try index(
      ["a", "b"].map {
        change($0, pixels: 7, causes: charged([(CauseName("padding", "12 → 16"), 7)]))
      })
    let cause = try #require((index["causes"] as? [[String: Any]])?.first)
    #expect(cause["title"] as? String == "padding 12 → 16")
    #expect(cause["types"] as? [String] == ["Button"])
    #expect(cause["members"] as? [Int] == [0, 1])
    #expect(cause["pixels"] as? Int == 14)
    #expect((cause["id"] as? String)?.count == 12)
    #expect(index["causesOf"] as? [[Int]] == [[0], [0]])
    #expect(index["byCauses"] as? [Int] == [1, 1])
    #expect(index["alone"] as? [Int] == [])
  }

  @Test("A cause of similar appearance has a title")
  func similarAppearance() throws {
    var (a, b) = (change("a", pixels: 1), change("b", pixels: 1))
    (a.fingerprint, b.fingerprint) = ([1, 2], [1, 2])
    let cause = try #require((try index([a, b])["causes"] as? [[String: Any]])?.first)
    #expect((cause["title"] as? String)?.contains("similar differences") == true)
  }

  @Test("The summary of an entry is its change or the first line of its message")
  func summary() throws {
    let index = try index([
      change("a", pixels: 1, causes: Self.causes(["width"])), change("b", pixels: 1),
      record("c", .failed, message: "No size.\nMore."), record("d"),
    ])
    let what = ["Form/Button · width 12 → 16", "", "No size."]
    #expect(index["what"] as? [String] == what)
    #expect(index["pixels"] as? [Int] == [1, 1, -1])
  }

  @Test("The index has the digests and the raw names that decisions need")
  func decisions() throws {
    var hostile = record("a\u{202E}b", .missing, digest: "cc")
    hostile.digests = .init(reference: "bb", actual: "cc")
    let index = try index([hostile, record("z", .failed)])
    #expect(index["test"] as? [String] == ["z", "a\\u{202E}b"])
    let unsafe = try #require((index["unsafe"] as? [[Any]])?.first)
    #expect(unsafe[0] as? Int == 1)
    #expect(unsafe[1] as? String == "FormTests/LoginTests/a\u{202E}b.1")
    let digests = try #require(index["digests"] as? [Any])
    #expect(digests[0] is NSNull)
    #expect(digests[1] as? [String] == ["bb", "cc"])
  }

  @Test("The index lists shards, attempts and the matched snapshots that have details")
  func remarks() throws {
    var part = record("a")
    part.shard = Shard(index: 2, total: 3)
    var retried = record("b")
    retried.attempt = 2
    let index = try index([
      part, record("b", .changed), retried, record("c", notes: ["Drift."]), record("d"),
    ])
    #expect(index["detailed"] as? [Int] == [1, 2])
    #expect(index["attempts"] as? [[Int]] == [[1, 2]])
    let strings = try #require(index["strings"] as? [String])
    let shards = try #require(index["shard"] as? [Int])
    #expect(strings[shards[0]] == "2/3")
    #expect(Array(shards.dropFirst()) == [-1, -1, -1])
  }

  @Test("A file contains the details of up to a hundred snapshots")
  func chunks() throws {
    try output.journal((0..<101).map { record("t\($0)", .failed) })
    let report = try WrittenReport(output)
    #expect(try report.details().count == 100)
    let last = try report.arguments("data/c0001.js", of: "chunk")
    #expect(last.first as? Int == 1)
    #expect((last.last as? [Any])?.count == 1)
  }
}
