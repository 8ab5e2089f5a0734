// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI

/// A package whose run has used some of its references.
struct TestedPackage {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  private static let folder = "__Snapshots__/FormTests/LoginTests/"

  /// Writes references and the journal of a run that used some of them.
  func run(
    asking names: [String] = ["a.1.png"], beside others: [String] = [],
    events: [JournalEvent] = [end()],
    adjust: (inout JournalRecord) -> Void = { _ in }
  ) throws {
    for name in names + others { try package.write("x", to: Self.folder + name) }
    let records = names.map { name in
      let parts = name.split(separator: ".")
      var record = record(String(parts[0]), identifier: String(parts[1]))
      record.reference = Self.folder + name
      adjust(&record)
      return record
    }
    let ends = events.filter { $0.event == .tested }
    let pieces = ends.isEmpty ? [JournalEvent(.tested)] : ends
    for (index, piece) in pieces.enumerated() {
      let labeled = records.map { record in
        var record = record
        (record.attempt, record.shard) = (piece.attempt, piece.shard)
        return record
      }
      try write(wholeJournal(labeled), to: "\(index + 1).jsonl")
    }
    let lines = try events.flatMap { event in
      // The command begins before it ends.
      let started = JournalEvent(.started, attempt: event.attempt, shard: event.shard)
      return try (event.event == .tested ? [started, event] : [event]).map { try line($0) }
    }
    if !lines.isEmpty { try write(lines, to: "tintype.jsonl") }
    try package.write("run\n", to: ".build/tintype/latest")
  }

  private func write(_ lines: [String], to file: String) throws {
    try package.write(
      lines.map { $0 + "\n" }.joined(), to: ".build/tintype/runs/run/" + file)
  }

  /// Returns the end of `swift test`, which ran one test.
  static func end(
    _ status: Int? = 0, attempt: Int? = nil, part: Int? = nil, of total: Int = 2,
    isWhole: Bool? = true
  ) -> JournalEvent {
    var event = JournalEvent(
      .tested, attempt: attempt, shard: part.flatMap { Shard(index: $0, total: total) },
      status: status, isWhole: isWhole)
    event.tests = 1
    return event
  }

  /// Makes a file older, or newer if `hours` is negative.
  func age(_ file: String, by hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: hours * -3600)],
      ofItemAtPath: package.path + "/" + file)
  }

  func references() -> [String] { package.list("__Snapshots__") }
}

@Suite("tintype orphans") struct OrphansVerbTests {
  let tested: TestedPackage
  private var package: PendingPackage { tested.package }

  init() throws { tested = try TestedPackage() }

  @Test("tintype orphans lists references that no test has used")
  func lists() throws {
    try tested.run(beside: ["a.2.png", "gone.form.txt"])
    let result = package.run("orphans")
    #expect(result.exitCode == .orphans)
    #expect(result.messages.isEmpty)
    assertText(result.output)
  }

  @Test("tintype orphans lists nothing if every reference was used")
  func none() throws {
    try tested.run(asking: ["a.1.png", "b.1.txt"])
    let result = package.run("orphans")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
  }

  @Test(
    "tintype orphans lists foreign files separately",
    arguments: [
      "README.md", "notes.txt", ".DS_Store", "a.b.c.png", "a b.1.png", "a.1.gif", "a.1", ".a.1.png",
      "a.1.png.orig", "a..png",
    ])
  func foreign(name: String) throws {
    try tested.run(beside: [name])
    let result = package.run("orphans")
    #expect(result.output.contains("__Snapshots__/FormTests/LoginTests/\(name)"))
    #expect(result.exitCode == .success)
    let file = Redaction.replacing("LoginTests/\(name)", with: "LoginTests/[file]")
    assertText(result.output, named: "output", redacting: [file])
  }

  @Test(
    "References may have names in every script",
    arguments: [
      "größe.1.png", "gro\u{308}ße.1.png", "表示.暗い.txt", "a‿b.1.json", "क्\u{200D}ष.2.png", "٣.١.csv",
    ])
  func scripts(name: String) throws {
    try tested.run(beside: [name])
    let result = try package.json("orphans")
    #expect(result["orphans"] as? [String] == ["__Snapshots__/FormTests/LoginTests/\(name)"])
    #expect(result["foreign"] as? [String] == [])
  }

