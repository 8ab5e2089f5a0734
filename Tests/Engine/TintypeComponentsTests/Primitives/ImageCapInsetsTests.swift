// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Image cap insets")
struct ImageCapInsetsTests {
  /// Returns the horizontal ranges of each painted part, from the left, in image and canvas.
  private func parts(
    width: Double,
    insets: EdgeInsets,
    direction: LayoutDirection = .leftToRight
  ) throws -> [[Double]] {
    let image = try #require(
      ImageData(pixelWidth: 10, pixelHeight: 4, pixels: Array(repeating: 0xFF00_0000, count: 40)))
    let scene = try lay(
      Image(image).resizable(capInsets: insets).flipsForRightToLeftLayoutDirection(true)
        .frame(width: width, height: 4)
        .environment(\.layoutDirection, direction))
    return scene.commands.compactMap { command in
      guard case .image(let placement) = command.paint, let source = placement.source else {
        return nil
      }
      let frame = placement.frame
      return [source.minX, source.maxX, frame.minX, frame.maxX]
    }
  }

  @Test("Cap insets keep their size while the part between them is stretched")
  func stretching() throws {
    let insets = EdgeInsets(leading: 2, trailing: 5)
    #expect(
      try parts(width: 30, insets: insets) == [[0, 2, 0, 2], [2, 5, 2, 25], [5, 10, 25, 30]])
  }

  @Test("Cap insets shrink in proportion if the frame is too small for both")
  func sharing() throws {
    let insets = EdgeInsets(leading: 2, trailing: 6)
    #expect(try parts(width: 4, insets: insets) == [[0, 2, 0, 1], [4, 10, 1, 4]])
  }

  @Test("Cap insets are swapped with the pixels of a mirrored image")
  func mirroring() throws {
    let insets = EdgeInsets(leading: 2, trailing: 5)
    #expect(
      try parts(width: 30, insets: insets, direction: .rightToLeft)
        == [[5, 10, 0, 5], [2, 5, 5, 28], [0, 2, 28, 30]])
  }
}
