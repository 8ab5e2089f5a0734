// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeScene
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypePaintCLI

/// The output of `tintype doctor` for unreadable references and for references without a
/// fingerprint.
struct HostileReferenceTests {
  let output: TemporaryOutput
  let good: PNGFile

  init() throws {
    output = try TemporaryOutput()
    let image = SnapshotImage(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: Fingerprint(parts: ["cairo": "1.16.0"]))
    good = try PNGFile(Diffing.image.encode(image))
  }

  private func run(_ paths: String...) -> PaintTool.Result {
    let tool = PaintTool(environment: [:], currentDirectory: output.path) { _ in
      Diagnosis(system: "", fingerprint: Fingerprint(parts: ["cairo": "1.16.0"]), findings: [])
    }
    return tool.run(["doctor"] + paths)
  }

  /// Expects the exit code `error` and the usual output for this machine.
  ///
  /// Returns the messages.
  private func error(_ path: String) -> String {
    let result = run(path)
    #expect(result.messages.contains("\(output.path)/\(path)"))
    #expect(result.exitCode == .error)
    #expect(result.output == run().output)
    return result.messages
  }

  /// Expects that a reference is listed without a fingerprint.
  ///
  /// Returns the output about it.
  private func silence(_ file: PNGFile) throws -> String {
    try output.write(Data(file.bytes), to: "a.png")
    let result = run("a.png")
    #expect(result.exitCode == .success)
    #expect(result.messages.isEmpty)
    return String(result.output.trimmingPrefix(run().output))
  }

  @Test("tintype doctor reports a missing reference")
  func aReferenceThatIsNotThere() {
    assertText(error("none.png"), in: output.path)
  }

  @Test("tintype doctor rejects a pipe")
  func aPipe() throws {
    #expect(mkfifo(output.path + "/pipe.png", 0o600) == 0)
    assertText(error("pipe.png"), in: output.path)
  }

  @Test("tintype doctor rejects a file that is not a PNG")
  func aFileThatIsNoPNG() throws {
    try output.write("VStack", to: "outline.txt")
    assertText(error("outline.txt"), in: output.path)
  }

  @Test("tintype doctor rejects a Git LFS pointer")
  func aPointerOfGitLFS() throws {
    try output.write("version https://git-lfs.github.com/spec/v1\n", to: "a.png")
    assertText(error("a.png"), in: output.path)
  }

  @Test("tintype doctor rejects a truncated PNG")
  func aPNGThatIsCutOff() throws {
    try output.write(Data(good.bytes.dropLast(13)), to: "a.png")
    let result = run("a.png")
    #expect(result.exitCode == .error)
    assertText(result.messages, in: output.path, redacting: [.byteCounts])
  }

  @Test("tintype doctor reports a directory without references")
  func aDirectoryWithoutReferences() throws {
    try output.write("", to: "empty/deep/x.txt")
    assertText(error("empty"), in: output.path)
  }

  @Test("tintype doctor does not follow a link from a directory to itself")
  func aDirectoryThatHoldsItself() throws {
    try output.write(Data(good.bytes), to: "all/a.png")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/all/again", withDestinationPath: output.path + "/all")
    let result = run("all")
    assertText(result.output)
  }

  @Test("tintype doctor lists valid references of a directory with an invalid one")
  func tintypeDoctorListsValidReferencesOfDirectoryWithInvalid() throws {
    try output.write(Data(good.bytes), to: "all/a.png")
    try output.write("no", to: "all/b.png")
    let result = run("all")
    #expect(result.output.contains("\nReference all/a.png\n"))
    #expect(result.messages.contains("\(output.path)/all/b.png"))
    #expect(result.exitCode == .error)
  }

  @Test("tintype doctor escapes control characters in paths")
  func aPathThatControlsTheTerminal() {
    let result = run("a\u{1B}[31m.png")
    #expect(result.messages.contains("/a\\u{1B}[31m.png"))
  }

  @Test("tintype doctor reports an image without a manifest")
  func tintypeDoctorReportsImageWithoutManifest() throws {
    assertText(try silence(good.removing("tySN")), named: "reference")
  }

  @Test(
    "tintype doctor reports a damaged manifest",
    arguments: [[], [1, 2, 3], Zlib.compress(Array("{}".utf8)), Zlib.compress([0xFF])])
  func aManifestThatIsDamaged(data: [UInt8]) throws {
    assertText(try silence(good.inserting("tySN", data)), named: "reference")
  }

  @Test("tintype doctor reports a manifest of a later format")
  func aManifestOfALaterFormat() throws {
    assertText(
      try silence(good.inserting("tySN", Zlib.compress(Array(#"{"format":9,"new":[]}"#.utf8)))),
      named: "reference")
  }

  @Test("tintype doctor reports an image that was edited after it was recorded")
  func tintypeDoctorReportsImageThatWasEditedAfterItWasRecorded() throws {
    assertText(
      try silence(good.inserting("tEXt", Array("Comment\u{0}changed".utf8))), named: "reference")
  }

  @Test("tintype doctor escapes control characters in manifests")
  func tintypeDoctorEscapesControlCharactersInManifests() throws {
    let image = SnapshotImage(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: Fingerprint(parts: ["cairo": "\u{1B}[31m", "font \u{1B}": "\n"]))
    try output.write(Data(Diffing.image.encode(image)), to: "a.png")
    #expect(!run("a.png").output.contains("\u{1B}"))
  }
}
