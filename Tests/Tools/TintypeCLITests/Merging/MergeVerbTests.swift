// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

struct MergeVerbTests {
  let place: TemporaryOutput

  init() throws { place = try TemporaryOutput() }

  private func merge(_ arguments: String...) -> Tool.Result {
    Tool(environment: [:], currentDirectory: place.path)
      .run(["merge"] + arguments + (arguments.contains("--to") ? [] : ["--to", "out"]))
  }

  /// Writes the output of a shard: its records, the files of those that changed, and the event that
  /// ends it.
  private func part(
    _ folder: String, _ shard: String?, attempt: Int? = nil, _ records: [JournalRecord],
    status: Int? = nil, run: String = "r", content: String = "new", assignment: String? = nil,
    variables: [String: String]? = nil
  ) throws {
    let piece = shard.flatMap { Shard($0) }
    var taken: [JournalRecord] = []
    for var record in records {
      (record.shard, record.attempt) = (piece, attempt)
      record.reference = "__Snapshots__/FormTests/LoginTests/\(record.snapshot.test).1.png"
      if record.outcome == .changed {
        let stem = "pending/FormTests/LoginTests/\(record.snapshot.test).1"
        record.artifacts = .init(
          reference: "\(stem).reference.png", actual: "\(stem).actual.png",
          difference: "\(stem).difference.png")
        record.digests = .init(reference: "aa", actual: content)
        for kind in ["reference", "actual", "difference"] {
          try place.write("\(kind) \(content)", to: "\(folder)/\(stem).\(kind).png")
        }
        let change = try PendingChange(run: run, record: record).line
        try place.write(Data(change), to: "\(folder)/\(stem).change.png.json")
      }
      taken.append(record)
    }
    if !taken.isEmpty {
      try place.write(
        wholeJournal(taken).map { $0 + "\n" }.joined(),
        to: "\(folder)/runs/\(run)/\(attempt ?? 1)00.jsonl")
    }
    if let status {
      var started = JournalEvent(.started, attempt: attempt, shard: piece)
      (started.assignment, started.variables) = (assignment, variables)
      let tested = JournalEvent(
        .tested, attempt: attempt, shard: piece, status: status, isWhole: true)
      try place.write(
        Data(try started.line + tested.line), to: "\(folder)/runs/\(run)/tintype.jsonl")
    }
    try place.write(run + "\n", to: "\(folder)/latest")
  }

  private func merged(_ folder: String = "out") throws -> RunJournal {
    let output = OutputDirectory(path: place.path + "/" + folder)
    return try JournalReader(output: output).read(allowsEmpty: true)
  }

