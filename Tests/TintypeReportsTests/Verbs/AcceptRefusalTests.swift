// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype accept leaves alone") struct AcceptRefusalTests {
  let package: WaitingPackage
  private let path = "__Snapshots__/FormTests/LoginTests/appearance.form.txt"
  private let actual = ".build/tintype/pending/FormTests/LoginTests/appearance.form.actual.txt"

  init() throws { package = try WaitingPackage() }

  /// Accepts what waits, and expects that nothing comes of it; returns the reason.
  private func refusal(
    _ arguments: String..., code: ExitCode = .different,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let (references, waiting) = (package.list("__Snapshots__"), package.waiting)
    let before = references.map { package.text("__Snapshots__/" + $0) }
    let result = package.run(["accept", "--all"] + arguments)
    #expect(result.exitCode == code, sourceLocation: sourceLocation)
    #expect(package.list("__Snapshots__") == references, sourceLocation: sourceLocation)
    let after = references.map { package.text("__Snapshots__/" + $0) }
    #expect(after == before, sourceLocation: sourceLocation)
    #expect(package.waiting == waiting, sourceLocation: sourceLocation)
    #expect(
      result.messages.contains("FormTests/LoginTests/appearance.form"),
      sourceLocation: sourceLocation)
    return result.messages
  }

  @Test("A change that another process is accepting is reported as accepted")
  func acceptedMeanwhile() throws {
    try package.change(from: "old", to: "new")
    try package.write("new", to: path)
    try package.remove(actual)
    assertText(try refusal())
  }

  @Test("a reference that has changed since")
  func changed() throws {
    try package.change(from: "old", to: "new")
    try package.write("other", to: path)
    assertText(try refusal())
  }

  @Test("a reference that is gone")
  func gone() throws {
    try package.change(from: "old", to: "new")
    try package.remove(path)
    assertText(try refusal())
  }

  @Test("a reference that was not there before")
  func appeared() throws {
    try package.change(from: nil, to: "new")
    try package.write("other", to: path)
    assertText(try refusal())
  }

  @Test("a new file that is another one")
  func otherActual() throws {
    try package.change(from: "old", to: "new")
    try package.write("newer", to: actual)
    assertText(try refusal())
  }

  @Test("a new file that is gone")
  func goneActual() throws {
    try package.change(from: "old", to: "new")
    try package.remove(actual)
    assertText(try refusal())
  }

  @Test("a reference with the marks of a merge conflict")
  func conflict() throws {
    try package.change(from: "old", to: "new")
    try package.write("<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", to: path)
    assertText(try refusal())
  }

  @Test("a reference that is a pointer of Git LFS")
  func pointer() throws {
    try package.change(from: "old", to: "new")
    try package.write("version https://git-lfs.github.com/spec/v1\noid sha256:00\n", to: path)
    assertText(try refusal())
  }

  @Test("a picture that is none")
  func noPicture() throws {
    try package.change(from: try picture(0), to: Array("GIF89a".utf8), as: "png")
    assertText(try refusal())
  }

  @Test("a picture of which the end is missing")
  func truncatedPicture() throws {
    try package.change(from: try picture(0), to: try picture(1).dropLast(20), as: "png")
    assertText(try refusal(), redacting: [.byteCounts])
  }

  @Test(
    "what stands there as a link, a directory or a pipe", arguments: ["link", "folder", "pipe"])
  func noFile(kind: String) throws {
    try package.change(from: "old", to: "new")
    try package.remove(path)
    try package.write("old", to: "elsewhere")
    switch kind {
    case "link": try package.link(path, to: package.path + "/elsewhere")
    case "folder": try package.makeDirectory(path)
    default: #expect(mkfifo(package.path + "/" + path, 0o600) == 0)
    }
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .different)
    assertText(result.messages, named: "messages")
    #expect(package.text("elsewhere") == "old")
    #expect(package.waiting.count == 3)
  }

  @Test("a new file that is a pipe, and does not wait for it")
  func pipe() throws {
    try package.change(from: "old", to: "new")
    try package.remove(actual)
    #expect(mkfifo(package.path + "/" + actual, 0o600) == 0)
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .different)
    assertText(result.messages)
  }

  @Test("and does the rest")
  func rest() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("b.1", from: "old", to: "new")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/a.1.txt")
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .different)
    assertText(result.output + result.messages)
    #expect(package.reference("b.1.txt") == "new")
    #expect(package.reference("a.1.txt") == "other")
  }

  #if os(Linux)
    @Test("what it may not write, without half a file")
    func readOnly() throws {
      try package.change(from: "old", to: "new")
      try package.change("b.1", from: nil, to: "new")
      let result = asNobody(canWrite: [".build/tintype/pending/FormTests/LoginTests"]) {
        package.run("accept", "--all")
      }
      #expect(result.exitCode == .trouble)
      assertText(result.messages)
      #expect(package.reference() == "old")
      #expect(package.list("__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
      #expect(package.waiting.count == 5)
    }

    @Test("what it may not clear, and has accepted it all the same")
    func readOnlyOutput() throws {
      try package.change(from: "old", to: "new")
      let result = asNobody(canWrite: ["__Snapshots__/FormTests/LoginTests"]) {
        package.run("accept", "--all")
      }
      #expect(result.exitCode == .trouble)
      assertText(result.messages, in: package.path)
      #expect(package.reference() == "new")
    }

    /// Runs a body as a user who may write to these directories of the package and no others.
    ///
    /// Root may write everywhere, so the thread gives up its rights on the file system for the time
    /// being. The body must not suspend.
    private func asNobody<Result>(canWrite: [String], _ body: () -> Result) -> Result {
      chmod(package.path, 0o755)
      for directory in canWrite { chmod(package.path + "/" + directory, 0o777) }
      guard geteuid() == 0 else { return body() }
      _ = setFileSystemUser(65534)
      defer { _ = setFileSystemUser(0) }
      return body()
    }
  #endif
}

#if os(Linux)
  @_silgen_name("setfsuid")
  private func setFileSystemUser(_ user: UInt32) -> Int32
#endif
