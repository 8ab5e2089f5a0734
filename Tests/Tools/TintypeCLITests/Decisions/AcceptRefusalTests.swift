// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeTestSupport

@testable import TintypeCLI

@Suite("Changes that tintype accept refuses") struct AcceptRefusalTests {
  let package: PendingPackage
  private let path = "__Snapshots__/FormTests/LoginTests/appearance.form.txt"
  private let actual = ".build/tintype/pending/FormTests/LoginTests/appearance.form.actual.txt"

  init() throws { package = try PendingPackage() }

  /// Accepts all pending changes and expects that nothing changes.
  ///
  /// Returns the reason.
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

  @Test("A changed reference is not replaced")
  func changed() throws {
    try package.change(from: "old", to: "new")
    try package.write("other", to: path)
    assertText(try refusal())
  }

  @Test("A deleted reference is not created again")
  func gone() throws {
    try package.change(from: "old", to: "new")
    try package.remove(path)
    assertText(try refusal())
  }

  @Test("A reference that was created since the run is not replaced")
  func appeared() throws {
    try package.change(from: nil, to: "new")
    try package.write("other", to: path)
    assertText(try refusal())
  }

  @Test("A new file whose contents changed since the run is not accepted")
  func otherActual() throws {
    try package.change(from: "old", to: "new")
    try package.write("newer", to: actual)
    assertText(try refusal())
  }

  @Test("A missing new file is not accepted")
  func goneActual() throws {
    try package.change(from: "old", to: "new")
    try package.remove(actual)
    assertText(try refusal())
  }

  @Test("A reference with merge conflict markers is not replaced")
  func conflict() throws {
    try package.change(from: "old", to: "new")
    try package.write("<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", to: path)
    assertText(try refusal())
  }

  @Test("A reference that is a Git LFS pointer is not replaced")
  func pointer() throws {
    try package.change(from: "old", to: "new")
    try package.write("version https://git-lfs.github.com/spec/v1\noid sha256:00\n", to: path)
    assertText(try refusal())
  }

  @Test("A new file that is not a PNG is not accepted")
  func newFileThatIsNotPNGIsNotAccepted() throws {
    try package.change(from: try image(0), to: Array("GIF89a".utf8), as: "png")
    assertText(try refusal())
  }

  @Test("A truncated image is not accepted")
  func truncatedImageIsNotAccepted() throws {
    try package.change(from: try image(0), to: try image(1).dropLast(20), as: "png")
    assertText(try refusal(), redacting: [.byteCounts])
  }

  @Test(
    "A link, a directory or a pipe in place of a reference is not replaced",
    arguments: ["link", "folder", "pipe"])
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

  @Test("A pipe in place of a new file is rejected without waiting for it")
  func pipe() throws {
    try package.change(from: "old", to: "new")
    try package.remove(actual)
    #expect(mkfifo(package.path + "/" + actual, 0o600) == 0)
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .different)
    assertText(result.messages)
  }

  @Test("A refused change does not prevent the acceptance of others")
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
    @Test("Missing write permission leaves no partial file")
    func readOnly() throws {
      try package.change(from: "old", to: "new")
      try package.change("b.1", from: nil, to: "new")
      let result = asNobody(canWrite: [".build/tintype/pending/FormTests/LoginTests"]) {
        package.run("accept", "--all")
      }
      #expect(result.exitCode == .error)
      assertText(result.messages)
      #expect(package.reference() == "old")
      #expect(package.list("__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
      #expect(package.waiting.count == 5)
    }

    @Test("A change is accepted even if its pending files cannot be removed")
    func readOnlyOutput() throws {
      try package.change(from: "old", to: "new")
      let result = asNobody(canWrite: ["__Snapshots__/FormTests/LoginTests"]) {
        package.run("accept", "--all")
      }
      #expect(result.exitCode == .error)
      assertText(result.messages, in: package.path)
      #expect(package.reference() == "new")
    }

    /// Runs a body as a user who may write only to these directories of the package.
    ///
    /// Root may write everywhere, so the thread drops its file system privileges while the body
    /// runs. The body must not suspend.
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
