// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

extension Snapshotting where Value: Component, Format == Picture {
  /// Photographs a component with a renderer.
  ///
  /// - Parameters:
  ///   - viewport: What the component is laid out on.
  ///   - traits: What is fixed in its environment.
  ///   - renderer: Makes the renderer when the first picture is taken.
  /// - Returns: The strategy.
  public static func image<Renderer: TextMeasuring & ScenePainting>(
    in viewport: Viewport,
    traits: Traits = Traits(),
    renderer: @escaping () throws -> Renderer
  ) -> Self where Renderer.Picture == Bitmap {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try renderer.picture(
        of: Scene(of: component, in: viewport, traits: traits, measuring: renderer))
    }
  }

  /// Photographs a component in several variants, all in one picture, each under its name.
  ///
  /// - Parameters:
  ///   - variants: The variants, in the order of the tiles.
  ///   - sheet: How the tiles are arranged.
  ///   - renderer: Makes the renderer when the first picture is taken.
  /// - Returns: The strategy.
  public static func contactSheet<Renderer: TextMeasuring & ScenePainting>(
    of variants: Variants,
    sheet: ContactSheet = ContactSheet(),
    renderer: @escaping () throws -> Renderer
  ) -> Self where Renderer.Picture == Bitmap {
    Self(pathExtension: "png", diffing: .image) { component in
      let renderer = try renderer()
      return try renderer.picture(
        of: sheet.scene(of: variants, measuring: renderer) { component })
    }
  }
}

extension ScenePainting where Picture == Bitmap {
  /// Paints a scene in which everything looks as described.
  fileprivate func picture(of scene: Scene) throws -> TintypeSnapshots.Picture {
    try scene.requireNoDiagnostics()
    return TintypeSnapshots.Picture(
      bitmap: try paint(scene),
      scale: scene.canvas.scale,
      scene: scene,
      repaint: { try paint($0) },
      fingerprint: { fingerprint(of: scene) }
    )
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
  public static func outline(
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
  public static func accessibility(
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
  public static func json(
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
      try scene.requireNoDiagnostics()
      return rendering(scene)
    }
  }
}

extension Scene {
  /// Throws if anything does not look as described: no reference is made of a substitute.
  fileprivate func requireNoDiagnostics() throws(SnapshotError) {
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw .notAsDescribed(errors) }
  }
}
