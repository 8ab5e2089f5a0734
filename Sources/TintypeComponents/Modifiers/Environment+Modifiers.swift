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
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Says what is being done to the controls inside.
  public func controlState(_ state: ControlState) -> some Component {
    environment(\.controlState, state)
  }

  /// Sets the colour of what can be operated or is chosen; `nil` goes back to the default.
  public func tint(_ color: Color?) -> some Component {
    environment(\.tint, color ?? .accentColor)
  }

  /// Sets the scheme of the component and all inside of it.
  public func colorScheme(_ scheme: ColorScheme) -> some Component {
    environment(\.colorScheme, scheme)
  }

  /// Sets the scheme of the component and all inside of it; `nil` leaves it as it is.
  ///
  /// The canvas keeps its own, which is the business of traits.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some Component {
    transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }

  /// Sets how large the text inside is to be.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some Component {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits how large the text inside is to be: `dynamicTypeSize(...DynamicTypeSize.accessibility1)`.
  ///
  /// A size outside of the range becomes the nearest one inside; an empty range changes nothing.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some Component
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }

  /// Adds a reason why the content inside is not shown.
  public func redacted(reason: RedactionReasons) -> some Component {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Takes away all reasons why the content inside is not shown.
  public func unredacted() -> some Component { environment(\.redactionReasons, []) }

  /// Changes a value of the environment for the component and all inside of it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Component {
    EnvironmentComponent(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
