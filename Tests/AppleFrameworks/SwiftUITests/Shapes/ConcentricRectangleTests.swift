// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Concentric rectangles")
struct ConcentricRectangleTests {
  @Test(
    "A concentric corner has the radius of the container minus the distance, or its minimum",
    arguments: [(4, 16), (12, 8), (30, 2)] as [(CGFloat, CGFloat)])
  func radii(distance: CGFloat, radius: CGFloat) {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 2))
    let view = shape.fill(.red).padding(distance)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    let expected = RoundedRectangle(cornerRadius: radius).fill(.red).padding(distance)
    #expect(pixels(view) == pixels(expected))
  }

  @Test("Without a container, concentric corners have their minimum radius")
  func alone() {
    #expect(pixels(ConcentricRectangle()) == pixels(Rectangle()))
    #expect(
      pixels(ConcentricRectangle(corners: .concentric(minimum: 8)))
        == pixels(RoundedRectangle(cornerRadius: 8)))
    #expect(pixels(ConcentricRectangle(corners: 6)) == pixels(RoundedRectangle(cornerRadius: 6)))
  }

  @Test("Each corner has its own distance, unless the corners are uniform")
  func corners() {
    func view(_ shape: some Shape) -> some View {
      shape.fill(.red).padding(EdgeInsets(top: 4, leading: 4, bottom: 30, trailing: 4))
        .containerShape(Capsule())
    }
    func fixed(_ top: Edge.Corner.Style, _ bottom: Edge.Corner.Style) -> some View {
      view(
        ConcentricRectangle(
          topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
          bottomTrailingCorner: bottom))
    }
    #expect(pixels(view(ConcentricRectangle())) == pixels(fixed(36, 10)))
    #expect(pixels(view(.rect(corners: .concentric, isUniform: true))) == pixels(fixed(36, 36)))
    #expect(
      pixels(view(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 0)))
        == pixels(fixed(36, 0)))
  }

  @Test("The leading corners of a right-to-left layout are on the right")
  func mirrored() {
    let shape = ConcentricRectangle(
      topLeadingCorner: 20, topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 0)
    let expected = UnevenRoundedRectangle(topLeadingRadius: 20)
    #expect(
      pixels(shape.environment(\.layoutDirection, .rightToLeft))
        == pixels(expected.environment(\.layoutDirection, .rightToLeft)))
    #expect(
      pixels(shape) != pixels(shape.environment(\.layoutDirection, .rightToLeft)))
  }

  /// The hash of the pixels of a view in a frame of 120 × 80 points.
  private func pixels(_ view: some View) -> Int {
    var hash = 0
    run(.image, on: view.frame(width: 120, height: 80)) { hash = $0.bitmap.hashValue }
    return hash
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }
}
