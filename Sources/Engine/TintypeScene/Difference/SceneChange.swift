// SPDX-License-Identifier: MIT

/// A change between two scenes with its visible areas.
package struct SceneChange: Hashable, Sendable {
  /// The change.
  package var change: SceneDifference.Change
  /// The extents of the node and its painting in the older and the newer scene, in points: at most
  /// two areas, the whole canvas for changes of the canvas, none for diagnostics.
  package var areas: Areas
  /// The ways to undo the change in the newer component, the most exact first; empty if there is
  /// none, or if the component is unknown.
  package var reversions: [SceneReversion] = []
  /// The tiles of contact sheets that contain the node, from the outermost; empty for a change of
  /// the scene itself.
  package var tiles: [String] = []
  /// The color scheme of the newer scene, or of the tile.
  package var colorScheme = ColorScheme.light

  /// The areas in points; `nil` if there is none.
  package struct Areas: Hashable, Sendable {
    /// The area in the older scene.
    package var old: Rect?
    /// The area in the newer scene.
    package var new: Rect?
  }
}
