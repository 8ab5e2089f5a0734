// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeReports

struct JournalReaderTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  @Test func readsFilesInTheOrderOfTheirNamesAndLinesInTheOrderOfTheFile() throws {
    try output.journal([record("c")], process: "2")
    try output.journal([record("b"), record("a")], process: "1")
    let journal = try output.reader.read()
    #expect(journal.records.map(\.snapshot.test) == ["b", "a", "c"])
    #expect(journal.problems.isEmpty)
  }

  @Test func readsOnlyJournals() throws {
    try output.journal([record()])
    try output.write("not a journal", to: "runs/run/notes.txt")
    #expect(try output.reader.read().problems.isEmpty)
  }

  @Test func readsTheLatestRunUnlessTold() throws {
    try output.journal([record("old")], run: "first")
    try output.journal([record("new")], run: "second")
    #expect(try output.reader.read().records.map(\.snapshot.test) == ["new"])
    let first = try output.reader.read(run: RunName("first"))
    #expect(first.records.map(\.snapshot.test) == ["old"])
    #expect(first.run.description == "first")
  }

  static let faults: [(line: String, reason: JournalProblem.Reason)] = [
    ("garbage", .notJSON),
    (#"{"version":1,"snap{"version":1,"snapshot":{}}"#, .notJSON),
    ("\u{0}\u{0}", .notJSON),
    ("42", .notARecord(field: nil)),
    ("[]", .notARecord(field: nil)),
    ("{}", .notARecord(field: "version")),
    (#"{"version":0}"#, .notARecord(field: "version")),
    (#"{"version":1}"#, .notARecord(field: "snapshot")),
    (#"{"version":1,"snapshot":{"target":"T"}}"#, .notARecord(field: "snapshot.suite")),
    (#"{"version":2,"anything":true}"#, .newerVersion(2)),
  ]

  @Test(arguments: faults)
  func reportsALineThatIsNoRecordAndReadsOn(line text: String, reason: JournalProblem.Reason)
    throws
  {
    try output.journal([try line(record("before")), text, try line(record("after"))])
    let journal = try output.reader.read()
    #expect(journal.records.map(\.snapshot.test) == ["before", "after"])
    #expect(
      journal.problems == [JournalProblem(file: "runs/run/1.jsonl", line: 2, reason: reason)])
  }

  @Test func reportsAnOutcomeThatItDoesNotKnow() throws {
    let text = try line(record()).replacingOccurrences(of: "matched", with: "guessed")
    try output.journal([text])
    #expect(try output.reader.read().problems.map(\.reason) == [.notARecord(field: "outcome")])
  }

  @Test func readsWhatProcessesTellOfThemselves() throws {
    let shard = try #require(Shard(index: 2, total: 4))
    let events = [
      JournalEvent(.began, attempt: 2, shard: shard), JournalEvent(.ended),
      JournalEvent(.tested, status: 1, isWhole: false),
    ]
    let lines = try events.map { String(decoding: try $0.line, as: UTF8.self) }
    try output.journal([lines[0], try line(record()), lines[1], lines[2]])
    let journal = try output.reader.read()
    #expect(journal.events == events)
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
    #expect(Report(journal).shards == ShardCoverage(total: 4, present: [2]))
  }

  @Test func reportsAProcessThatDidNotEnd() throws {
    let began = #"{"event":"began","version":1}"#
    let ended = #"{"event":"ended","version":1}"#
    try output.journal([began, try line(record()), ended], process: "1")
    try output.journal([began, ended, began, try line(record())], process: "2")
    let journal = try output.reader.read()
    #expect(journal.records.count == 2)
    #expect(
      journal.problems == [JournalProblem(file: "runs/run/2.jsonl", reason: .notEnded)])
  }

  @Test(arguments: [
    (#"{"event":"began"}"#, "version"), (#"{"event":"paused","version":1}"#, "event"),
    (#"{"event":"began","shard":{"index":5,"total":4},"version":1}"#, "shard.index"),
  ])
  func reportsAnEventThatItDoesNotKnow(text: String, field: String) throws {
    try output.journal([text])
    #expect(try output.reader.read().problems.map(\.reason) == [.notARecord(field: field)])
  }

  @Test func reportsALastLineThatIsCutOff() throws {
    let whole = try line(record())
    try output.journal([whole])
    try output.write(whole + "\n" + whole.prefix(40), to: "runs/run/1.jsonl")
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(
      journal.problems == [JournalProblem(file: "runs/run/1.jsonl", line: 2, reason: .truncated)])
  }

  @Test func acceptsALastLineThatLacksOnlyItsNewline() throws {
    try output.journal([record()])
    try output.write(try line(record()), to: "runs/run/1.jsonl")
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
  }

  @Test func passesOverBlankLines() throws {
    try output.journal(["", try line(record()), " \r"])
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
  }

  @Test func reportsAJournalThatIsNoRegularFile() throws {
    try output.journal([record()])
    try output.write("", to: "runs/run/0.jsonl/inside")
    #expect(mkfifo(output.path + "/runs/run/2.jsonl", 0o600) == 0)
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(
      journal.problems
        == ["0", "2"].map {
          JournalProblem(file: "runs/run/\($0).jsonl", reason: .unreadable(.notARegularFile))
        })
  }

  @Test func reportsAJournalThatIsGone() throws {
    try output.journal([record()])
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/runs/run/0.jsonl", withDestinationPath: "/nowhere/at/all")
    #expect(try output.reader.read().problems.map(\.reason) == [.unreadable(.missing)])
  }
}
