// SPDX-License-Identifier: MIT

import TintypeScene

/// A small change to a scene, and the changed scene.
///
/// Only what is stated is changed: nothing is laid out again. Attributes of nodes, which do not
/// affect pixels, remain.
package struct SceneMutation: Sendable {
  /// The kind of the change.
  package var kind: MutationKind
  /// The node that was changed.
  package var node: NodePath
  /// The change in a few words, such as “1 pt to the right”.
  package var change: String
  /// The changed scene.
  package var scene: Scene
}
