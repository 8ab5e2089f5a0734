// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

extension Snapshotting where Value: View, Format == SnapshotImage {
  /// Snapshots a view as an image at its ideal size on a transparent canvas.
  public static var image: Self { image() }

  /// Snapshots a view as an image.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because there is no window.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed environment values.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: Traits = Traits()
  ) -> Self {
    Self(pathExtension: "png", diffing: .image) { view in
      let renderer = try CairoRenderer.standard()
      let tree = ViewTree(view)
      defer { tree.close() }
      let laidOut = try tree.settle(in: layout.viewport, traits: traits, measuring: renderer)
      return try SnapshotImage(
        painting: laidOut.scene, by: renderer.paint, fingerprint: renderer.fingerprint)
    }
    .tolerating(
      Tolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Writes a view's tree as text, laid out at its ideal size.
  public static var outline: Self { outline() }

  /// Writes a view's tree as text: one node per line, with its frame and attributes.
  ///
  /// - Parameters:
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed environment values.
  /// - Returns: The strategy.
  public static func outline(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: Traits = Traits()
  ) -> Self {
    Self(pathExtension: "txt", diffing: .lines) { view in
      let tree = ViewTree(view)
      defer { tree.close() }
      let scene = try tree.settle(
        in: layout.viewport, traits: traits, measuring: CairoRenderer.standard()
      ).scene
      try scene.requireNoErrors()
      return scene.outline
    }
  }
}

/// The canvas of a snapshot of a view.
public enum SwiftUISnapshotLayout {
  /// A device's screen.
  case device(config: ViewImageConfig)
  /// A canvas of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// A canvas as large as the view's ideal size.
  case sizeThatFits

  var viewport: Viewport {
    switch self {
    case .device(let config): .device(config)
    case .fixed(let width, let height): .fixed(Size(width: Double(width), height: Double(height)))
    case .sizeThatFits: .sizeThatFits
    }
  }
}
