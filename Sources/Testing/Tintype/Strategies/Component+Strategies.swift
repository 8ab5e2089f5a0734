// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

extension Snapshotting where Value: Component, Format == SnapshotImage {
  /// Snapshots a component as an image with a renderer.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in which the component is laid out.
  ///   - traits: The fixed environment values.
  ///   - renderer: Returns the renderer; it is called for each snapshot.
  /// - Returns: The strategy.
  public static func image(
    in viewport: Viewport,
    traits: Traits = Traits(),
    renderer: @escaping () throws -> CairoRenderer
  ) -> Self {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try SnapshotImage(
        painting: Scene(
          of: component, in: viewport,
          traits: [SnapshotTestingConfiguration.traits(in: viewport), traits], measuring: renderer),
        by: renderer.paint, fingerprint: renderer.fingerprint)
    }
  }

  /// Snapshots a component in several variants as one image, each tile with the name of its
  /// variant.
  ///
  /// - Parameters:
  ///   - variants: The variants, in the order of the tiles.
  ///   - sheet: The arrangement of the tiles.
  ///   - renderer: Returns the renderer; it is called for each snapshot.
  /// - Returns: The strategy.
  package static func contactSheet(
    of variants: Variants,
    sheet: ContactSheet = ContactSheet(),
    renderer: @escaping () throws -> CairoRenderer
  ) -> Self {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try SnapshotImage(
        painting: sheet.scene(
          of: variants.map { variant in
            let configured = SnapshotTestingConfiguration.traits(in: variant.viewport)
            return Variant(
              name: variant.name, viewport: variant.viewport, traits: [configured, variant.traits])
          }, measuring: renderer
        ) { component },
        by: renderer.paint, fingerprint: renderer.fingerprint)
    }
  }
}

extension Snapshotting where Value: Component, Format == String {
  /// Writes a component's tree as text: one node per line, with its attributes.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in which the component is laid out.
  ///   - traits: The fixed environment values.
  ///   - geometry: Whether each line contains the origin and the size of the node in points.
  ///   - measuring: Returns the object that measures text; it is called for each snapshot.
  /// - Returns: The strategy.
  package static func outline(
    in viewport: Viewport,
    traits: Traits = Traits(),
    geometry: Bool = false,
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    text("txt", in: viewport, traits: traits, geometry: geometry, measuring: measuring) {
      $0.outline(geometry: geometry)
    }
  }

  /// Writes a component's accessibility elements in reading order.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in which the component is laid out.
  ///   - traits: The fixed environment values.
  ///   - frames: Whether each line ends with the element's frame in points. It is `false` by
  ///     default, so that a change of only the layout does not fail a test.
  ///   - measuring: Returns the object that measures text; it is called for each snapshot.
  /// - Returns: The strategy.
  package static func accessibility(
    in viewport: Viewport,
    traits: Traits = Traits(),
    frames: Bool = false,
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    text("txt", in: viewport, traits: traits, geometry: frames, measuring: measuring) {
      $0.accessibilityText(frames: frames)
    }
  }

  /// Writes a component's tree as JSON, with frames, attributes and semantics.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in which the component is laid out.
  ///   - traits: The fixed environment values.
  ///   - measuring: Returns the object that measures text; it is called for each snapshot.
  /// - Returns: The strategy.
  package static func json(
    in viewport: Viewport,
    traits: Traits = Traits(),
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    text("json", in: viewport, traits: traits, measuring: measuring, \.json)
  }

  private static func text(
    _ pathExtension: String,
    in viewport: Viewport,
    traits: Traits,
    geometry: Bool = true,
    measuring: @escaping () throws -> any TextMeasuring,
    _ rendering: @escaping (Scene) -> String
  ) -> Self {
    let diffing =
      geometry ? Diffing.lines : .lines(reading: TextGeometry.removed(from:))
    return Self(pathExtension: pathExtension, diffing: diffing) { component in
      let scene = try Scene(
        of: component, in: viewport,
        traits: [SnapshotTestingConfiguration.traits(in: viewport), traits], measuring: measuring())
      try scene.requireNoErrors()
      return rendering(scene)
    }
  }
}