  @Test("tintype orphans treats the extensions of the run as those of references")
  func otherExtensions() throws {
    try tested.run(asking: ["a.1.svg.xml"], beside: ["b.1.svg.xml", "b.1.svg"])
    let result = try package.json("orphans")
    #expect(result["orphans"] as? [String] == ["__Snapshots__/FormTests/LoginTests/b.1.svg.xml"])
    #expect(result["foreign"] as? [String] == ["__Snapshots__/FormTests/LoginTests/b.1.svg"])
  }

  @Test(
    "Files with times outside 64 bits of nanoseconds are listed and pruned",
    arguments: [13_569_465_600, -14_000_000_000])
  func distantTimes(seconds: Int) throws {
    try tested.run(beside: ["a.2.png"])
    let path = package.path + "/__Snapshots__/FormTests/LoginTests/a.2.png"
    var times = [timespec(), timespec()]
    for index in times.indices { times[index].tv_sec = .init(seconds) }
    #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
    var status = stat()
    // Some file systems store other times, so the stored time is compared.
    #expect(stat(path, &status) == 0)
    let isNewer = FileTime(modificationOf: status).seconds > 4_000_000_000
    #expect(package.run("orphans").exitCode == .orphans)
    #expect(package.run("prune", "--yes").exitCode == (isNewer ? .orphans : .success))
    #expect(FileManager.default.fileExists(atPath: path) == isNewer)
  }

  @Test("Temporary files are not foreign files and are removed by prune --yes")
  func temporaryFiles() throws {
    let old = "__Snapshots__/FormTests/LoginTests/.tintype-1-2.tmp"
    try tested.run()
    try package.write("half", to: old)
    try tested.age(old, by: 2)
    assertText(package.run("orphans").output, named: "orphans")
    #expect(package.run("prune").messages.isEmpty)
    #expect(package.text(old) == "half")
    let result = package.run("prune", "--yes")
    assertText(result.messages, named: "prune")
    #expect(package.text(old) == nil)
    #expect(tested.references() == ["FormTests/LoginTests/a.1.png"])
  }

