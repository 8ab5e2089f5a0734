// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeSnapshots

@testable import TintypeCLI

@Suite("A change that somebody else has made up") struct HostileChangeTests {
  let package: WaitingPackage
  private let file = ".build/tintype/pending/FormTests/LoginTests/appearance.form.change.txt.json"

  init() throws { package = try WaitingPackage() }

  /// Accepts what waits; expects that nothing is written, and returns the reason.
  private func refusal(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let before = package.list("")
    let result = package.run(["accept", "--all"] + arguments)
    #expect(result.exitCode != .success, sourceLocation: sourceLocation)
    #expect(package.list("") == before, sourceLocation: sourceLocation)
    return result.messages
  }

  static let places: [(path: String, words: String)] = [
    ("../appearance.form.txt", "which leads out of the package"),
    ("__Snapshots__/../../appearance.form.txt", "which leads out of the package"),
    ("__Snapshots__/./appearance.form.txt", "which leads out of the package"),
    ("__Snapshots__//appearance.form.txt", "which leads out of the package"),
    ("/etc/__Snapshots__/appearance.form.txt", "which leads out of the package"),
    ("__Snapshots__/a\u{0}/appearance.form.txt", "which leads out of the package"),
    ("__Snapshots__/a\n/appearance.form.txt", "which leads out of the package"),
    ("", "which leads out of the package"),
    (".", "which leads out of the package"),
    ("appearance.form.txt", "which lies in no directory __Snapshots__"),
    ("Sources/appearance.form.txt", "which lies in no directory __Snapshots__"),
    ("__Snapshots__x/appearance.form.txt", "which lies in no directory __Snapshots__"),
    (".git/__Snapshots__/appearance.form.txt", "which lies in “.git”, where no reference belongs"),
    ("__Snapshots__/.GIT/appearance.form.txt", "which lies in “.GIT”, where no reference belongs"),
    (
      ".build/__Snapshots__/appearance.form.txt",
      "which lies in “.build”, where no reference belongs"
    ),
    ("__Snapshots__/FormTests/LoginTests/other.form.txt", "which is not the snapshot's name"),
    (
      "__Snapshots__/FormTests/LoginTests/appearance.form.swift", "which is not the snapshot's name"
    ),
    ("__Snapshots__/Package.swift", "which is not the snapshot's name"),
  ]

  @Test("is not written where no reference belongs", arguments: places)
  func reference(path: String, words: String) throws {
    try package.change(from: nil, to: "new") { $0.record.reference = path }
    let reason = refusal()
    #expect(reason.contains("was left alone: its reference would be “"))
    #expect(reason.contains(words))
  }

  @Test("is not written where a link leads out of the package, or into another directory of it")
  func links() throws {
    let other = try TemporaryOutput()
    try package.makeDirectory("__Snapshots__/FormTests")
    try package.link("__Snapshots__/FormTests/LoginTests", to: other.path)
    try package.change(from: nil, to: "new")
    #expect(refusal().contains("which leads out of the package"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)

    try package.remove("__Snapshots__/FormTests/LoginTests")
    try package.makeDirectory(".git/hooks")
    try package.link("__Snapshots__/FormTests/LoginTests", to: package.path + "/.git/hooks")
    #expect(refusal().contains("which lies in “.git”, where no reference belongs"))
  }

  @Test("is written into a directory that is named, and nowhere above it")
  func named() throws {
    let other = try TemporaryOutput()
    let path = other.path + "/refs/deep/appearance.form.txt"
    try other.write("", to: "refs/x")
    try package.change(from: nil, to: "new") { $0.record.reference = path }
    #expect(refusal().contains("which leads out of the package"))
    #expect(refusal("--references", other.path + "/refs/x").contains("There is no directory “"))
    #expect(refusal("--references", other.path + "/elsewhere").contains("There is no directory “"))
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

  @Test("is not accepted outside of a package")
  func noPackage() throws {
    try package.change(from: nil, to: "new")
    let result = Tool(environment: [:], currentDirectory: "/").run(
      ["accept", "--all", "--output-directory", package.output.path])
    #expect(result.exitCode == .different)
    #expect(result.messages.contains("no package is around here for it to lie in."))
  }

  static let artifacts: [(path: String, words: String)] = [
    ("pending/FormTests/Other/appearance.form.actual.txt", "which lies in another directory"),
    ("/etc/passwd", "which lies in another directory"),
    ("../../../secret", "which lies in another directory"),
    ("pending/FormTests/LoginTests/../../../secret", "which lies in another directory"),
    ("", "which lies in another directory"),
  ]

  @Test("takes no file from elsewhere", arguments: artifacts)
  func actual(path: String, words: String) throws {
    try package.write("new", to: "secret")
    try package.change(from: nil, to: "new") { $0.record.artifacts?.actual = path }
    #expect(refusal().contains(words))
  }

  @Test("takes no file by a link that leads out")
  func actualLink() throws {
    try package.change(from: nil, to: "new")
    try package.write("new", to: "secret")
    let actual = ".build/tintype/pending/FormTests/LoginTests/appearance.form.actual.txt"
    try package.remove(actual)
    try package.link(actual, to: package.path + "/secret")
    #expect(refusal().contains("leads out of the output directory. Check who wrote it."))
  }

  @Test("is not called a picture where it is none of the name's kind")
  func otherKind() throws {
    try package.change(from: nil, to: "new") { change in
      change.record.artifacts?.actual = "pending/FormTests/LoginTests/appearance.form.actual.png"
    }
    #expect(
      refusal().contains("and the new file is “appearance.form.actual.png”, of another kind."))
  }

