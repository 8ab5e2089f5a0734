// SPDX-License-Identifier: MIT

/// A kind of small changes to a scene.
///
/// The raw value is the name in options and reports.
package enum MutationKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// A color of a node is at most ΔE*94 2 lighter or darker.
  case color
  /// A node with its descendants is one point further left, right, up or down.
  case position
  /// One letter or digit of a line of text is another one.
  case text
  /// A node with its descendants is missing.
  case removal
  /// Two adjacent siblings have swapped their places, or the order in which they are painted.
  case order
}
