// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

@testable import TintypePaintCLI
import TintypeComparison

/// What `tintype doctor` says of references that tell nothing.
struct HostileReferenceTests {
  let output: TemporaryOutput
  let good: PNGFile

  init() throws {
    output = try TemporaryOutput()
    let picture = Picture(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: Fingerprint(parts: ["cairo": "1.16.0"]))
    good = try PNGFile(Diffing.image.encode(picture))
  }

  private func run(_ path: String) -> Tool.Result {
    let tool = Tool(environment: [:], currentDirectory: output.path) { _ in
      Diagnosis(system: "", fingerprint: Fingerprint(parts: ["cairo": "1.16.0"]), findings: [])
    }
    return tool.run(["doctor", path])
  }

  private func expectTrouble(_ path: String, _ words: String) {
    let result = run(path)
    #expect(result.messages == "tintype: \(words)\n")
    #expect(result.exitCode == .trouble)
    #expect(result.output.hasPrefix("This machine\n"))
  }

  private func expectSilence(_ file: PNGFile, _ words: String) throws {
    try output.write(Data(file.bytes), to: "a.png")
    let result = run("a.png")
    #expect(result.output.hasSuffix("\nReference a.png\n  \(words)\n"))
    #expect(result.exitCode == .success)
    #expect(result.messages.isEmpty)
  }

  @Test func aReferenceThatIsNotThere() {
    expectTrouble(
      "none.png",
      "“\(output.path)/none.png” does not exist. Check the path.")
  }

  @Test func aPipe() throws {
    #expect(mkfifo(output.path + "/pipe.png", 0o600) == 0)
    expectTrouble(
      "pipe.png",
      "“\(output.path)/pipe.png” cannot be read: it is not a regular file. Check what stands there "
        + "and who may read it.")
  }

  @Test func aFileThatIsNoPNG() throws {
    try output.write("VStack", to: "outline.txt")
    expectTrouble(
      "outline.txt",
      "“\(output.path)/outline.txt” is not a picture that tells what painted it. The data are not a "
        + "PNG: they do not start with its signature. Check that the right file is read, that "
        + "nothing has converted it as text, and that Git LFS has fetched it.")
  }

  @Test func aPointerOfGitLFS() throws {
    try output.write("version https://git-lfs.github.com/spec/v1\n", to: "a.png")
    expectTrouble(
      "a.png",
      "“\(output.path)/a.png” is a pointer of Git LFS, and the file itself was not fetched. Run “git "
        + "lfs pull”.")
  }

  @Test func aPNGThatIsCutOff() throws {
    try output.write(Data(good.bytes.dropLast(13)), to: "a.png")
    let result = run("a.png")
    #expect(
      result.messages.hasPrefix("tintype: “\(output.path)/a.png” is not a picture that tells"))
    #expect(result.exitCode == .trouble)
  }

  @Test func aDirectoryWithoutReferences() throws {
    try output.write("", to: "empty/deep/x.txt")
    expectTrouble(
      "empty",
      "“\(output.path)/empty” holds no PNG file. Name a reference, or a directory with references, "
        + "such as __Snapshots__.")
  }

  @Test func aDirectoryThatHoldsItself() throws {
    try output.write(Data(good.bytes), to: "all/a.png")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/all/again", withDestinationPath: output.path + "/all")
    let result = run("all")
    #expect(result.output.hasSuffix("\nNo differences, reference → this machine\n"))
  }

  @Test func aGoodReferenceBesideABadOne() throws {
    try output.write(Data(good.bytes), to: "all/a.png")
    try output.write("no", to: "all/b.png")
    let result = run("all")
    #expect(result.output.contains("\nReference all/a.png\n"))
    #expect(result.messages.hasPrefix("tintype: “\(output.path)/all/b.png” is not a picture"))
    #expect(result.exitCode == .trouble)
  }

  @Test func aPathThatControlsTheTerminal() {
    let result = run("a\u{1B}[31m.png")
    #expect(result.messages.contains("/a\\u{1B}[31m.png” does not exist"))
  }

  @Test func aPictureWithoutAManifest() throws {
    try expectSilence(
      good.removing("tySN"),
      "It carries no manifest, so what painted it is not known, and tests compare its pixels. Record "
        + "it with Tintype to know it.")
  }

  @Test(arguments: [[], [1, 2, 3], Zlib.compress(Array("{}".utf8)), Zlib.compress([0xFF])])
  func aManifestThatIsDamaged(data: [UInt8]) throws {
    try expectSilence(
      good.inserting("tySN", data),
      "Its manifest is damaged, so what painted it is not known, and tests compare its pixels. "
        + "Restore it from version control, or record it again.")
  }

  @Test func aManifestOfALaterFormat() throws {
    try expectSilence(
      good.inserting("tySN", Zlib.compress(Array(#"{"format":2,"new":[]}"#.utf8))),
      "Its manifest has format 2, which this version of Tintype does not know. Use the version that "
        + "recorded it.")
  }

  @Test func aPictureThatWasChangedSince() throws {
    try expectSilence(
      good.inserting("tEXt", Array("Comment\u{0}changed".utf8)),
      "It was changed after it was recorded, so its manifest is not believed, and tests compare its "
        + "pixels. Restore it from version control, or record it again.")
  }

  @Test func whatAManifestSaysDoesNotControlTheTerminal() throws {
    let picture = Picture(
      bitmap: try Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000),
      fingerprint: Fingerprint(parts: ["cairo": "\u{1B}[31m", "font \u{1B}": "\n"]))
    try output.write(Data(Diffing.image.encode(picture)), to: "a.png")
    #expect(!run("a.png").output.contains("\u{1B}"))
  }
}
