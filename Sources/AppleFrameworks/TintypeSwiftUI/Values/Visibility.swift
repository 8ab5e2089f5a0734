// SPDX-License-Identifier: MIT

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The visibility that the context determines.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
