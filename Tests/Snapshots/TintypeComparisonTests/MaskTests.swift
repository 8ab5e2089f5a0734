// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Masks of nodes")
struct MaskTests {
  private let package: TemporaryPackage
  private let painter = BoxPainter()

  init() throws {
    package = try TemporaryPackage()
    try package.writeReference(Diffing.image.encode(painter.image(of: Form())))
  }

  private func verify(_ image: SnapshotImage, masking masked: [NodeSelector]) -> SnapshotResult {
    package.verify(image, as: .image.tolerating(masking: masked), record: .never)
  }

  private func verify(_ component: some Component, _ masked: NodeSelector...) throws
    -> SnapshotResult
  {
    verify(try painter.image(of: component), masking: masked)
  }

  @Test(
    "A mask selects a node by path, id, accessibility identifier or label",
    arguments: ["Form/VStack[0]/Rectangle#clock", "clock", "time"])
  func names(name: String) throws {
    let other = Form(color: .orange)
    #expect(try verify(other).outcome == "changed")
    #expect(try verify(other, NodeSelector(name)).outcome == "matched")
    #expect(try verify(other, "title").outcome == "changed")
    let path = try #require(NodePath("Form/VStack[0]/Rectangle#clock"))
    #expect(try verify(other, NodeSelector(path)).outcome == "matched")
  }

  @Test(
    "A mask without a matching node fails before anything is recorded",
    arguments: [SnapshotTestingConfiguration.Record.missing, .all, .failed, .never])
  func unknownAtFirst(record: SnapshotTestingConfiguration.Record) throws {
    let empty = try TemporaryPackage()
    try empty.makeDirectory("__Snapshots__")
    let image = try painter.image(of: Form())
    let result = empty.verify(
      image, as: .image.tolerating(masking: ["clok"]), record: record)
    #expect(result.error == .unknownMask("clok", near: ["clock"]))
    #expect(empty.files(in: "__Snapshots__") == [])
    let known = empty.verify(image, as: .image.tolerating(masking: ["clock"]), record: .missing)
    #expect(known.outcome == "recorded")
  }

  @Test("A mask covers the old and the new frame of a node")
  func places() throws {
    // Only the last bar moves; the bar before it keeps its position.
    func form(_ x: Double) -> some Component {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(Color.blue).frame(width: 20, height: 20).id("back")
        Rectangle().fill(Color.red).frame(width: 4, height: 4).padding(.leading, x).id("ball")
      }
    }
    try package.writeReference(Diffing.image.encode(painter.image(of: form(0))))
    #expect(try verify(form(12)).outcome == "changed")
    #expect(try verify(form(12), "ball").outcome == "matched")
  }

  @Test("A mask is rounded outwards to whole pixels")
  func rounding() throws {
    func form(_ color: Color) -> some Component {
      VStack {
        Rectangle().fill(color).frame(width: 9.3, height: 4.3).id("odd")
      }
    }
    try package.writeReference(Diffing.image.encode(painter.image(of: form(.red))))
    #expect(try verify(form(.blue), "odd").outcome == "matched")
  }

  @Test("A mask may select a node that is in only one of the images")
  func oneSided() throws {
    #expect(try verify(Form(hasFooter: true), "Form").outcome == "matched")
    let footer = try verify(Form(hasFooter: true), "footer")
    // All other nodes have moved.
    #expect(footer.outcome == "changed")
    try package.writeReference(Diffing.image.encode(painter.image(of: Form(hasFooter: true))))
    #expect(try verify(Form(hasFooter: true), "footer").outcome == "matched")
    #expect(try verify(Form(), "footer").outcome == "changed")
  }

  @Test("A mask without a matching node is an error that suggests similar names")
  func unknown() throws {
    #expect(
      try verify(Form(), "clok").error == .unknownMask("clok", near: ["clock"]))
    assertTexts([
      ("one near", try #require(verify(Form(), "clok").error).description),
      ("none near", try #require(verify(Form(), "zzzzzzzz").error).description),
    ])
    #expect(try verify(Form(), "").error == .unknownMask("", near: []))
    #expect(try verify(Form(), "tim").error == .unknownMask("tim", near: ["time"]))
  }

  @Test("A mask requires an image with a scene")
  func noScene() throws {
    let image = try SnapshotImage.filled(0)
    try package.writeReference(Diffing.image.encode(image))
    assertText(try #require(verify(image, masking: ["clock", "title"]).error).description)
  }

  @Test("A mask covers only the new frame if the reference has no scene")
  func bareReference() throws {
    let bare = try PNGFile(Diffing.image.encode(painter.image(of: Form()))).removing("tySN")
    try package.writeReference(bare.bytes)
    #expect(try verify(Form(color: .orange), "clock").outcome == "matched")
  }

  @Test("A mask does not hide a changed size")
  func size() throws {
    try package.writeReference(Diffing.image.encode(.filled(0, width: 48, height: 40)))
    #expect(try verify(Form(), "Form").outcome == "changed")
  }
}

@Suite("Tolerances of image comparison") struct ImageToleranceTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.writeReference(Diffing.image.encode(.filled(0x101010)))
  }

  private func verify(_ tolerance: Tolerance, _ color: UInt32 = 0x111010) throws -> SnapshotResult {
    package.verify(
      try SnapshotImage.filled(color), as: .image.tolerating(tolerance), record: .never)
  }

  @Test("The default tolerance is exact")
  func exact() throws {
    #expect(try verify(.exact).outcome == "changed")
  }

  @Test("Differences up to the threshold are tolerated")
  func threshold() throws {
    #expect(try verify(Tolerance(threshold: 0.01)).outcome == "matched")
    #expect(try verify(Tolerance(threshold: 0.01), 0x401010).outcome == "changed")
  }

  @Test("A tolerance that was needed is noted in the journal")
  func note() throws {
    #expect(try verify(Tolerance(allowance: .pixels(12))).outcome == "matched")
    assertText(try #require(package.journal().last).notes.joined(separator: "\n"))
    #expect(try verify(Tolerance(allowance: .pixels(11))).outcome == "changed")
  }

  @Test("An invalid tolerance is an error, not a match")
  func senseless() throws {
    #expect(try verify(Tolerance(threshold: .nan)).outcome == "failed")
  }
}
