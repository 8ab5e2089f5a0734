// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeScene
import TintypeSnapshots
import TintypeUIKit

extension Snapshotting where Value: View, Format == SnapshotImage {
  /// Snapshots a view as an image at its ideal size on the system background.
  public static var image: Self { image() }

  /// Snapshots a view as an image on the system background.
  ///
  /// As in recordings of swift-snapshot-testing, which paints the view of a hosting controller, no
  /// part of the canvas is transparent. To take a transparent image, pass a `UIHostingController` whose
  /// `view.backgroundColor` is `.clear`. Without a device, the scale is that of
  /// `SnapshotTestingConfiguration.displayScale`, 2 by default, and the size classes are compact by
  /// regular, as on a phone in portrait.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because there is no window.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed traits of the environment.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init()
  ) -> Self {
    Snapshotting<ViewHost, SnapshotImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try ViewHost($0, layout: layout, traits: traits) }
  }
}

extension Snapshotting where Value == ViewHost, Format == SnapshotImage {
  /// Snapshots the current state of a host as an image.
  public static var image: Self { image() }

  /// Snapshots the current state of a host as an image.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  /// - Returns: The strategy.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Self(pathExtension: "png", diffing: .image) { host in
      let renderer = try AppFonts.renderer()
      return try SnapshotImage(
        painting: host.scene, by: renderer.paint, fingerprint: renderer.fingerprint)
    }
    .tolerating(
      Tolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Writes a view's tree as text, laid out at its ideal size.
  public static var outline: Self { outline() }

  /// Writes a view's tree as text: one node per line, with its attributes.
  ///
  /// - Parameters:
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed traits of the environment.
  ///   - geometry: Whether each line contains the origin and the size of the node in points. It is
  ///     `false` by default, so that a change of one attribute changes one line.
  /// - Returns: The strategy.
  public static func outline(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    geometry: Bool = false
  ) -> Self {
    Snapshotting<ViewHost, String>.outline(geometry: geometry).pullback {
      try ViewHost($0, layout: layout, traits: traits)
    }
  }

  /// Writes a view's accessibility elements, laid out at its ideal size.
  public static var accessibility: Self { accessibility() }

  /// Writes a view's accessibility elements in reading order.
  ///
  /// - Parameters:
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed traits of the environment.
  ///   - frames: Whether each line ends with the element's frame in points.
  /// - Returns: The strategy.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    frames: Bool = false
  ) -> Self {
    Snapshotting<ViewHost, String>.accessibility(frames: frames).pullback {
      try ViewHost($0, layout: layout, traits: traits)
    }
  }
}

extension Snapshotting where Value == ViewHost, Format == String {
  /// Writes the current tree of a host as text: one node per line, with its attributes.
  public static var outline: Self { outline() }

  /// Writes the current tree of a host as text: one node per line, with its attributes.
  ///
  /// - Parameter geometry: Whether each line contains the origin and the size of the node in
  ///   points. It is `false` by default, so that a change of one attribute changes one line.
  /// - Returns: The strategy.
  public static func outline(geometry: Bool = false) -> Self {
    text(geometry: geometry) { $0.outline(geometry: geometry) }
  }

  /// Writes the current accessibility elements of a host.
  public static var accessibility: Self { accessibility() }

  /// Writes the current accessibility elements of a host in reading order.
  ///
  /// - Parameter frames: Whether each line ends with the element's frame in points.
  /// - Returns: The strategy.
  public static func accessibility(frames: Bool = false) -> Self {
    text(geometry: frames) { $0.accessibilityText(frames: frames) }
  }

  private static func text(
    geometry: Bool, _ rendering: @escaping (TintypeScene.Scene) -> String
  ) -> Self {
    let diffing =
      geometry ? Diffing.lines : .lines(reading: TextGeometry.removed(from:))
    return Self(pathExtension: "txt", diffing: diffing) { host in
      try host.scene.requireNoErrors()
      return rendering(host.scene)
    }
  }
}
