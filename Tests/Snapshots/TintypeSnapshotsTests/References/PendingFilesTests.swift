// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Pending files")
struct PendingFilesTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
  }

  private var waiting: [String] { package.files(in: "output/pending/FormTests/LoginTests") }

  @Test("A changed image has a reference, a new image and a diff image")
  func change() throws {
    let old = try Diffing.image.encode(.filled(0x336699))
    try package.writeReference(old)
    let new = try SnapshotImage.filled(0x336600)
    _ = package.verify(new, as: .image, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    #expect(package.bytes(of: directory + ".reference.png") == old)
    #expect(try package.bytes(of: directory + ".actual.png") == Diffing.image.encode(new))
    let shown = try PNG.decode(try #require(package.bytes(of: directory + ".difference.png")))
    #expect(shown.pixels.allSatisfy { $0 == Bitmap.differenceColor })
  }

  @Test("A changed text has a unified difference")
  func text() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    #expect(
      waiting == [
        "appearance.form.actual.txt", "appearance.form.change.txt.json",
        "appearance.form.difference.txt.patch", "appearance.form.reference.txt",
      ])
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    #expect(
      package.text(of: directory + ".difference.txt.patch") == "@@ -1,1 +1,1 @@\n-old\n+new\n")
  }

  @Test("A missing reference has only a new file")
  func missing() throws {
    _ = package.verify("new", as: .lines, record: .never)
    #expect(waiting == ["appearance.form.actual.txt", "appearance.form.change.txt.json"])
  }

  @Test("A recording and a failed value leave no pending files")
  func nothing() throws {
    _ = package.verify("new", as: .lines, record: .missing)
    let failing = Snapshotting<String, String>.lines.pullback { (_: Int) in throw Mishap() }
    _ = package.verify(1, as: failing, named: "other")
    #expect(waiting.isEmpty)
  }

  @Test("The next run replaces the pending files")
  func nextDifference() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("newer", as: .lines, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    #expect(package.text(of: directory + ".actual.txt") == "newer")
  }

  @Test("The pending copy of a deleted reference is removed")
  func deletedReference() throws {
    let directory = "output/pending/FormTests/LoginTests"
    try package.write("old", to: directory + "/appearance.form.reference.txt")
    _ = package.verify("new", as: .lines, record: .never)
    #expect(waiting == ["appearance.form.actual.txt", "appearance.form.change.txt.json"])
  }

  @Test("A later match removes the pending files of the same snapshot only")
  func laterMatch() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("new", as: .lines, named: "other", record: .never)
    _ = package.verify("old", as: .lines, record: .never)
    #expect(waiting == ["appearance.other.actual.txt", "appearance.other.change.txt.json"])
  }

  @Test("A recording removes the pending files")
  func recording() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("new", as: .lines, record: .failed)
    #expect(waiting.isEmpty)
  }

  @Test("The pending files are attached to the test")
  func attachments() throws {
    try package.writeReference("old")
    let result = package.verify("new", as: .lines, record: .never)
    #expect(
      result.attachments.map { "\($0.name): \($0.bytes.count)" } == [
        "appearance.form.reference.txt: 3", "appearance.form.actual.txt: 3",
        "appearance.form.difference.txt.patch: 26",
      ])
    #expect(package.verify("old", as: .lines, record: .never).attachments.isEmpty)
  }

  @Test("Long names are shortened to the limit of the file system")
  func longNames() throws {
    let name = String(repeating: "größe", count: 34)
    #expect(package.verify("old", as: .lines, named: name, record: .all).outcome == "recorded")
    let result = package.verify("new", as: .lines, named: name, record: .never)
    #expect(result.outcome == "changed")
    let files = package.files(in: "output/pending/FormTests/LoginTests")
    #expect(files.count == 4)
    #expect(files.allSatisfy { $0.utf8.count <= 255 && $0.hasPrefix("appearance.größe") })
    #expect(package.verify("old", as: .lines, named: name).outcome == "matched")
    #expect(package.files(in: "output/pending").isEmpty)
  }

  @Test("Pending files of one name and two extensions are independent")
  func extensions() throws {
    var markdown = Snapshotting<String, String>.lines
    markdown.pathExtension = "md"
    for strategy in [.lines, markdown] {
      _ = package.verify("old", as: strategy, record: .all)
      #expect(package.verify("new", as: strategy, record: .never).outcome == "changed")
    }
    #expect(package.files(in: "output/pending").count == 8)
    #expect(package.verify("old", as: markdown).outcome == "matched")
    #expect(
      package.files(in: "output/pending/FormTests/LoginTests") == [
        "appearance.form.actual.txt", "appearance.form.change.txt.json",
        "appearance.form.difference.txt.patch", "appearance.form.reference.txt",
      ])
  }

  @Test("A change file describes the change as the journal does", arguments: [true, false])
  func changeFile(hasReference: Bool) throws {
    if hasReference { try package.writeReference("old") }
    _ = package.verify("new", as: .lines, record: .never)
    let file = "output/pending/FormTests/LoginTests/appearance.form.change.txt.json"
    let text = try #require(package.text(of: file))
    #expect(text.hasSuffix("}\n"))
    let change = try JSONDecoder.journal.decode(PendingChange.self, from: Data(text.utf8))
    #expect(change.run == "run")
    #expect(try [change.record] == package.journal())
    #expect(change.record.digests?.reference == nil || hasReference)
  }

  @Test("There is no change file while the pending files are being replaced")
  func unfinishedChange() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    // A directory prevents the file from being written.
    try FileManager.default.removeItem(atPath: package.root + "/" + directory + ".actual.txt")
    try package.makeDirectory(directory + ".actual.txt/in the way")
    _ = package.verify("newer", as: .lines, record: .never)
    #expect(package.text(of: directory + ".change.txt.json") == nil)
  }
}