  static let records:
    [(name: String, adjust: @Sendable (inout PendingChange) -> Void, words: String)] = [
      (
        "reference", { $0.record.reference = nil },
        "does not tell its “reference”. Run the test again."
      ),
      (
        "artifacts", { $0.record.artifacts = nil },
        "does not tell its “artifacts”. Run the test again."
      ),
      ("digests", { $0.record.digests = nil }, "does not tell its “digests”. Run the test again."),
      (
        "short", { $0.record.digests?.actual = "00" },
        "does not tell its “digests”. Run the test again."
      ),
      ("run", { $0.run = "../x" }, "does not tell its “run”. Run the test again."),
      (
        "outcome", { $0.record.outcome = .matched },
        "tells of a snapshot that is matched. Run the test"
      ),
      (
        "name", { $0.record.snapshot.test = "other" },
        "another snapshot, “FormTests/LoginTests/other.form”"
      ),
      (
        "version", { $0.version = 2 },
        "its file has format version 2, and this tool reads version 1."
      ),
      ("old", { $0.version = 0 }, "its file lacks a valid “version”. Run the test again."),
    ]

  @Test(
    "is refused where it contradicts itself or leaves something out", arguments: records.indices)
  func record(index: Int) throws {
    let (_, adjust, words) = Self.records[index]
    try package.change(from: nil, to: "new", adjust: adjust)
    #expect(refusal().contains(words))
  }

  @Test(
    "is refused where it is none",
    arguments: [
      ("", "its file is not JSON. Run the test again."),
      ("{", "its file is not JSON. Run the test again."),
      ("[]", "its file is not JSON. Run the test again."),
      ("{\"version\":1}", "its file lacks a valid “run”. Run the test again."),
      ("{\"version\":1,\"run\":\"r\"}", "its file lacks a valid “record”. Run the test again."),
      (String(repeating: "[", count: 200_000), "its file is not JSON. Run the test again."),
    ])
  func noJSON(text: String, words: String) throws {
    try package.change(from: nil, to: "new")
    try package.write(text, to: file)
    #expect(refusal().contains(words))
  }

  @Test("is not waited for where its file is a pipe")
  func pipe() throws {
    try package.change(from: nil, to: "new")
    try package.remove(file)
    #expect(mkfifo(package.path + "/" + file, 0o600) == 0)
    #expect(refusal().contains("what waits cannot be read: it is not a regular file."))
  }

  @Test("hides nothing in a terminal", arguments: ["\u{1B}[31m", "\u{202E}", "\n"])
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

  @Test("does not lead the search out of the output directory, or round in a circle")
  func linkedFolders() throws {
    let other = try TemporaryOutput()
    try other.write("{}", to: "LoginTests/appearance.form.change.txt.json")
    try package.makeDirectory(".build/tintype/pending")
    try package.link(".build/tintype/pending/Linked", to: other.path)
    try package.link(".build/tintype/pending/Round", to: package.output.pending)
    #expect(package.run("accept", "--all").output == "Nothing waits for a decision.\n")
  }

  @Test("with a name of 10,000 bytes is named as nobody wants to read it, but shortly")
  func longName() throws {
    let name = String(repeating: "x", count: 10_000)
    try package.change(from: nil, to: "new") { $0.record.snapshot.identifier = name }
    #expect(refusal().count < 11_000)
    let result = package.run("accept", name)
    #expect(result.exitCode == .trouble)
    #expect(result.messages.count < 500)
  }
}
