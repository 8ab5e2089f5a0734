// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeScene

/// A form of three bars and an optional footer, 20 points wide.
package struct Form: Component {
  private let gap: Double
  private let color: Color
  private let label: String
  private let hasFooter: Bool

  /// Creates a form.
  package init(
    gap: Double = 2, color: Color = .red, label: String = "Save", hasFooter: Bool = false
  ) {
    self.gap = gap
    self.color = color
    self.label = label
    self.hasFooter = hasFooter
  }

  /// The bars and the footer.
  package var body: some Component {
    VStack(alignment: .leading, spacing: gap) {
      Rectangle().fill(Color.blue).frame(width: 20, height: 4).id("title")
      Rectangle().fill(color).frame(width: 10, height: 4).id("clock")
        .accessibilityIdentifier("time")
      Rectangle().fill(Color.green).frame(width: 20, height: 4).id("save")
        .accessibilityLabel(label)
      if hasFooter { Rectangle().fill(Color.black).frame(width: 20, height: 4).id("footer") }
    }
  }
}

/// A renderer that paints only boxes in opaque colors, on white.
package struct BoxPainter: Sendable {
  private let drift: UInt32

  /// Creates a renderer.
  ///
  /// - Parameter drift: The change of each color in another environment.
  package init(drift: UInt32 = 0) { self.drift = drift }

  /// Returns the pixels of a scene.
  package func paint(_ scene: Scene) throws -> Bitmap {
    let scale = scene.canvas.scale
    func pixel(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }
    let (width, height) = (pixel(scene.canvas.size.width), pixel(scene.canvas.size.height))
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for command in scene.commands {
      guard case .fill(.box(let box, _), .color(let color)) = command.paint else { continue }
      let channels = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
      let value = channels.reduce(0xFF) { $0 << 8 | $1 } ^ drift
      for y in max(pixel(box.minY), 0)..<min(pixel(box.maxY), height) {
        for x in max(pixel(box.minX), 0)..<min(pixel(box.maxX), width) {
          pixels[y * width + x] = value
        }
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns an image of a component on a canvas of 24 × 24 points, with two pixels per point.
  package func image(
    of component: some Component, environment: [String: String]? = nil, repaints: Bool = true
  ) throws -> SnapshotImage {
    let scene = try Scene(
      of: component, in: .fixed(Size(width: 24, height: 24)), traits: Traits.displayScale(2),
      measuring: BlockText())
    let repaint: @Sendable (Scene) throws -> Bitmap = { try paint($0) }
    return SnapshotImage(
      bitmap: try paint(scene), scale: scene.canvas.scale, scene: scene,
      repaint: repaints ? repaint : nil
    ) { environment.map { Fingerprint(parts: $0) } }
  }
}