  @Test("tintype orphans searches the whole package, but no nested package and nothing hidden")
  func places() throws {
    try tested.run()
    for place in [
      "Tests/FormTests/__Snapshots__/LoginTests/old.1.png", "Examples/__Snapshots__/T/S/old.1.png",
      ".build/checkouts/x/__Snapshots__/T/S/old.1.png", ".git/__Snapshots__/T/S/old.1.png",
      "Examples/Other/Package.swift", "Examples/Other/__Snapshots__/T/S/old.1.png",
      "__Snapshots__/old.1.png",
    ] { try package.write("x", to: place) }
    try package.link("Linked", to: package.path + "/Tests")
    let result = try package.json("orphans")
    #expect(
      result["orphans"] as? [String] == [
        "Examples/__Snapshots__/T/S/old.1.png",
        "Tests/FormTests/__Snapshots__/LoginTests/old.1.png",
      ])
    #expect(result["foreign"] as? [String] == ["__Snapshots__/old.1.png"])
  }

  @Test(
    "References that a test read from a resource bundle count as used",
    arguments: [
      ".build/debug/Form_FormTests.resources/__Snapshots__/LoginTests/old.1.png",
      "/somewhere/Form_FormTests.resources/__Snapshots__/LoginTests/old.1.png",
    ])
  func bundles(reference: String) throws {
    try package.write("x", to: "Tests/FormTests/__Snapshots__/LoginTests/old.1.png")
    try tested.run(asking: ["a.1.png"]) { $0.reference = reference }
    let result = try package.json("orphans")
    #expect(result["orphans"] as? [String] == ["__Snapshots__/FormTests/LoginTests/a.1.png"])
  }

  static let gaps: [(name: String, events: [JournalEvent])] = [
    ("untold", []),
    ("failed", [TestedPackage.end(1)]),
    ("filtered", [TestedPackage.end(isWhole: false)]),
    ("no word of it", [TestedPackage.end(isWhole: nil)]),
    ("no status", [TestedPackage.end(nil)]),
    ("crashed", [JournalEvent(.began), TestedPackage.end()]),
    ("parts", (1...3).map { TestedPackage.end(part: $0, of: 4) }),
    (
      "a part untold",
      [
        JournalEvent(.began, shard: Shard(index: 1, total: 2)),
        JournalEvent(.ended, shard: Shard(index: 1, total: 2)),
        TestedPackage.end(part: 2),
      ]
    ),
    ("the second attempt", [TestedPackage.end(), TestedPackage.end(2, attempt: 2)]),
    (
      "a skipped test",
      [JournalEvent(.testSkipped, test: "FormTests.Late/later()"), TestedPackage.end()]
    ),
    ("unknown skips", [JournalEvent(.tested, status: 0, isWhole: true)]),
  ]

  @Test("tintype orphans lists references after an incomplete run, with the reason")
  func doubtful() throws {
    assertTexts(
      try Self.gaps.map { name, events in
        let suite = try Self()
        try suite.tested.run(beside: ["gone.1.png"], events: events)
        let result = suite.package.run("orphans")
        #expect(result.exitCode == .incomplete, "\(name)")
        #expect(
          result.output.contains("  __Snapshots__/FormTests/LoginTests/gone.1.png\n"), "\(name)")
        #expect(!result.output.contains("tintype prune"), "\(name)")
        return (name, result.output + result.messages)
      })
  }

  static let evidence: [[JournalEvent]] = [
    [TestedPackage.end(1), TestedPackage.end(attempt: 2)],
    (1...2).map { TestedPackage.end(part: $0) },
    [JournalEvent(.began), JournalEvent(.ended), TestedPackage.end()],
  ]

  @Test("A run of all shards and a later attempt are complete evidence", arguments: evidence)
  func believes(events: [JournalEvent]) throws {
    try tested.run(beside: ["gone.1.png"], events: events)
    #expect(package.run("orphans").exitCode == .orphans)
  }

  @Test("A damaged journal is incomplete evidence")
  func damaged() throws {
    try tested.run(beside: ["gone.1.png"])
    try package.write("garbage\n", to: ".build/tintype/runs/run/2.jsonl")
    let result = package.run("orphans")
    #expect(result.exitCode == .incomplete)
    #expect(result.messages.contains("runs/run/2.jsonl, line 1: "))
    assertText(result.messages)
  }

  @Test("The run of another package is incomplete evidence")
  func otherPackage() throws {
    try tested.run { $0.reference = "__Snapshots__/Other/S/a.1.png" }
    let result = package.run("orphans")
    #expect(result.exitCode == .incomplete)
    assertText(result.messages)
  }

  @Test("tintype orphans --format json lists the same references")
  func json() throws {
    try tested.run(beside: ["gone.1.png"], events: [])
    let printed = try package.json("orphans")
    #expect(printed["format"] as? Int == 1)
    #expect(printed["run"] as? String == "run")
    #expect(printed["complete"] as? Bool == false)
    #expect((printed["gaps"] as? [String])?.count == 1)
    #expect(printed["used"] as? Int == 1)
    #expect(
      printed["orphans"] as? [String] == ["__Snapshots__/FormTests/LoginTests/gone.1.png"])
    #expect((printed["foreign"] as? [String])?.isEmpty == true)
    assertText(package.run("orphans", "--format", "json").output)
  }

  @Test("tintype orphans --run selects a run, and a missing run is an error")
  func runs() throws {
    try tested.run(beside: ["gone.1.png"])
    try package.write("other\n", to: ".build/tintype/latest")
    #expect(package.run("orphans").exitCode == .error)
    #expect(package.run("orphans", "--run", "run").exitCode == .orphans)
    try package.remove(".build/tintype/latest")
    #expect(package.run("orphans").exitCode == .nothingRan)
    let outside = Tool(environment: [:], currentDirectory: "/").run(
      ["orphans", "--output-directory", package.output.path])
    #expect(outside.exitCode == .error)
    assertText(outside.messages)
  }
}

