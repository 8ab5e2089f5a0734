// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a progress view that are available to its style.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of the current value of a progress view.
  public struct CurrentValueLabel: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The completed fraction, 0 to 1; `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label, if any.
  public var label: Label?
  /// The label of the current value, if any.
  public var currentValueLabel: CurrentValueLabel?
}

/// A progress view style of the engine.
@MainActor
protocol EngineProgressViewStyle: ProgressViewStyle {
  nonisolated var engine: TintypeComponents.ProgressViewStyle { get }
  nonisolated var tint: Color? { get }
}

extension EngineProgressViewStyle {
  nonisolated var tint: Color? { nil }

  /// Returns a progress view with the style.
  func styled(_ configuration: ProgressViewStyleConfiguration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// The default progress view style.
@MainActor @preconcurrency
public struct DefaultProgressViewStyle: ProgressViewStyle, EngineProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the progress view.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: TintypeComponents.ProgressViewStyle { .automatic }
}

// Variants: LinearProgressViewStyle; linear; bar -> CircularProgressViewStyle; circular; ring
/// A progress view style with a bar.
@MainActor @preconcurrency
public struct LinearProgressViewStyle: ProgressViewStyle, EngineProgressViewStyle {
  nonisolated let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint.
  @available(iOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
  public init(tint: Color) { self.tint = tint }

  /// Returns the progress view.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: TintypeComponents.ProgressViewStyle { .linear }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

// Variants: LinearProgressViewStyle; linear; bar -> CircularProgressViewStyle; circular; ring
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}
