// SPDX-License-Identifier: MIT

extension Component {
  /// Sets the font of the text inside the component.
  public func font(_ font: Font) -> some Component { environment(\.font, font) }

  /// Sets the style for text, and for shapes that state no style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some Component {
    environment(\.foregroundStyle, style)
  }

  /// Limits each text inside to a number of lines, at least 1; `nil` removes the limit.
  ///
  /// Text that does not fit ends with an ellipsis.
  public func lineLimit(_ limit: Int?) -> some Component { environment(\.lineLimit, limit) }

  /// Sets the alignment of the lines of each text inside the component.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some Component {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Disables or enables the controls inside the component.
  ///
  /// Controls inside a disabled component cannot be enabled again.
  public func disabled(_ isDisabled: Bool) -> some Component {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Sets the interaction state of the controls inside the component.
  public func controlState(_ state: ControlState) -> some Component {
    environment(\.controlState, state)
  }

  /// Sets the color of interactive and selected elements; `nil` restores the default.
  public func tint(_ color: Color?) -> some Component { environment(\.tint, color ?? .accentColor) }

  /// Sets the color scheme of the component and its descendants.
  public func colorScheme(_ scheme: ColorScheme) -> some Component {
    environment(\.colorScheme, scheme)
  }

  /// Sets the color scheme of the component and its descendants; `nil` changes nothing.
  ///
  /// The canvas keeps its color scheme, which is set by traits.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some Component {
    transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }

  /// Sets the Dynamic Type size of the text inside the component.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some Component {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size: `dynamicTypeSize(...DynamicTypeSize.accessibility1)`.
  ///
  /// A size outside the range is clamped to it; an empty range changes nothing.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some Component
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }

  /// Adds a reason to redact the content inside the component.
  public func redacted(reason: RedactionReasons) -> some Component {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all redaction reasons from the content inside the component.
  public func unredacted() -> some Component { environment(\.redactionReasons, []) }

  /// Transforms a value of the environment for the component and its descendants.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Component {
    EnvironmentComponent(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
