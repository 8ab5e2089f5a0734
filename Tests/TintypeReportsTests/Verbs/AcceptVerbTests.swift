// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReports
import TintypeSnapshots

@testable import TintypeCLI

@Suite("tintype accept") struct AcceptVerbTests {
  let package: WaitingPackage

  init() throws { package = try WaitingPackage() }

  @Test("replaces the reference, clears what waits, and says so")
  func replaces() throws {
    try package.change(from: "old", to: "new", difference: "@@")
    let result = package.run("accept", "appearance.form")
    #expect(
      result
        == CommandResult(
          output: """
            Accepting 1 change:
              FormTests/LoginTests/appearance.form: replaces \
            __Snapshots__/FormTests/LoginTests/appearance.form.txt
            1 accepted. Nothing else waits. Look at “git status” before you commit.

            """))
    #expect(package.reference() == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("writes a reference where there was none")
  func adds() throws {
    try package.change(from: nil, to: "new")
    let result = package.run("accept", "FormTests/LoginTests/appearance.form")
    #expect(result.exitCode == .success)
    #expect(
      result.output.contains(
        "appearance.form: new reference __Snapshots__/FormTests/LoginTests/appearance.form.txt\n"))
    #expect(package.reference() == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("leaves the other changes alone")
  func others() throws {
    try package.change("appearance.form", from: "old", to: "new")
    try package.change("appearance.empty", from: "old", to: "new")
    try package.change("appearance.form", from: "{}", to: "[]", as: "json")
    let result = package.run("accept", "appearance.form.txt")
    #expect(result.output.contains("1 accepted. 2 changes wait: “tintype status”."))
    #expect(package.reference() == "new")
    #expect(package.reference("appearance.empty.txt") == "old")
    #expect(package.reference("appearance.form.json") == "{}")
    #expect(package.waiting.count == 6)
  }

  static let selections: [([String], Set<String>)] = [
    (["a.1"], ["LoginTests/a.1"]),
    (["LoginTests/a.1", "b.1"], ["LoginTests/a.1", "LoginTests/b.1"]),
    (["a.1", "FormTests/LoginTests/a.1"], ["LoginTests/a.1"]),
    (["LoginTests/*"], ["LoginTests/a.1", "LoginTests/b.1"]),
    (["*.2"], ["Deep/Down/a.2"]),
    (["FormTests/**"], ["LoginTests/a.1", "LoginTests/b.1", "Deep/Down/a.2"]),
    (["Deep/**/a.2"], ["Deep/Down/a.2"]),
    (["a.*"], ["LoginTests/a.1", "Deep/Down/a.2"]),
    (["--all"], ["LoginTests/a.1", "LoginTests/b.1", "Deep/Down/a.2"]),
  ]

  @Test("accepts what is named", arguments: selections)
  func names(arguments: [String], accepted: Set<String>) throws {
    let names = [("a.1", "LoginTests"), ("b.1", "LoginTests"), ("a.2", "Deep/Down")]
    for (name, suite) in names { try package.change(name, in: suite, from: "old", to: "new") }
    let result = package.run(["accept"] + arguments)
    #expect(result.exitCode == .success)
    let new = names.filter { package.reference($0.0 + ".txt", in: $0.1) == "new" }
    #expect(Set(new.map { "\($0.1)/\($0.0)" }) == accepted)
  }

  @Test("a whole name is meant where it is also the end of another")
  func wholeName() throws {
    try package.change("a.1", in: "LoginTests", from: "old", to: "new")
    try package.change("a.1", in: "FormTests/LoginTests", from: "old", to: "new")
    #expect(package.run("accept", "FormTests/LoginTests/a.1").exitCode == .success)
    #expect(package.reference("a.1.txt") == "new")
    #expect(package.reference("a.1.txt", in: "FormTests/LoginTests") == "old")
  }

