// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

struct JournalReaderTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  @Test("Journals are read in the order of their names and of their lines")
  func readsFilesInTheOrderOfTheirNamesAndLinesInTheOrderOfTheFile() throws {
    try output.journal([record("c")], process: "2")
    try output.journal([record("b"), record("a")], process: "1")
    let journal = try output.reader.read()
    #expect(journal.records.map(\.snapshot.test) == ["b", "a", "c"])
    #expect(journal.problems.isEmpty)
  }

  @Test("Only files with the extension of journals are read")
  func readsOnlyJournals() throws {
    try output.journal([record()])
    try output.write("not a journal", to: "runs/run/notes.txt")
    #expect(try output.reader.read().problems.isEmpty)
  }

  @Test("The latest run is read by default")
  func latestRunIsReadByDefault() throws {
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

  @Test("A line that is not a record is reported and the other lines are read", arguments: faults)
  func reportsALineThatIsNoRecordAndReadsOn(line text: String, reason: JournalProblem.Reason)
    throws
  {
    var lines = try wholeJournal([record("before"), record("after")])
    lines.insert(text, at: 2)
    try output.journal(lines)
    let journal = try output.reader.read()
    #expect(journal.records.map(\.snapshot.test) == ["before", "after"])
    #expect(
      journal.problems == [JournalProblem(file: "runs/run/1.jsonl", line: 3, reason: reason)])
  }

  @Test("An unknown outcome is reported")
  func reportsAnOutcomeThatItDoesNotKnow() throws {
    let text = try line(record()).replacingOccurrences(of: "matched", with: "guessed")
    try output.journal([try line(JournalEvent(.began)), text, try line(JournalEvent(.ended))])
    #expect(try output.reader.read().problems.map(\.reason) == [.notARecord(field: "outcome")])
  }

  @Test("Events of processes are read with their attempt and shard")
  func eventsOfProcessesAreReadWithTheirAttemptAndShard() throws {
    let shard = try #require(Shard(index: 2, total: 4))
    func event(_ kind: JournalEvent.Kind) -> JournalEvent {
      JournalEvent(kind, attempt: 2, shard: shard)
    }
    let events = [event(.began), event(.ended)]
    var labeled = record()
    (labeled.attempt, labeled.shard) = (2, shard)
    try output.journal([try line(events[0]), try line(labeled), try line(events[1])])
    let journal = try output.reader.read()
    #expect(journal.events == events)
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
    #expect(Report(journal).shards == ShardCoverage(total: 4, present: [2]))
  }

  @Test("A process that did not end is reported")
  func reportsAProcessThatDidNotEnd() throws {
    let began = #"{"event":"began","version":1}"#
    let ended = #"{"event":"ended","version":1}"#
    try output.journal([began, try line(record()), ended], process: "1")
    try output.journal([began, ended, began, try line(record())], process: "2")
    let journal = try output.reader.read()
    #expect(journal.records.count == 2)
    #expect(
      journal.problems == [JournalProblem(file: "runs/run/2.jsonl", reason: .notEnded)])
  }

  @Test(
    "An invalid event is reported",
    arguments: [
      (#"{"event":"began"}"#, "version"), (#"{"event":"paused","version":1}"#, "event"),
      (#"{"event":"began","shard":{"index":5,"total":4},"version":1}"#, "shard.index"),
    ])
  func reportsAnEventThatItDoesNotKnow(text: String, field: String) throws {
    try output.journal([text])
    #expect(try output.reader.read().problems.map(\.reason) == [.notARecord(field: field)])
  }

  @Test("A truncated last line is reported")
  func reportsALastLineThatIsCutOff() throws {
    let lines = try wholeJournal([record(), record("b")])
    try output.journal(lines)
    try output.write(
      lines[0] + "\n" + lines[1] + "\n" + lines[2].prefix(40), to: "runs/run/1.jsonl")
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(
      journal.problems == [
        JournalProblem(file: "runs/run/1.jsonl", line: 3, reason: .truncated),
        JournalProblem(file: "runs/run/1.jsonl", reason: .notEnded),
      ])
  }

  @Test("A last line without a newline is accepted")
  func acceptsALastLineThatLacksOnlyItsNewline() throws {
    try output.journal([record()])
    try output.write(
      try wholeJournal([record()]).joined(separator: "\n"), to: "runs/run/1.jsonl")
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
  }

  @Test("Blank lines are ignored")
  func passesOverBlankLines() throws {
    try output.journal([""] + wholeJournal([record()]) + [" \r"])
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(journal.problems.isEmpty)
  }

  @Test("A journal that is not a regular file is reported")
  func reportsAJournalThatIsNoRegularFile() throws {
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

  @Test("A missing journal is reported")
  func reportsAJournalThatIsGone() throws {
    try output.journal([record()])
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/runs/run/0.jsonl", withDestinationPath: "/nowhere/at/all")
    #expect(try output.reader.read().problems.map(\.reason) == [.unreadable(.missing)])
  }
}
