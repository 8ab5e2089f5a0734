// SPDX-License-Identifier: MIT

import TintypeComponents

/// A button style of the engine.
@MainActor
protocol EngineButtonStyle: PrimitiveButtonStyle {
  nonisolated var engine: any Engine.ButtonStyle { get }
}

extension EngineButtonStyle {
  /// Returns a button with the style.
  func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The default button style.
@MainActor @preconcurrency
public struct DefaultButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle { TintypeComponents.BorderlessButtonStyle() }
}

/// A button style without a border.
@MainActor @preconcurrency
public struct BorderlessButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle { TintypeComponents.BorderlessButtonStyle() }
}

/// A button style that does not decorate its label.
@MainActor @preconcurrency
public struct PlainButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle { TintypeComponents.PlainButtonStyle() }
}

/// A button style with a border.
@MainActor @preconcurrency
public struct BorderedButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle { TintypeComponents.BorderedButtonStyle() }
}

/// A button style with a prominent border.
@MainActor @preconcurrency
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle {
    TintypeComponents.BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that does not decorate its label.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a prominent border.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    .init()
  }
}
