// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that displays one or more lines of text.
public struct Text {
  private let string: String

  /// Creates a text.
  public nonisolated init<S>(_ content: S) where S: StringProtocol { string = String(content) }
}

extension Text: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: Engine.Text(string)) }
}
