// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("Forged changes") struct HostileChangeTests {
  let package: PendingPackage
  private let file = ".build/tintype/pending/FormTests/LoginTests/appearance.form.change.txt.json"

  init() throws { package = try PendingPackage() }

  /// Accepts all pending changes and expects that nothing is written.
  ///
  /// Returns the reason.
  private func refusal(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let before = package.list("")
    let result = package.run(["accept", "--all"] + arguments)
    #expect(result.exitCode != .success, sourceLocation: sourceLocation)
    #expect(package.list("") == before, sourceLocation: sourceLocation)
    return result.messages
  }

  static let places = [
    "../appearance.form.txt", "__Snapshots__/../../appearance.form.txt",
    "__Snapshots__/./appearance.form.txt", "__Snapshots__//appearance.form.txt",
    "/etc/__Snapshots__/appearance.form.txt", "__Snapshots__/a\u{0}/appearance.form.txt",
    "__Snapshots__/a\n/appearance.form.txt", "", ".", "appearance.form.txt",
    "Sources/appearance.form.txt", "__Snapshots__x/appearance.form.txt",
    ".git/__Snapshots__/appearance.form.txt", "__Snapshots__/.GIT/appearance.form.txt",
    ".build/__Snapshots__/appearance.form.txt", "__Snapshots__/FormTests/LoginTests/other.form.txt",
    "__Snapshots__/FormTests/LoginTests/appearance.form.swift", "__Snapshots__/Package.swift",
  ]

  @Test("A forged change is not written to a path that is invalid for references")
  func reference() throws {
    assertTexts(
      try Self.places.map { path in
        let suite = try Self()
        try suite.package.change(from: nil, to: "new") { $0.record.reference = path }
        return (path.debugDescription, suite.refusal())
      })
  }

  @Test("A forged change does not follow links out of the package or into .git")
  func links() throws {
    let other = try TemporaryOutput()
    try package.makeDirectory("__Snapshots__/FormTests")
    try package.link("__Snapshots__/FormTests/LoginTests", to: other.path)
    try package.change(from: nil, to: "new")
    let leaving = refusal()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)

    try package.remove("__Snapshots__/FormTests/LoginTests")
    try package.makeDirectory(".git/hooks")
    try package.link("__Snapshots__/FormTests/LoginTests", to: package.path + "/.git/hooks")
    assertTexts([("out of the package", leaving), ("into .git", refusal())])
  }

  @Test("--references allows a directory and nothing above it")
  func named() throws {
    let other = try TemporaryOutput()
    let path = other.path + "/refs/deep/appearance.form.txt"
    try other.write("", to: "refs/x")
    try package.change(from: nil, to: "new") { $0.record.reference = path }
    assertTexts(
      [
        ("no directory", refusal()),
        ("a file", refusal("--references", other.path + "/refs/x")),
        ("nothing", refusal("--references", other.path + "/elsewhere")),
      ], in: other.path)
    let result = package.run("accept", "--all", "--references", other.path + "/refs")
    #expect(result.exitCode == .success)
    #expect(try other.text(of: "refs/deep/appearance.form.txt") == "new")

    try package.change(from: nil, to: "new") {
      $0.record.reference = "Fixtures/appearance.form.txt"
    }
    try package.makeDirectory("Fixtures")
    #expect(package.run("accept", "--all", "--references", "Fixtures").exitCode == .success)
    #expect(package.text("Fixtures/appearance.form.txt") == "new")
  }

  @Test("A forged change is not accepted outside a package")
  func noPackage() throws {
    try package.change(from: nil, to: "new")
    let result = Tool(environment: [:], currentDirectory: "/").run(
      ["accept", "--all", "--output-directory", package.output.path])
    #expect(result.exitCode == .different)
    assertText(result.messages)
  }

  static let artifacts = [
    "pending/FormTests/Other/appearance.form.actual.txt", "/etc/passwd", "../../../secret",
    "pending/FormTests/LoginTests/../../../secret", "",
  ]

  @Test("A forged change does not use files of other directories") func actual() throws {
    assertTexts(
      try Self.artifacts.map { path in
        let suite = try Self()
        try suite.package.write("new", to: "secret")
        try suite.package.change(from: nil, to: "new") { $0.record.artifacts?.actual = path }
        return (path.debugDescription, suite.refusal())
      })
  }

  @Test("A forged change does not use a link that leaves the output directory")
  func actualLink() throws {
    try package.change(from: nil, to: "new")
    try package.write("new", to: "secret")
    let actual = ".build/tintype/pending/FormTests/LoginTests/appearance.form.actual.txt"
    try package.remove(actual)
    try package.link(actual, to: package.path + "/secret")
    assertText(refusal())
  }

  @Test("A forged change does not use a file of another extension")
  func otherKind() throws {
    try package.change(from: nil, to: "new") { change in
      change.record.artifacts?.actual = "pending/FormTests/LoginTests/appearance.form.actual.png"
    }
    assertText(refusal())
  }

  static let records: [(name: String, adjust: @Sendable (inout PendingChange) -> Void)] = [
    ("no reference", { $0.record.reference = nil }),
    ("no artifacts", { $0.record.artifacts = nil }),
    ("no digests", { $0.record.digests = nil }),
    ("a short digest", { $0.record.digests?.actual = "00" }),
    ("a path for a run", { $0.run = "../x" }),
    ("a snapshot that matched", { $0.record.outcome = .matched }),
    ("another name", { $0.record.snapshot.test = "other" }),
    ("version 2", { $0.version = 2 }),
    ("version 0", { $0.version = 0 }),
  ]

  @Test("A contradictory or incomplete change is refused") func record() throws {
    assertTexts(
      try Self.records.map { name, adjust in
        let suite = try Self()
        try suite.package.change(from: nil, to: "new", adjust: adjust)
        return (name, suite.refusal())
      })
  }

  static let files = [
    ("nothing", ""), ("an open object", "{"), ("an array", "[]"),
    ("no run", "{\"version\":1}"), ("no record", "{\"version\":1,\"run\":\"r\"}"),
    ("many brackets", String(repeating: "[", count: 200_000)),
  ]

  @Test("A change file with invalid JSON is refused") func noJSON() throws {
    assertTexts(
      try Self.files.map { name, text in
        let suite = try Self()
        try suite.package.change(from: nil, to: "new")
        try suite.package.write(text, to: file)
        return (name, suite.refusal())
      })
  }

  @Test("A pipe in place of a change file is refused without waiting for it")
  func pipe() throws {
    try package.change(from: nil, to: "new")
    try package.remove(file)
    #expect(mkfifo(package.path + "/" + file, 0o600) == 0)
    assertText(refusal())
  }

  @Test(
    "Hidden characters of a change are escaped in the terminal",
    arguments: ["\u{1B}[31m", "\u{202E}", "\n"])
  func controls(text: String) throws {
    try package.change("a.1", in: "Sui\(text)te", from: "old", to: "new")
    for verb in ["status", "accept"] {
      let result = package.run([verb] + (verb == "accept" ? ["--all", "--dry-run"] : []))
      let lines = (result.output + result.messages).split(separator: "\n")
      #expect(lines.contains { $0.contains("Sui\\u{") })
      #expect(!lines.contains { line in text != "\n" && line.contains(text) })
      #expect(!lines.contains("te/a.1"))
    }
    #expect(!package.run("show", "a.1").output.contains("tintype accept --seen"))
  }

  @Test("Links do not lead the search out of the output directory or into a cycle")
  func linkedFolders() throws {
    let other = try TemporaryOutput()
    try other.write("{}", to: "LoginTests/appearance.form.change.txt.json")
    try package.makeDirectory(".build/tintype/pending")
    try package.link(".build/tintype/pending/Linked", to: other.path)
    try package.link(".build/tintype/pending/Round", to: package.output.pending)
    assertText(package.run("accept", "--all").output)
  }

  @Test("Messages contain a name of 10,000 bytes at most once")
  func longName() throws {
    let name = String(repeating: "x", count: 10_000)
    try package.change(from: nil, to: "new") { $0.record.snapshot.identifier = name }
    #expect(refusal().count < 11_000)
    let result = package.run("accept", name)
    #expect(result.exitCode == .error)
    #expect(result.messages.count < 500)
  }
}