  private func files(_ folder: String = "out") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: place.path + "/" + folder)
      .filter { !Directory.exists(at: place.path + "/" + folder + "/" + $0) }.sorted()
  }

  /// The divisions of the tests: of shard 1, of shard 2, and of its second attempt.
  static let divisions: [(String?, String?, String?, ExitCode)] = [
    ("a", "a", nil, .success), ("a", "b", nil, .incomplete), ("a", nil, nil, .success),
    (nil, nil, nil, .success), ("a", "b", "a", .success), ("a", "a", "b", .incomplete),
  ]

  @Test("Shards that divide the tests differently are incomplete", arguments: divisions)
  func otherDivision(first: String?, second: String?, again: String?, code: ExitCode) throws {
    try part("parts/1", "1/2", [record("a")], status: 0, assignment: first)
    try part("parts/2", "2/2", [record("b")], status: 0, assignment: second)
    var parts = ["parts/1", "parts/2"]
    if let again {
      parts.append("parts/3")
      try part("parts/3", "2/2", attempt: 2, [record("b")], status: 0, assignment: again)
    }
    let result = Tool(environment: [:], currentDirectory: place.path)
      .run(["merge", "--to", "out"] + parts)
    #expect(result.exitCode == code)
    #expect(result.messages.contains("divide the tests differently") == (code == .incomplete))
  }

  /// The commits that shard 1, shard 2 and its second attempt tested, in variables of services.
  static let commits: [(String, String, String?, ExitCode)] = [
    ("GITHUB_SHA=a", "GITHUB_SHA=a", nil, .success),
    ("GITHUB_SHA=a", "GITHUB_SHA=b", nil, .incomplete),
    ("CI_COMMIT_SHA=a", "CI_COMMIT_SHA=b", "CI_COMMIT_SHA=a", .success),
    ("CIRCLE_SHA1=a", "BUILDKITE_COMMIT=b", nil, .incomplete),
    ("GITHUB_SHA=a", "GITHUB_REF=b", nil, .success),
  ]

  @Test("Shards that tested different commits are incomplete", arguments: commits)
  func otherCommit(first: String, second: String, again: String?, code: ExitCode) throws {
    func variables(_ text: String) -> [String: String] {
      let parts = text.split(separator: "=").map(String.init)
      return [parts[0]: parts[1]]
    }
    try part("parts/1", "1/2", [record("a")], status: 0, variables: variables(first))
    try part("parts/2", "2/2", [record("b")], status: 0, variables: variables(second))
    var parts = ["parts/1", "parts/2"]
    if let again {
      parts.append("parts/3")
      try part("parts/3", "2/2", attempt: 2, [record("b")], status: 0, variables: variables(again))
    }
    let result = Tool(environment: [:], currentDirectory: place.path)
      .run(["merge", "--to", "out"] + parts)
    #expect(result.exitCode == code)
    #expect(result.messages.contains("tested different commits") == (code == .incomplete))
  }

  @Test("Shards are merged into one run")
  func partsBecomeOneRun() throws {
    try part("parts/1", "1/2", [record("a"), record("b", .changed)], status: 1)
    try part("parts/2", "2/2", [record("c")], status: 0)
    let result = merge("parts/1", "parts/2")
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
    assertText(result.output)
    let journal = try merged()
    let run = journal.run.description
    #expect(run.hasPrefix("merged-") && run.count == 19)
    #expect(
      try files() == [
        "latest",
        "pending/FormTests/LoginTests/b.1.actual.png",
        "pending/FormTests/LoginTests/b.1.change.png.json",
        "pending/FormTests/LoginTests/b.1.difference.png",
        "pending/FormTests/LoginTests/b.1.reference.png",
        "runs/\(run)/1-1-100.jsonl", "runs/\(run)/1-1-tintype.jsonl",
        "runs/\(run)/2-1-100.jsonl", "runs/\(run)/2-1-tintype.jsonl",
        "runs/\(run)/merge.json",
      ])
    #expect(journal.events.allSatisfy { $0.shard != nil })
    let change = try JSONDecoder.journal.decode(
      PendingChange.self,
      from: Data(try place.text(of: "out/pending/FormTests/LoginTests/b.1.change.png.json").utf8))
    #expect(change.run == run)
    #expect(change.record.artifacts?.actual == "pending/FormTests/LoginTests/b.1.actual.png")
  }

  @Test("The order of the directories does not change the result")
  func theOrderOfDirectoriesMakesNoDifference() throws {
    try part("parts/1", "1/2", [record("a"), record("b", .changed)], status: 1)
    try part("parts/2", "2/2", [record("c", .changed)], status: 1)
    let one = merge("parts/1", "parts/2", "--to", "x1")
    let other = merge("parts/2", "parts/1", "--to", "x2")
    #expect(one.output.replacing("x1", with: "x2") == other.output)
    let names = try files("x1")
    #expect(try files("x2") == names)
    for name in names {
      #expect(try place.text(of: "x1/" + name) == place.text(of: "x2/" + name))
    }
  }

  @Test("Shards without failures merge with the exit code 0")
  func allWell() throws {
    try part("1", "1/2", [record("a")], status: 0)
    // The output of a shard without tests contains only its end.
    try part("2", "2/2", [], status: 0)
    #expect(merge("1", "2").exitCode == .success)
    #expect(try merged().events.count { $0.event == .tested } == 2)
  }

  @Test("A missing shard is reported")
  func aMissingPartIsNamed() throws {
    try part("1", "1/4", [record("a")], status: 0)
    try part("4", "4/4", [record("b")], status: 0)
    let result = merge("1", "4")
    #expect(result.exitCode == .incomplete)
    assertText(result.output + result.messages)
    #expect(
      Report(try merged()).problems.map(\.reason) == [
        .partsMissing(count: 2, of: 4, first: [2, 3])
      ])
  }

  @Test("One of several shards is incomplete")
  func oneOfSeveralPartsIsNotAll() throws {
    try part("1", "1/2", [record("a")], status: 0)
    #expect(merge("1").exitCode == .incomplete)
    assertText(try #require(Report(try merged()).shards?.summary))
  }

  @Test(
    "A shard that occurs twice is reported", arguments: [["1", "2", "2"], ["1", "2", "copy"]])
  func shardThatOccursTwiceIsReported(directories: [String]) throws {
    try part("1", "1/2", [record("a")], status: 0)
    try part("2", "2/2", [record("b", .changed)], status: 1)
    try part("copy", "2/2", [record("b", .changed)], status: 1, run: "other", content: "other")
    let result = Tool(environment: [:], currentDirectory: place.path)
      .run(["merge"] + directories + ["--to", "out"])
    #expect(result.exitCode == .incomplete)
    for name in directories.suffix(2) { #expect(result.messages.contains(name)) }
    assertText(
      result.messages, named: directories.joined(separator: "-"), redacting: [.runs])
  }

  @Test("Shards with different totals are reported")
  func partsThatDisagreeAreNamed() throws {
    try part("1", "1/2", [record("a")])
    try part("2", "2/3", [record("b")])
    let result = merge("1", "2")
    #expect(result.exitCode == .incomplete)
    assertText(result.messages)
  }

  @Test("The number of shards given by --shards is checked")
  func anAnnouncedNumberIsChecked() throws {
    try part("1", "1/2", [record("a")])
    try part("2", "2/2", [record("b")])
    let result = merge("1", "2", "--shards", "3")
    #expect(result.exitCode == .incomplete)
    assertText(result.messages)
    #expect(merge("1", "2", "--shards", "2").exitCode == .success)
  }

  @Test("A run without a shard among sharded runs is reported")
  func anUnmarkedRunAmongOthersIsNamed() throws {
    try part("1", "1/2", [record("a")])
    try part("2", "2/2", [record("b")])
    try part("stray", nil, [record("c")])
    let result = merge("1", "2", "stray")
    #expect(result.exitCode == .incomplete)
    try part("other", nil, [record("d")])
    assertTexts([
      ("one of three", result.messages), ("both of two", merge("stray", "other").messages),
    ])
    #expect(merge("stray").exitCode == .success)
  }

  @Test("A directory without records is reported")
  func aDirectoryWithoutRecordsIsNamed() throws {
    try part("1", "1/2", [record("a")])
    try place.write("", to: "empty/runs/r/1.jsonl")
    try place.write("r", to: "empty/latest")
    let result = merge("1", "empty", "none")
    #expect(result.exitCode == .incomplete)
    assertText(result.messages, redacting: [.runs])
    // The output contains no absolute paths of this machine.
    #expect(!result.messages.contains(place.path))
  }

  @Test("A later attempt of a shard replaces the earlier one")
  func aLaterAttemptCounts() throws {
    try part("1", "1/2", [record("a")], status: 0)
    try part("2", "2/2", [record("b", .changed), record("c", .changed)], status: 1)
    try part(
      "2-again", "2/2", attempt: 2, [record("b"), record("c", .changed)], status: 1, content: "2")
    let result = merge("1", "2", "2-again")
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
    assertText(result.output)
    #expect(
      Report(try merged()).entries.map(\.outcomes) == [
        [.changed, .changed], [.matched], [.changed, .matched],
      ])
    // The later attempt decides about b, so no change of b is pending.
    #expect(try files().filter { $0.hasPrefix("pending/") && $0.contains("/b.") } == [])
    #expect(try place.text(of: "out/pending/FormTests/LoginTests/c.1.actual.png") == "actual 2")
  }

  @Test("A crash is ignored if a later attempt of the shard succeeded")
  func crashIsIgnoredIfLaterAttemptOfShardSucceeded() throws {
    try part("1", "1/2", [record("a")], status: 0)
    try part("2", "2/2", [record("b")])
    let began = JournalEvent(.began, shard: Shard(index: 2, total: 2))
    let line = String(decoding: try began.line, as: UTF8.self)
    try place.write(line + "{\"vers", to: "2/runs/r/2.jsonl")
    #expect(merge("1", "2").exitCode == .incomplete)
    try part("3", "2/2", attempt: 2, [record("b")], status: 0)
    let result = merge("1", "2", "3")
    #expect(result.exitCode == .success)
    #expect(result.messages.isEmpty)
  }

  static let damage = [
    ("cut-off", "{\"version\":1,\"snap"), ("no-JSON", "{\"version\":1,{\"version\":1}\n"),
    ("later-version", "{\"version\":9}\n"),
  ]

  @Test("A damaged journal is still damaged after merging", arguments: damage)
  func aDamagedJournalStaysDamaged(name: String, text: String) throws {
    try part("1", "1/1", [record("a")])
    try place.write(text, to: "1/runs/r/9.jsonl")
    let result = merge("1")
    #expect(result.exitCode == .incomplete)
    #expect(result.messages.contains("/1-1-9.jsonl, line 1: "))
    assertText(result.messages, named: name, redacting: [.runs])
  }

  @Test("Merged runs can be merged again")
  func mergesMerges() throws {
    for index in 1...4 { try part("\(index)", "\(index)/4", [record("t\(index)")], status: 0) }
    #expect(merge("1", "2", "--to", "left").exitCode == .incomplete)
    #expect(merge("3", "4", "--to", "right").exitCode == .incomplete)
    let result = merge("left", "right")
    #expect(result.exitCode == .success)
    assertText(result.output)
  }

  @Test("A merge replaces an earlier merge and only its files")
  func replacesAnEarlierMergeAndItsFilesOnly() throws {
    try part("1", "1/2", [record("a", .changed)], status: 1)
    try part("2", "2/2", [record("b")], status: 0)
    _ = merge("1", "2")
    try place.write("mine", to: "out/pending/note.txt")
    try part("1", "1/2", [record("a")], status: 0, run: "second")
    #expect(merge("1", "2").exitCode == .success)
    let files = try files()
    #expect(files.contains("pending/note.txt"))
    #expect(!files.contains { $0.contains("a.1.") })
    #expect(
      Set(files.filter { $0.hasPrefix("runs/") }.map { $0.split(separator: "/")[1] }).count == 1)
  }

  @Test("A directory that is not a merge is not changed")
  func leavesEverythingElseAlone() throws {
    try part("1", "1/1", [record("a")])
    try place.write("mine", to: "out/file.txt")
    let result = merge("1")
    #expect(result.exitCode == .cannotCreate)
    assertText(result.messages, in: place.path)
    #expect(try files() == ["file.txt"])
    // The output of another run is not treated as a merge.
    #expect(merge("1", "--to", "1").exitCode == .usage)
    try part("2", "1/1", [record("b")])
    #expect(merge("1", "--to", "2").exitCode == .cannotCreate)
  }

  static let paths = [
    "../secret.png", "/etc/passwd", "pending/../../secret.png", "pending/link.png",
    "pending/folder/secret.png", "runs/r/100.jsonl/../x", "latest", "pending/\u{0}x",
    "pending/gone.png",
  ]

  @Test("Files outside the shard's output are not copied")
  func filesOutsideShardsOutputAreNotCopied() throws {
    assertTexts(
      try Self.paths.map { path in
        let suite = try Self()
        let place = suite.place
        var record = record("a", .changed)
        record.shard = Shard(index: 1, total: 1)
        record.artifacts = .init(actual: path)
        record.digests = .init(actual: "bb")
        try place.write("secret", to: "secret.png")
        try place.write(
          wholeJournal([record]).map { $0 + "\n" }.joined(), to: "1/runs/r/1.jsonl")
        try place.write("r", to: "1/latest")
        try place.write("", to: "1/pending/x.txt")
        try FileManager.default.createSymbolicLink(
          atPath: place.path + "/1/pending/link.png",
          withDestinationPath: place.path + "/secret.png")
        try FileManager.default.createSymbolicLink(
          atPath: place.path + "/1/pending/folder", withDestinationPath: place.path)
        let result = suite.merge("1")
        #expect(result.exitCode == .incomplete, "\(path)")
        #expect(
          try suite.files().allSatisfy { $0 == "latest" || $0.hasPrefix("runs/merged-") }, "\(path)"
        )
        return (path.debugDescription, result.messages)
      }, redacting: [.runs])
  }

  @Test("A shard is not read through a link that leads out of the package")
  func linkedShard() throws {
    let outside = try TemporaryOutput()
    try outside.write(
      wholeJournal([record("a")]).map { $0 + "\n" }.joined(), to: "runs/r/1.jsonl")
    try outside.write("r", to: "latest")
    try place.write("// swift-tools-version: 6.2", to: "Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: place.path + "/1", withDestinationPath: outside.path)
    let result = merge("1")
    #expect(result.exitCode != .success)
    #expect(result.messages.contains("a symbolic link leads to it, which is not followed"))
  }

  @Test("Two snapshots that claim the same file are reported")
  func twoSnapshotsDoNotShareAFile() throws {
    let records = ["a", "b"].map { name in
      var record = record(name, .changed)
      record.artifacts = .init(actual: "pending/x.png")
      record.shard = Shard(index: 1, total: 1)
      return record
    }
    try place.write("x", to: "1/pending/x.png")
    try place.write(
      wholeJournal(records).map { $0 + "\n" }.joined(), to: "1/runs/r/1.jsonl")
    try place.write("r", to: "1/latest")
    let result = merge("1")
    #expect(result.exitCode == .incomplete)
    #expect(result.messages.contains("pending/x.png"))
    assertText(result.messages)
  }

  @Test("tintype merge --format json prints the verdict")
  func printsJSON() throws {
    try part("1", "1/2", [record("a", .changed)])
    let result = merge("1", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["verdict"] as? [String] == ["incomplete", "different"])
  }

  @Test("tintype merge --run selects the run to merge")
  func takesTheRunThatIsNamed() throws {
    try part("1", "1/1", [record("a", .failed)], run: "old")
    try part("1", "1/1", [record("a")], run: "new")
    #expect(merge("1").exitCode == .success)
    #expect(merge("1", "--run", "old").exitCode == .error)
  }

  static let refusals: [(arguments: [String], code: ExitCode)] = [
    (["--to", "out"], .usage),
    (["1"], .usage),
    (["1", "--to", "out", "--shards", "0"], .usage),
    (["1", "--to", "out", "--shards", "1/2"], .usage),
    (["1", "--to", "out", "--run", "a/b"], .usage),
    (["1", "--to", "1/"], .usage),
    (["1", "--to", "/dev/full"], .cannotCreate),
    (["1", "--to", "/proc/none"], .cannotCreate),
  ]

  @Test("Invalid options of merge are rejected")
  func invalidOptionsOfMergeAreRejected() throws {
    try part("1", "1/1", [record("a")])
    assertTexts(
      Self.refusals.map { arguments, code in
        let result = Tool(environment: [:], currentDirectory: place.path).run(["merge"] + arguments)
        #expect(result.exitCode == code, "\(arguments)")
        return (typed(["merge"] + arguments), result.messages)
      }, in: place.path, redacting: [.runs])
  }
}
