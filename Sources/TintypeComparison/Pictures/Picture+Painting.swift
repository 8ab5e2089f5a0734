// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene
import TintypeSnapshots

extension Picture {
  /// Paints a scene in which everything looks as described.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - paint: Paints a scene.
  ///   - fingerprint: Returns what painted a scene.
  /// - Throws: ``SceneError``, since no reference is made of a substitute, or the error of `paint`.
  package init(
    painting scene: Scene,
    by paint: @escaping @Sendable (Scene) throws -> Bitmap,
    fingerprint: @escaping @Sendable (Scene) -> Fingerprint
  ) throws {
    try scene.requireNoErrors()
    self.init(
      bitmap: try paint(scene), scale: scene.canvas.scale, scene: scene, repaint: paint,
      fingerprint: { fingerprint(scene) })
  }
}

/// The error of a scene that does not look as its component describes it.
package struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The errors among the scene's diagnostics.
  package var diagnostics: [Diagnostic]

  /// Creates the error of diagnostics.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String {
    (["The component does not look as described:"] + diagnostics.map { "- \($0)" })
      .joined(separator: "\n")
  }
}

extension Scene {
  /// Throws if anything does not look as described.
  package func requireNoErrors() throws(SceneError) {
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw SceneError(diagnostics: errors) }
  }
}

// A reference that cannot be decoded is reported with its path.
extension ImagingError: ReferenceContentError {}
