// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a toggle that are available to its style.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of the toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle represents several values that differ.
  public var isMixed: Bool
}

/// A toggle style of the engine.
@MainActor
protocol EngineToggleStyle: ToggleStyle {
  nonisolated var engine: TintypeComponents.ToggleStyle { get }
  nonisolated var tint: Color? { get }
}

extension EngineToggleStyle {
  nonisolated var tint: Color? { nil }

  /// Returns a toggle with the style.
  func styled(_ configuration: ToggleStyleConfiguration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// The default toggle style.
@MainActor @preconcurrency
public struct DefaultToggleStyle: ToggleStyle, EngineToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: TintypeComponents.ToggleStyle { .automatic }
}

/// A toggle style with a switch.
@MainActor @preconcurrency
public struct SwitchToggleStyle: ToggleStyle, EngineToggleStyle {
  nonisolated let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint.
  @available(iOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
  public init(tint: Color) { self.tint = tint }

  /// Returns the toggle.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: TintypeComponents.ToggleStyle { .switch }
}

/// A toggle style with a button whose background shows the state.
@MainActor @preconcurrency
public struct ButtonToggleStyle: ToggleStyle, EngineToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: TintypeComponents.ToggleStyle { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button whose background shows the state.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}
