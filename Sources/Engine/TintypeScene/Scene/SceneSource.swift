// SPDX-License-Identifier: MIT

/// The component of a scene with everything that determines its layout.
///
/// Only a scene that was laid out in this process has one; it is not encoded.
package protocol SceneSource: Sendable {}

/// A source that can be laid out again with some changes undone.
///
/// The sources are types of `TintypeComponents`, which apps link. `TintypeReverting` adds their
/// conformances to this protocol. In a program without that module no scene has a layout, so that
/// differing pixels are not charged to changes.
package protocol RepeatableSource: SceneSource {
  /// Creates a layout, which stores what it finds.
  func makeLayout() -> any SceneLayout
}

/// A source that is not part of the equality of scenes.
struct SceneSourceReference: Hashable, Sendable {
  var source: (any SceneSource)?

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