@Suite("tintype prune") struct PruneVerbTests {
  let tested: TestedPackage
  private var package: PendingPackage { tested.package }

  init() throws { tested = try TestedPackage() }

  @Test("tintype prune deletes nothing without --yes")
  func dryRun() throws {
    try tested.run(beside: ["gone.1.png", "README.md"])
    try tested.age("__Snapshots__/FormTests/LoginTests/gone.1.png", by: 1)
    let before = tested.references()
    let result = package.run("prune")
    #expect(result.exitCode == .orphans)
    #expect(result.messages.isEmpty)
    assertText(result.output)
    #expect(tested.references() == before)
  }

  @Test("tintype prune --yes deletes orphans and directories that become empty")
  func deletes() throws {
    try tested.run(beside: ["gone.1.png", "README.md"])
    try package.write("x", to: "__Snapshots__/Old/Deep/Suite/gone.1.txt")
    try package.write("x", to: "Tests/A/__Snapshots__/Suite/gone.1.txt")
    for file in [
      "__Snapshots__/FormTests/LoginTests/gone.1.png", "__Snapshots__/Old/Deep/Suite/gone.1.txt",
      "Tests/A/__Snapshots__/Suite/gone.1.txt",
    ] { try tested.age(file, by: 1) }
    let result = package.run("prune", "--yes")
    #expect(result.exitCode == .success)
    #expect(result.messages.isEmpty)
    assertText(result.output, named: "three")
    #expect(
      tested.references() == ["FormTests/LoginTests/README.md", "FormTests/LoginTests/a.1.png"])
    #expect(!Directory.exists(at: package.path + "/__Snapshots__/Old"))
    // An empty directory next to a test's file selects the location of references.
    #expect(Directory.exists(at: package.path + "/Tests/A/__Snapshots__"))
    assertText(package.run("prune", "--yes").output, named: "none")
  }

  @Test("tintype prune keeps a reference that was written after the run")
  func newer() throws {
    try tested.run(beside: ["gone.1.png", "new.1.png"])
    try tested.age("__Snapshots__/FormTests/LoginTests/gone.1.png", by: 1)
    try tested.age("__Snapshots__/FormTests/LoginTests/new.1.png", by: -1)
    let result = package.run("prune", "--yes")
    #expect(result.exitCode == .orphans)
    assertText(result.messages)
    #expect(
      tested.references() == ["FormTests/LoginTests/a.1.png", "FormTests/LoginTests/new.1.png"])
  }

  @Test("tintype prune refuses to delete after an incomplete run") func refuses() throws {
    assertTexts(
      try OrphansVerbTests.gaps.map { name, events in
        let suite = try Self()
        try suite.tested.run(beside: ["gone.1.png"], events: events)
        try suite.tested.age("__Snapshots__/FormTests/LoginTests/gone.1.png", by: 1)
        let before = suite.tested.references()
        let result = suite.package.run("prune", "--yes")
        #expect(result.exitCode == .incomplete, "\(name)")
        #expect(suite.tested.references() == before, "\(name)")
        return (name, result.output + result.messages)
      })
  }

  @Test("tintype prune --format json lists the same files")
  func json() throws {
    try tested.run(beside: ["gone.1.png", "new.1.png"])
    try tested.age("__Snapshots__/FormTests/LoginTests/gone.1.png", by: 1)
    try tested.age("__Snapshots__/FormTests/LoginTests/new.1.png", by: -1)
    let result = try package.json("prune", "--yes")
    #expect(result["dryRun"] as? Bool == false)
    #expect(result["deleted"] as? [String] == ["__Snapshots__/FormTests/LoginTests/gone.1.png"])
    #expect(result["kept"] as? [String] == ["__Snapshots__/FormTests/LoginTests/new.1.png"])
    #expect(result["failed"] as? [String] == [])
  }
}
