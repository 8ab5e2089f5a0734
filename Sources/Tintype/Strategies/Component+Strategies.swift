// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

extension Snapshotting where Value: Component, Format == Picture {
  /// Photographs a component with a renderer.
  ///
  /// - Parameters:
  ///   - viewport: What the component is laid out on.
  ///   - traits: What is fixed in its environment.
  ///   - renderer: Makes the renderer when the first picture is taken.
  /// - Returns: The strategy.
  public static func image(
    in viewport: Viewport,
    traits: Traits = Traits(),
    renderer: @escaping () throws -> CairoRenderer
  ) -> Self {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try Picture(
        painting: Scene(of: component, in: viewport, traits: traits, measuring: renderer),
        by: renderer.paint, fingerprint: renderer.fingerprint)
    }
  }

  /// Photographs a component in several variants, all in one picture, each under its name.
  ///
  /// - Parameters:
  ///   - variants: The variants, in the order of the tiles.
  ///   - sheet: How the tiles are arranged.
  ///   - renderer: Makes the renderer when the first picture is taken.
  /// - Returns: The strategy.
  package static func contactSheet(
    of variants: Variants,
    sheet: ContactSheet = ContactSheet(),
    renderer: @escaping () throws -> CairoRenderer
  ) -> Self {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try Picture(
        painting: sheet.scene(of: variants, measuring: renderer) { component },
        by: renderer.paint, fingerprint: renderer.fingerprint)
    }
  }
}

extension Snapshotting where Value: Component, Format == String {
  /// Writes a component's tree as text: one node a line, with its frame and attributes.
  ///
  /// - Parameters:
  ///   - viewport: What the component is laid out on.
  ///   - traits: What is fixed in its environment.
  ///   - measuring: Makes what measures the text when the first outline is written.
  /// - Returns: The strategy.
  package static func outline(
    in viewport: Viewport,
    traits: Traits = Traits(),
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    text("txt", in: viewport, traits: traits, measuring: measuring, \.outline)
  }

  /// Writes what is spoken of a component, element by element in the order of reading.
  ///
  /// - Parameters:
  ///   - viewport: What the component is laid out on.
  ///   - traits: What is fixed in its environment.
  ///   - frames: Whether each line ends with the element's frame in points; by default not, so that a
  ///     change of the layout alone fails no test.
  ///   - measuring: Makes what measures the text when the first one is written.
  /// - Returns: The strategy.
  package static func accessibility(
    in viewport: Viewport,
    traits: Traits = Traits(),
    frames: Bool = false,
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    text("txt", in: viewport, traits: traits, measuring: measuring) {
      $0.accessibilityText(frames: frames)
    }
  }

  /// Writes a component's tree as JSON, with frames, attributes and meanings.
  ///
  /// - Parameters:
  ///   - viewport: What the component is laid out on.
  ///   - traits: What is fixed in its environment.
  ///   - measuring: Makes what measures the text when the first one is written.
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
    measuring: @escaping () throws -> any TextMeasuring,
    _ rendering: @escaping (Scene) -> String
  ) -> Self {
    Self(pathExtension: pathExtension, diffing: .lines) { component in
      let scene = try Scene(
        of: component, in: viewport, traits: traits, measuring: measuring())
      try scene.requireNoErrors()
      return rendering(scene)
    }
  }
}
