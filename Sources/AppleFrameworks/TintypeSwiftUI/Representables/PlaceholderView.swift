// SPDX-License-Identifier: MIT

import TintypeComponents

/// A labeled box in place of a view that cannot be shown, which is reported by a warning.
///
/// It is flexible along both axes.
package struct PlaceholderView: View, PrimitiveView {
  private let name: String

  /// Creates a box with the name of the view.
  package nonisolated init(_ name: String) { self.name = name }

  func nodes(in scope: ViewScope) -> [Node] { scope.placeholder(name) }
}

extension ViewScope {
  /// Returns the nodes of a placeholder in place of the current view, and reports it.
  func placeholder(_ name: String) -> [Node] {
    if !isHidden { evaluation.reportPlaceholder(of: name) }
    return nodes(of: Placeholder(name))
  }
}
