// SPDX-License-Identifier: MIT

extension Component {
  /// Sets the font of the text inside.
  public func font(_ font: Font) -> some Component { environment(\.font, font) }

  /// Sets the style of text, and of shapes that name none.
  public func foregroundStyle(_ style: some ShapeStyle) -> some Component {
    environment(\.foregroundStyle, style)
  }

  /// Limits each text inside to a number of lines, at least 1; `nil` lifts the limit.
  ///
  /// What does not fit ends with an ellipsis.
  public func lineLimit(_ limit: Int?) -> some Component { environment(\.lineLimit, limit) }

  /// Aligns the lines of each text inside with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some Component {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says whether the controls inside answer to a user.
  ///
  /// Nothing inside of a disabled component is enabled.
  public func disabled(_ isDisabled: Bool) -> some Component {
    DisabledComponent(content: self, isDisabled: isDisabled)
  }
}

/// A component whose controls may be disabled, whatever is said further in.
private struct DisabledComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let isDisabled: Bool

  func nodes(in context: ResolutionContext) -> [Node] {
    var context = context
    context.environment.isEnabled = context.environment.isEnabled && !isDisabled
    return context.nodes(of: content)
  }
}
