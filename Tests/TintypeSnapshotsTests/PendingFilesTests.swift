// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeSnapshots
import TintypeComparison

@Suite("What waits for a decision")
struct PendingFilesTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
  }

  private var waiting: [String] { package.files(in: "output/pending/FormTests/LoginTests") }

  @Test("is the reference, the new picture and a picture of the difference")
  func change() throws {
    let old = try Diffing.image.encode(.filled(0x336699))
    try package.writeReference(old)
    let new = try Picture.filled(0x336600)
    _ = package.verify(new, as: .picture, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    #expect(package.bytes(of: directory + ".reference.png") == old)
    #expect(try package.bytes(of: directory + ".actual.png") == Diffing.image.encode(new))
    let shown = try PNG.decode(try #require(package.bytes(of: directory + ".difference.png")))
    #expect(shown.pixels.allSatisfy { $0 == Bitmap.differenceColour })
  }

  @Test("is, for text, the lines that differ")
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

  @Test("is the new file alone where there is no reference")
  func missing() throws {
    _ = package.verify("new", as: .lines, record: .never)
    #expect(waiting == ["appearance.form.actual.txt", "appearance.form.change.txt.json"])
  }

  @Test("is nothing after a recording, and after a value that could not be made")
  func nothing() throws {
    _ = package.verify("new", as: .lines, record: .missing)
    let failing = Snapshotting<String, String>.lines.pullback { (_: Int) in throw Mishap() }
    _ = package.verify(1, as: failing, named: "other")
    #expect(waiting.isEmpty)
  }

  @Test("is replaced by what the next run finds")
  func nextDifference() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("newer", as: .lines, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    #expect(package.text(of: directory + ".actual.txt") == "newer")
  }

  @Test("loses the reference that was deleted meanwhile")
  func deletedReference() throws {
    let directory = "output/pending/FormTests/LoginTests"
    try package.write("old", to: directory + "/appearance.form.reference.txt")
    _ = package.verify("new", as: .lines, record: .never)
    #expect(waiting == ["appearance.form.actual.txt", "appearance.form.change.txt.json"])
  }

  @Test("is cleared by a later match of the same snapshot alone")
  func laterMatch() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("new", as: .lines, named: "other", record: .never)
    _ = package.verify("old", as: .lines, record: .never)
    #expect(waiting == ["appearance.other.actual.txt", "appearance.other.change.txt.json"])
  }

  @Test("is cleared by a recording")
  func recording() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    _ = package.verify("new", as: .lines, record: .failed)
    #expect(waiting.isEmpty)
  }

  @Test("is attached to the test")
  func attachments() throws {
    try package.writeReference("old")
    let verification = package.verify("new", as: .lines, record: .never)
    #expect(
      verification.attachments.map { "\($0.name): \($0.bytes.count)" } == [
        "appearance.form.reference.txt: 3", "appearance.form.actual.txt: 3",
        "appearance.form.difference.txt.patch: 26",
      ])
    #expect(package.verify("old", as: .lines, record: .never).attachments.isEmpty)
  }

  @Test("have names that fit, also where the reference's just does")
  func longNames() throws {
    let name = String(repeating: "größe", count: 34)
    #expect(package.verify("old", as: .lines, named: name, record: .all).outcome == "recorded")
    let verification = package.verify("new", as: .lines, named: name, record: .never)
    #expect(verification.outcome == "changed")
    let files = package.files(in: "output/pending/FormTests/LoginTests")
    #expect(files.count == 4)
    #expect(files.allSatisfy { $0.utf8.count <= 255 && $0.hasPrefix("appearance.größe") })
    #expect(package.verify("old", as: .lines, named: name).outcome == "matched")
    #expect(package.files(in: "output/pending").isEmpty)
  }

  @Test("of one name and two extensions do not get in each other's way")
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

  @Test("tells the change in a file, as the journal does", arguments: [true, false])
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

  @Test("tells no change while its files are being replaced")
  func unfinishedChange() throws {
    try package.writeReference("old")
    _ = package.verify("new", as: .lines, record: .never)
    let directory = "output/pending/FormTests/LoginTests/appearance.form"
    // Nothing can be written where a directory stands.
    try FileManager.default.removeItem(atPath: package.root + "/" + directory + ".actual.txt")
    try package.makeDirectory(directory + ".actual.txt/in the way")
    _ = package.verify("newer", as: .lines, record: .never)
    #expect(package.text(of: directory + ".change.txt.json") == nil)
  }
}
