// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("The journal of a test process")
struct JournalTests {
  private let package: TemporaryPackage
  /// The field with the identity of this test program.
  private let program = "\"program\":\"\(TestProgram.identity ?? "")\""

  init() throws {
    package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
  }

  @Test("The journal has a line for each snapshot in the file of the process")
  func lines() throws {
    _ = package.verify("a", as: .lines, record: .missing)
    _ = package.verify("a", as: .lines)
    #expect(package.files(in: "output/runs") == ["run/\(getpid()).jsonl"])
    let text = try #require(package.text(of: "output/runs/run/\(getpid()).jsonl"))
    #expect(text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count == 3)
    #expect(try package.journal().map(\.outcome) == [.recorded, .matched])
  }

  @Test("The part of a journal that a trapped program began is ended once")
  func earlierPart() throws {
    let path = package.root + "/journal.jsonl"
    for event in [JournalEvent(.began), JournalEvent(.testSkipped), JournalEvent(.testFailed)] {
      try JournalFile.append(event.line, to: path)
    }
    for _ in 0..<2 { JournalFile.endEarlierPart(of: path, JournalEvent(.ended)) }
    let lines = try #require(package.text(of: "journal.jsonl")).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last == #"{"event":"ended","lines":2,"version":1}"#)
  }

  @Test("The record of a match contains its location and the digest of the reference")
  func match() throws {
    try package.writeReference("a")
    _ = package.verify("a", as: .lines, line: 31)
    let line = try #require(package.lines().last)
    #expect(try #require(package.journal().first?.microseconds) >= 0)
    #expect(
      line.replacing(/"microseconds":[0-9]+,/, with: "") == """
        {"location":{"column":5,"file":"Tests/FormTests/LoginTests.swift","line":31},\
        "matchedDigest":"\(SHA256Digest.of(Array("a".utf8)).hexadecimal)",\
        "notes":[],"outcome":"matched",\
        "reference":"__Snapshots__/FormTests/LoginTests/appearance.form.txt",\
        "snapshot":{"identifier":"form","suite":"LoginTests","target":"FormTests",\
        "test":"appearance"},"version":1}
        """)
  }

  @Test("The record of a change has relative paths, digests, counts and the message")
  func change() throws {
    try package.writeReference(Diffing.image.encode(.filled(0x336699, width: 4, height: 3)))
    let result = package.verify(
      try SnapshotImage.filled(0x336600, width: 4, height: 4), as: .image, record: .never)
    let record = try #require(try package.journal().first)
    #expect(record.outcome == .changed)
    let directory = "pending/FormTests/LoginTests/appearance.form"
    #expect(
      record.artifacts
        == JournalRecord.Artifacts(
          reference: directory + ".reference.png", actual: directory + ".actual.png",
          difference: directory + ".difference.png"))
    #expect(record.digests?.reference?.count == 64)
    #expect(record.digests?.actual.count == 64)
    #expect(record.digests?.actual != record.digests?.reference)
    #expect(
      record.pixels
        == JournalRecord.PixelSummary(
          differing: 16, total: 16, referenceSize: .init(width: 4, height: 3),
          actualSize: .init(width: 4, height: 4),
          regions: [
            JournalRecord.Region(
              bounds: PixelRect(x: 0, y: 0, width: 4, height: 4), differing: 16, largest: 255)
          ]))
    #expect(record.fingerprint?.count == 64)
    #expect(record.message == result.message)
  }

  @Test("The record of a failure has the error and no artifacts")
  func failure() throws {
    try package.writeReference([], "appearance.form.png")
    _ = package.verify(try SnapshotImage.filled(0), as: .image)
    let record = try #require(try package.journal().first)
    #expect(record.outcome == .failed)
    #expect(record.message?.contains("\(ImagingError.emptyFile)") == true)
    #expect(record.artifacts == nil)
  }

  @Test("A record with a multi-line message is a single line")
  func longMessage() throws {
    try package.writeReference("a\nb\n")
    _ = package.verify("a\nc\n", as: .lines, record: .never)
    #expect(package.lines().count == 2)
  }

  @Test("Each run's journal begins with one event for the process")
  func begins() throws {
    for run in ["first", "second", "first"] {
      _ = package.verify("a", as: .lines, variables: ["TINTYPE_RUN": run])
    }
    for run in ["first", "second"] {
      #expect(package.lines(run: run).first == "{\"event\":\"began\",\(program),\"version\":1}")
    }
  }

  @Test("Records contain the shard and the attempt")
  func labels() throws {
    try package.writeReference("a")
    let variables = ["TINTYPE_SHARD": "2/4", "TINTYPE_ATTEMPT": "3"]
    _ = package.verify("a", as: .lines, variables: variables)
    _ = package.verify("b", as: .lines, record: .never, variables: variables)
    for record in try package.journal() {
      #expect(record.shard == Shard(index: 2, total: 4))
      #expect(record.attempt == 3)
    }
    #expect(try package.journal().count == 2)
    #expect(
      package.lines().first
        == """
        {"attempt":3,"event":"began",\(program),"shard":{"index":2,"total":4},"version":1}
        """)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let matched = try #require(try package.journal().first)
    #expect(try String(decoding: encoder.encode(matched), as: UTF8.self) == package.lines()[1])
  }

  static let unusableLabels = [
    ("TINTYPE_SHARD", "5/4"), ("TINTYPE_SHARD", "0/4"), ("TINTYPE_SHARD", "2"),
    ("TINTYPE_SHARD", "+1/4"), ("TINTYPE_ATTEMPT", "0"), ("TINTYPE_ATTEMPT", "second"),
  ]

  @Test("Invalid shards and attempts are rejected") func unusableLabels() throws {
    try package.writeReference("a")
    assertTexts(
      Self.unusableLabels.map { variable, value in
        let result = package.verify("a", as: .lines, variables: [variable: value])
        #expect(result.outcome == "failed", "\(variable)=\(value)")
        return ("\(variable)=\(value)", result.message ?? "")
      }, in: package.root)
  }

  @Test("Equal text changes have the same fingerprint, and other changes have another one")
  func textFingerprints() throws {
    for (name, old, new) in [
      ("one", "a\nsize 1\nb", "a\nsize 2\nb"), ("two", "size 1\nx", "size 2\nx"),
      ("three", "a\nsize 1\nb", "a\nsize 3\nb"),
    ] {
      _ = package.verify(old, as: .lines, named: name, record: .all)
      _ = package.verify(new, as: .lines, named: name, record: .never)
    }
    let prints = try package.journal().filter { $0.outcome == .changed }.map {
      try #require($0.fingerprint).map(Float.init)
    }
    try #require(prints.count == 3)
    #expect(CosineSimilarity.between(prints[0], prints[1]) == 1)
    #expect(CosineSimilarity.between(prints[0], prints[2]) < 0.9)
  }

  @Test("The file latest names the run that wrote last")
  func latest() throws {
    for run in ["first", "second", "second"] {
      _ = package.verify("a", as: .lines, variables: ["TINTYPE_RUN": run])
      #expect(package.text(of: "output/latest") == run + "\n")
    }
    #expect(try package.journal(run: "second").count == 2)
  }

  @Test("A run name from the variable is sanitized for file names")
  func runNames() throws {
    for run in ["build 7/linux", "../../escape"] {
      _ = package.verify("a", as: .lines, variables: ["TINTYPE_RUN": run])
    }
    #expect(
      package.files(in: "output/runs")
        == ["build-7-linux/\(getpid()).jsonl", "escape/\(getpid()).jsonl"])
  }

  @Test(
    "Without a run variable, the run is derived from the parent process", arguments: ["", ".."])
  func derivedRun(name: String) throws {
    _ = package.verify("a", as: .lines, variables: ["TINTYPE_RUN": name])
    _ = package.verify("a", as: .lines, variables: ["TINTYPE_RUN": name])
    let latest = try #require(package.text(of: "output/latest"))
    #expect(latest.wholeMatch(of: /run-[0-9a-f]{12}\n/) != nil)
    #expect(try package.journal(run: String(latest.dropLast())).count == 2)
  }

  @Test(
    "Variables select the output directory; the default is in the build directory",
    arguments: [
      ("A", "B", "A"), ("A", "", "A"), ("", "B", "B"), ("", "", ".build/tintype"),
      ("/A", "B", "/A"),
    ])
  func place(output: String, artifacts: String, expected: String) throws {
    func path(_ value: String) -> String {
      value.hasPrefix("/") ? package.root + value : value
    }
    _ = package.verify(
      "a", as: .lines,
      variables: ["TINTYPE_OUTPUT": path(output), "SNAPSHOT_ARTIFACTS": artifacts])
    #expect(package.files(in: expected.replacing("/A", with: "A")).contains("latest"))
  }

  @Test("Concurrent tasks write complete lines")
  func concurrency() async throws {
    let session = package.session()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { [package] in
          for number in 0..<25 {
            _ = session.verify(
              of: { String(repeating: "x", count: 5000) }, as: .lines,
              named: "\(task)-\(number)", record: .all,
              in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "a()"),
              at: CallSite(file: package.sourceFile, line: 1, column: 1))
          }
        }
      }
    }
    #expect(Set(try package.journal().map(\.snapshot)).count == 200)
    #expect(package.files(in: "__Snapshots__").count == 200)
  }

  @Test(
    "Lines equal the output of an encoder with sorted keys, whatever the names",
    arguments: ["form", "größe", "a b", "日本", "x_1"])
  func canonicalLines(name: String) throws {
    let package = try TemporaryPackage()
    for record in [SnapshotTestingConfiguration.Record.all, .never, .never] {
      _ = package.verify("a", as: .lines, named: name, record: record)
    }
    _ = package.verify("b", as: .lines, named: name, record: .never)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expected = try package.journal().map { record in
      String(decoding: try encoder.encode(record), as: UTF8.self) + "\n"
    }
    #expect(expected.count == 4)
    let file = try #require(package.files(in: "output/runs/run").first)
    let text = try #require(package.text(of: "output/runs/run/" + file))
    #expect(text == "{\"event\":\"began\",\(program),\"version\":1}\n" + expected.joined())
  }

  @Test("A journal that is a symbolic link is not written, unless the user names the file")
  func journalLink() throws {
    let (target, link) = (package.root + "/target", package.root + "/1.jsonl")
    #expect(FileManager.default.createFile(atPath: target, contents: nil))
    #expect(symlink(target, link) == 0)
    #expect(throws: FileError.link) { try JournalFile.append([65], to: link) }
    #expect(try RegularFile.bytes(of: target, limit: 10) == [])
    try JournalFile.append([65], to: link, isNamedByUser: true)
    #expect(try RegularFile.bytes(of: target, limit: 10) == [65])
  }
}
