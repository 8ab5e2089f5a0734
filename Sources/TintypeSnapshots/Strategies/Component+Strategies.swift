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
      let scene = try Scene(of: component, in: viewport, traits: traits, measuring: renderer)
      try scene.requireNoDiagnostics()
      return Picture(
        bitmap: try renderer.paint(scene),
        scale: scene.canvas.scale,
        fingerprint: renderer.fingerprint(of: scene)
      )
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
  public static func outline(
    in viewport: Viewport,
    traits: Traits = Traits(),
    measuring: @escaping () throws -> any TextMeasuring
  ) -> Self {
    Self(pathExtension: "txt", diffing: .lines) { component in
      let scene = try Scene(
        of: component, in: viewport, traits: traits, measuring: measuring())
      try scene.requireNoDiagnostics()
      return scene.outline
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
