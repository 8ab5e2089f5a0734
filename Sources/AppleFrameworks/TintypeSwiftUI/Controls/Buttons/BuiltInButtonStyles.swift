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

// Variants: BorderlessButtonStyle; without a border
//   -> PlainButtonStyle; that does not decorate its label
//   | BorderedButtonStyle; with a border
//   | BorderedProminentButtonStyle; with a prominent border
/// A button style without a border.
@MainActor @preconcurrency
public struct BorderlessButtonStyle: PrimitiveButtonStyle, EngineButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: any Engine.ButtonStyle { TintypeComponents.BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

// Variants: BorderlessButtonStyle; borderless; without a border
//   -> PlainButtonStyle; plain; that does not decorate its label
//   | BorderedButtonStyle; bordered; with a border
//   | BorderedProminentButtonStyle; borderedProminent; with a prominent border
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}
