// SPDX-License-Identifier: MIT

/// Paints scenes: the seam between scenes and the library that draws.
///
/// One renderer paints for all tests, some of which run at the same time.
public protocol ScenePainting: Sendable {
  /// What a painted scene is.
  associatedtype Picture

  /// What paints a scene, for telling later whether pictures of two machines can be compared.
  func fingerprint(of scene: Scene) -> Fingerprint

  /// Paints a scene.
  ///
  /// - Throws: What keeps the whole picture from being painted, such as a canvas that is too large.
  func paint(_ scene: Scene) throws -> Picture
}