  @Test("only says what it would do in a dry run")
  func dryRun() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("b.1", from: nil, to: "new")
    try package.change("c.1", from: "old", to: "new")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/c.1.txt")
    let before = package.list("")
    let result = package.run("accept", "--all", "--dry-run")
    #expect(
      result.output == """
        Accepting 3 changes, if it were no dry run:
          FormTests/LoginTests/a.1: replaces __Snapshots__/FormTests/LoginTests/a.1.txt
          FormTests/LoginTests/b.1: new reference __Snapshots__/FormTests/LoginTests/b.1.txt
          FormTests/LoginTests/c.1: replaces __Snapshots__/FormTests/LoginTests/c.1.txt
        Nothing was written: a dry run. It would be: 2 accepted, 1 left alone.

        """)
    #expect(result.exitCode == .different)
    #expect(package.list("") == before)
    #expect(package.reference("a.1.txt") == "old")
  }

  @Test("accepts a picture")
  func accceptsPicture() throws {
    let (old, new) = (try picture(0x336699), try picture(0))
    try package.change(from: old, to: new, difference: old, as: "png")
    #expect(package.run("accept", "appearance.form").exitCode == .success)
    #expect(package.bytes("__Snapshots__/FormTests/LoginTests/appearance.form.png") == new)
    #expect(package.waiting.isEmpty)
  }

  @Test("accepts a file without an extension")
  func noExtension() throws {
    try package.change(from: "old", to: "new", as: nil)
    #expect(package.run("accept", "appearance.form").exitCode == .success)
    #expect(package.reference("appearance.form") == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("accepts a snapshot whose name is too long for the names of what waits")
  func longName() throws {
    let name = "appearance." + String(repeating: "größe", count: 34)
    try package.change(name, from: "old", to: "new", difference: "@@")
    #expect(!package.waiting.contains { $0.contains(name) })
    #expect(package.run("accept", "FormTests/LoginTests/" + name).exitCode == .success)
    #expect(package.reference(name + ".txt") == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("accepts a snapshot that is called as what tells of changes")
  func confusingName() throws {
    try package.change("a.change", from: "{}", to: "[]", difference: "@@", as: "json")
    let result = package.run("accept", "--all")
    #expect(result.output.contains("1 accepted. Nothing else waits."))
    #expect(package.reference("a.change.json") == "[]")
    #expect(package.waiting.isEmpty)
  }

  @Test("works from a directory below the package, and with an output that is named")
  func elsewhere() throws {
    try package.change(from: "old", to: "new")
    try package.makeDirectory("Sources/Deep")
    #expect(package.run("accept", "--all", in: "/Sources/Deep").exitCode == .success)
    #expect(package.reference() == "new")
    try package.change(from: "new", to: "newer")
    let result = package.run("accept", "--all", "--output-directory", ".build/tintype")
    #expect(result.exitCode == .success)
    #expect(package.reference() == "newer")
  }

  @Test("takes a group as one, and no longer when something in it has changed")
  func group() throws {
    for name in ["a.1", "b.1", "c.1"] {
      try package.change(name, from: "old", to: "new", causes: padding(12, 16))
    }
    try package.change("d.1", from: "old", to: "new", causes: padding(12, 20))
    let groups = try #require(try package.json("status")["groups"] as? [[String: Any]])
    let id = try #require(groups.first?["id"] as? String)
    #expect(groups.count == 1)

    try package.change("b.1", from: "old", to: "newer", causes: padding(12, 16))
    let stale = package.run("accept", "--group", id)
    #expect(stale.exitCode == .different)
    #expect(stale.messages.contains("what was looked at has changed since"))
    #expect(package.reference("a.1.txt") == "old")

    try package.change("b.1", from: "old", to: "new", causes: padding(12, 16))
    #expect(package.run("accept", "--group", id.uppercased()).exitCode == .success)
    let references = ["a", "b", "c", "d"].map { package.reference("\($0).1.txt") }
    #expect(references == ["new", "new", "new", "old"])
  }

  @Test("takes a group that parts of a run have found, each as a run of its own")
  func groupAcrossRuns() throws {
    var records: [JournalRecord] = []
    for (name, run) in [("a.1", "part-1"), ("b.1", "part-2")] {
      let change = try package.change(
        name, from: "old", to: "new", run: run, causes: padding(12, 16))
      records.append(change.record)
    }
    let id = try #require(ReportGroup.groups(of: records).first?.id)
    #expect(package.run("accept", "--group", id).exitCode == .success)
    #expect(package.waiting.isEmpty)
  }

  @Test("takes only what was looked at")
  func seen() throws {
    let change = try package.change(from: "old", to: "new")
    let digest = try #require(change.record.digests?.actual)
    let wrong = package.run("accept", "appearance.form", "--seen", "0123456789ab")
    #expect(wrong.exitCode == .different)
    #expect(
      wrong.messages == """
        tintype: “FormTests/LoginTests/appearance.form” was left alone: the SHA-256 of what was looked \
        at begins with 0123456789ab, and that of what waits now does not. Look at it again: “tintype \
        report”.

        """)
    #expect(package.reference() == "old")
    let seen = String(digest.prefix(12)).uppercased()
    #expect(package.run("accept", "appearance.form", "--seen", seen).exitCode == .success)
    #expect(package.reference() == "new")
  }

  @Test("is done where nothing waits and all is meant")
  func nothingWaits() throws {
    #expect(
      package.run("accept", "--all") == CommandResult(output: "Nothing waits for a decision.\n"))
  }

  @Test("finishes a decision that was interrupted before what waits was cleared")
  func interrupted() throws {
    try package.change(from: "old", to: "new")
    try package.write("new", to: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    let changes = try package.json("accept", "--all")["changes"] as? [[String: Any]]
    #expect(changes?.first?["result"] as? String == "alreadyThere")
    #expect(package.waiting.isEmpty)
  }

  @Test("says in JSON what became of each change")
  func json() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("b.1", from: nil, to: "new")
    try package.change("c.1", from: "old", to: "new")
    try package.remove("__Snapshots__/FormTests/LoginTests/c.1.txt")
    let result = package.run("accept", "--all", "--format", "json")
    #expect(
      result.output == """
        {
          "format": 1,
          "dryRun": false,
          "accepted": 2,
          "rejected": 0,
          "refused": 1,
          "waiting": 1,
          "changes": [
            {"name": "FormTests/LoginTests/a.1", "extension": "txt", "decision": "accept", "result": \
        "replaced", "reference": "__Snapshots__/FormTests/LoginTests/a.1.txt", "reason": null},
            {"name": "FormTests/LoginTests/b.1", "extension": "txt", "decision": "accept", "result": \
        "added", "reference": "__Snapshots__/FormTests/LoginTests/b.1.txt", "reason": null},
            {"name": "FormTests/LoginTests/c.1", "extension": "txt", "decision": "accept", "result": \
        "refused", "reference": "__Snapshots__/FormTests/LoginTests/c.1.txt", "reason": "the \
        reference “__Snapshots__/FormTests/LoginTests/c.1.txt”, which the test has compared with, is \
        gone. Run the test again."}
          ]
        }

        """)
    #expect(result.exitCode == .different)
  }

  @Test("shows how far it is only where there is much to do")
  func progress() throws {
    let shown = Shown()
    try package.change("z.1", from: "old", to: "new")
    _ = package.run("accept", "z.1", progress: shown.add)
    #expect(shown.texts.isEmpty)
    for index in 1...25 { try package.change("a.\(index)", from: "old", to: "new") }
    _ = package.run("accept", "--all", progress: shown.add)
    #expect(shown.texts.first == "\r1 of 25 decided")
    #expect(shown.texts.suffix(2) == ["\r25 of 25 decided", "\r\u{1B}[K"])
  }
}
