// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeSnapshots
import TintypeComparison

@Suite("A reference that cannot be used")
struct DamagedReferenceTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// What the test says of the bytes of a picture's reference, but for the file's name.
  private func reason(_ bytes: [UInt8]) throws -> String? {
    try package.writeReference(bytes)
    let picture = try Picture.filled(0x336699)
    for mode in [Record.never, .missing, .failed] {
      let verification = package.verify(picture, as: .picture, record: mode)
      #expect(verification.outcome == "failed")
      #expect(package.bytes(of: reference) == bytes)
    }
    let verification = package.verify(picture, as: .picture, record: .never)
    return verification.error?.description
      .replacingOccurrences(of: "\(package.references)/appearance.form.png", with: "FILE")
  }

  private var reference: String { "__Snapshots__/FormTests/LoginTests/appearance.form.png" }

  @Test("because it is empty")
  func empty() throws {
    #expect(
      try reason([])
        == """
        The reference FILE cannot be used. The file is empty, where a PNG was expected. Restore it \
        from version control, or record it again.
        """)
  }

  @Test("because it is cut off", arguments: [20, 40, 60, 0])
  func truncated(count: Int) throws {
    let whole = try Diffing.image.encode(.filled(0x336699))
    // The chunk IEND has 12 bytes.
    let length = count == 0 ? whole.count - 13 : count
    #expect(
      try reason(Array(whole.prefix(length)))
        == """
        The reference FILE cannot be used. The PNG is cut off after \(length) bytes: its end is \
        missing. Restore it from version control, or record it again.
        """)
  }

  @Test("because a byte of it is another one")
  func flippedByte() throws {
    var bytes = try Diffing.image.encode(.filled(0x336699))
    bytes[bytes.count - 20] ^= 0xFF
    #expect(
      try reason(bytes)
        == """
        The reference FILE cannot be used. The PNG is damaged: the checksum of its chunk IDAT does \
        not match. Restore it from version control, or record it again.
        """)
  }

  @Test("because it is no PNG")
  func otherKind() throws {
    #expect(
      try reason(Array("<html/>".utf8))
        == """
        The reference FILE cannot be used. The data are not a PNG: they do not start with its \
        signature. Check that the right file is read, that nothing has converted it as text, and \
        that Git LFS has fetched it.
        """)
  }

  @Test("because it is another kind of image")
  func otherFormat() throws {
    #expect(
      try reason(Array("<svg/>".utf8))
        == """
        The reference FILE cannot be used. The file is an SVG, not a PNG file. Convert it to PNG, or \
        use the right file.
        """)
  }

  @Test("because it is an animation, also where its first frame is the snapshot")
  func animation() throws {
    let bitmap = try Picture.filled(0x336699).bitmap
    let frames = [1, 2].map { PNG.Frame(bitmap: bitmap, delayNumerator: $0) }
    #expect(
      try reason(PNG.encode(frames: frames).bytes)
        == """
        The reference FILE cannot be used. The PNG is an animation of 2 frames, where a single image \
        is expected. Save the frame that is meant as a PNG of its own, or record it again.
        """)
  }

  @Test("because Git LFS has not fetched it")
  func largeFileStorage() throws {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(
      try reason(Array(pointer.utf8))
        == """
        The reference FILE is a pointer of Git LFS, and the file itself was not fetched. Run \
        “git lfs pull”.
        """)
  }

  @Test("because a merge was not finished", arguments: ["", "first line\n", "one\r\ntwo\r\n"])
  func mergeConflict(start: String) throws {
    let conflict = start + "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
    let message = """
      The reference FILE holds the marks of a merge conflict. Take one side with “git checkout \
      --ours” or “--theirs”, or delete the file and record it again.
      """
    #expect(try reason(Array(conflict.utf8)) == message)
    try package.writeReference(conflict)
    let verification = package.verify("ours", as: .lines, record: .failed)
    #expect(
      verification.error
        == .mergeConflict(path: package.references + "/appearance.form.txt"))
  }

  @Test("is not one whose text is about merge conflicts")
  func textAboutConflicts() throws {
    let manual = "Look for\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"
    try package.writeReference(manual)
    #expect(package.verify(manual, as: .lines, record: .never).outcome == "matched")
    #expect(package.verify(manual + "!", as: .lines, record: .never).outcome == "changed")
    try package.writeReference("Title\n=======\n")
    #expect(package.verify("Title", as: .lines, record: .never).outcome == "changed")
  }

  @Test(
    "because it is a symbolic link to nothing",
    arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .never])
  func danglingLink(record: SnapshotTestingConfiguration.Record) throws {
    try package.makeDirectory("__Snapshots__/FormTests/LoginTests")
    let path = package.references + "/appearance.form.png"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/x")
    let verification = package.verify(try Picture.filled(0x336699), as: .picture, record: record)
    #expect(verification.error == .danglingLink(path: path, target: "/nowhere/x"))
    #expect(verification.message?.contains("reference:  \(path)") == true)
  }

  @Test("because it is a directory")
  func directory() throws {
    try package.makeDirectory(reference)
    let verification = package.verify(try Picture.filled(0x336699), as: .picture, record: .never)
    #expect(
      verification.error?.description
        == """
        The reference \(package.references)/appearance.form.png cannot be read: it is not a \
        regular file. Move away what is there.
        """)
    let recording = package.verify(try Picture.filled(0x336699), as: .picture, record: .all)
    #expect(
      recording.error?.description
        == """
        The reference \(package.references)/appearance.form.png cannot be written: it is not a \
        regular file. What stood there is unchanged. Move away what is there.
        """)
  }

  @Test("because it is no text")
  func notText() throws {
    try package.writeReference(Array("a\n".utf8) + [0xFF, 0xFE], "appearance.form.txt")
    let verification = package.verify("a\n\u{FFFD}\u{FFFD}", as: .lines, record: .never)
    #expect(
      verification.error?.description
        == """
        The reference \(package.references)/appearance.form.txt cannot be used. It is not UTF-8 \
        from line 2 on. Restore it from version control, or record it again.
        """)
  }

  @Test("is replaced when everything is recorded anew")
  func recordingAll() throws {
    try package.writeReference([0xFF])
    let picture = try Picture.filled(0x336699)
    #expect(package.verify(picture, as: .picture, record: .all).outcome == "recorded")
    #expect(package.verify(picture, as: .picture, record: .never).outcome == "matched")
  }
}
