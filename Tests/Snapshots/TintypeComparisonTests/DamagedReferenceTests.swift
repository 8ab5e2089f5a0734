// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Unusable references")
struct DamagedReferenceTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Returns the error for an image reference with these bytes, after checking each record mode.
  private func reason(_ bytes: [UInt8]) throws -> String {
    try package.writeReference(bytes)
    let image = try SnapshotImage.filled(0x336699)
    for mode in [Record.never, .missing, .failed] {
      let result = package.verify(image, as: .image, record: mode)
      #expect(result.outcome == "failed")
      #expect(package.bytes(of: reference) == bytes)
    }
    let result = package.verify(image, as: .image, record: .never)
    let description = try #require(result.error).description
    #expect(description.contains("\(package.references)/appearance.form.png"))
    return description
  }

  private var reference: String { "__Snapshots__/FormTests/LoginTests/appearance.form.png" }

  @Test("An empty reference is an error")
  func empty() throws {
    assertText(try reason([]), in: package.root)
  }

  @Test("A truncated reference is an error", arguments: [20, 40, 60, 0])
  func truncated(count: Int) throws {
    let whole = try Diffing.image.encode(.filled(0x336699))
    // The chunk IEND has 12 bytes.
    let length = count == 0 ? whole.count - 13 : count
    let reason = try reason(Array(whole.prefix(length)))
    #expect(reason.contains("\(length) bytes"))
    assertText(reason, named: "reason", in: package.root, redacting: [.byteCounts])
  }

  @Test("A reference with a changed byte is an error")
  func flippedByte() throws {
    var bytes = try Diffing.image.encode(.filled(0x336699))
    bytes[bytes.count - 20] ^= 0xFF
    assertText(try reason(bytes), in: package.root)
  }

  @Test("A reference that is not a PNG is an error")
  func otherKind() throws {
    assertText(try reason(Array("<html/>".utf8)), in: package.root)
  }

  @Test("A reference in another image format is an error")
  func otherFormat() throws {
    assertText(try reason(Array("<svg/>".utf8)), in: package.root)
  }

  @Test("An animated reference is an error even if its first frame matches")
  func animation() throws {
    let bitmap = try SnapshotImage.filled(0x336699).bitmap
    let frames = [1, 2].map { PNG.Frame(bitmap: bitmap, delayNumerator: $0) }
    assertText(try reason(PNG.encode(frames: frames).bytes), in: package.root)
  }

  @Test("A reference that Git LFS has not fetched is an error")
  func largeFileStorage() throws {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    assertText(try reason(Array(pointer.utf8)), in: package.root)
  }

  @Test("A text that is a Git LFS pointer is compared like any other text")
  func pointerText() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\nsize 1\n"
    #expect(package.verify(pointer, as: .lines).outcome == "recorded")
    #expect(package.verify(pointer, as: .lines).outcome == "matched")
    #expect(package.verify(pointer + "more\n", as: .lines).outcome == "changed")
    #expect(
      package.verify("fetched", as: .lines).error
        == .gitLFSPointer(path: package.references + "/appearance.form.txt"))
  }

  @Test(
    "A reference with merge conflict markers is an error",
    arguments: ["", "first line\n", "one\r\ntwo\r\n"])
  func mergeConflict(start: String) throws {
    let conflict = start + "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
    assertText(try reason(Array(conflict.utf8)), named: "reason", in: package.root)
    try package.writeReference(conflict)
    let result = package.verify("ours", as: .lines, record: .failed)
    #expect(
      result.error
        == .mergeConflict(path: package.references + "/appearance.form.txt"))
  }

  @Test("A text reference about merge conflicts is not an error")
  func textAboutConflicts() throws {
    let manual = "Look for\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
    try package.writeReference(manual)
    #expect(package.verify(manual, as: .lines, record: .never).outcome == "matched")
    #expect(package.verify(manual + "!", as: .lines, record: .never).outcome == "changed")
    try package.writeReference("Title\n=======\n")
    #expect(package.verify("Title", as: .lines, record: .never).outcome == "changed")
  }

  @Test(
    "A reference that is a dangling symbolic link is an error",
    arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .never])
  func danglingLink(record: SnapshotTestingConfiguration.Record) throws {
    try package.makeDirectory("__Snapshots__/FormTests/LoginTests")
    let path = package.references + "/appearance.form.png"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/x")
    let result = package.verify(try SnapshotImage.filled(0x336699), as: .image, record: record)
    #expect(result.error == .danglingLink(path: path, target: "/nowhere/x"))
    #expect(result.message?.contains(path) == true)
  }

  @Test("A reference that is a directory is an error")
  func directory() throws {
    try package.makeDirectory(reference)
    let result = package.verify(try SnapshotImage.filled(0x336699), as: .image, record: .never)
    let recording = package.verify(try SnapshotImage.filled(0x336699), as: .image, record: .all)
    assertTexts(
      [
        ("reading", result.error?.description ?? ""),
        ("recording", recording.error?.description ?? ""),
      ], in: package.root)
  }

  @Test("A text reference that is not UTF-8 is an error")
  func notText() throws {
    try package.writeReference(Array("a\n".utf8) + [0xFF, 0xFE], "appearance.form.txt")
    let result = package.verify("a\n\u{FFFD}\u{FFFD}", as: .lines, record: .never)
    assertText(result.error?.description ?? "", in: package.root)
  }

  @Test("Recording everything replaces an unusable reference")
  func recordingAll() throws {
    try package.writeReference([0xFF])
    let image = try SnapshotImage.filled(0x336699)
    #expect(package.verify(image, as: .image, record: .all).outcome == "recorded")
    #expect(package.verify(image, as: .image, record: .never).outcome == "matched")
  }
}
