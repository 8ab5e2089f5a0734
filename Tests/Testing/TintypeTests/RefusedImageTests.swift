// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeRuns
import TintypeSnapshots

@Suite("Images that cannot be painted")
struct RefusedImageTests {
  private let output = TemporaryOutput()

  /// Returns the error for an image that is not recorded: the message of the test without the
  /// reference's path.
  private func reason(_ badge: Badge, as snapshotting: Snapshotting<Badge, SnapshotImage>)
    -> String?
  {
    let result = output.session.verify(
      of: { badge }, as: snapshotting,
      SnapshotRequest(
        SnapshotOptions(named: "refused", record: .all),
        in: TestContext(fileID: #fileID, test: "image()"),
        at: CallSite(file: #filePath, line: 1, column: 1)))
    let start = "Snapshot “image.refused” could not be compared. "
    guard let message = result.message, message.hasPrefix(start) else { return nil }
    return message.dropFirst(start.count).split(separator: "\nreference:").first.map(String.init)
  }

  @Test(
    "A canvas with an invalid side is an error",
    arguments: [
      (0, 10, "0 × 10"), (10, 0, "10 × 0"), (-1, 10, "-1 × 10"), (.nan, 10, "nan × 10"),
      (10, .infinity, "10 × infinity"),
    ] as [(Double, Double, String)])
  func illegalSize(width: Double, height: Double, text: String) {
    #expect(
      reason(Badge(), as: .image(size: CGSize(width: width, height: height)))
        == """
        A canvas of \(text) points cannot be painted: both sides must be finite numbers greater than \
        zero. Pass another size, or give the component a frame if it has no size of its own.
        """)
  }

  @Test(
    "A canvas with too many or too few pixels is an error",
    arguments: [
      (40_000, 10, "40000 × 10"), (10, 40_000, "10 × 40000"), (20_000, 20_000, "20000 × 20000"),
      (0.1, 10, "0.1 × 10"),
    ] as [(Double, Double, String)])
  func tooLarge(width: Double, height: Double, text: String) {
    #expect(
      reason(Badge(), as: .image(size: CGSize(width: width, height: height)))
        == """
        A canvas of \(text) points at 2 pixels per point cannot be painted: it must have at least 1 \
        and at most 32767 pixels per side, and at most 100000000 in total. Pass another size or \
        scale.
        """)
  }

  @Test("A scale of zero is an error")
  func scale() {
    var device = Device.iPhone13
    device.scale = 0
    #expect(
      reason(Badge(), as: .image(on: device))
        == """
        A scale of 0 pixels per point cannot be painted: it must be a finite number greater than \
        zero. Pass another display scale.
        """)
  }

  @Test("A missing font is an error and is not replaced by another one")
  func font() {
    #expect(
      reason(Badge(font: .custom("Helvetica", size: 17)), as: .image)
        == """
        The component does not look as described:
        - Badge/Text[0]: The font family “Helvetica” is not in the font book; Inter was used \
        instead. Add its files to the font book, or use a family that it contains. The text is \
        “New”.
        """)
  }

  @Test("A missing glyph is an error")
  func glyph() {
    #expect(
      reason(Badge(title: "\u{10330}"), as: .image)?.contains("U+10330") == true)
  }

  @Test("A placeholder is an error in strict mode only")
  func strict() throws {
    let scene = try Scene(
      of: Image(systemName: "magnifyingglas"), in: .sizeThatFits, traits: Traits(),
      measuring: CairoRenderer.standard())
    #expect(throws: Never.self) { try scene.requireNoErrors() }
    #expect(throws: SceneError.self) {
      try withSnapshotTesting(strict: true) { try scene.requireNoErrors() }
    }
    #expect(throws: Never.self) {
      try withSnapshotTesting(strict: true) {
        try withSnapshotTesting(strict: false) { try scene.requireNoErrors() }
      }
    }
  }

  @Test("A missing font is an error of an outline, too")
  func outline() {
    let result = output.session.verify(
      of: { Badge(font: .custom("Helvetica", size: 17)) }, as: .outline,
      SnapshotRequest(
        SnapshotOptions(named: "refused", record: .all),
        in: TestContext(fileID: #fileID, test: "outline()"),
        at: CallSite(file: #filePath, line: 1, column: 1)))
    guard case .failed(let error as SceneError) = result.verdict else {
      Issue.record("The verdict is \(result.verdict).")
      return
    }
    #expect(error.diagnostics.count == 1)
  }
}
