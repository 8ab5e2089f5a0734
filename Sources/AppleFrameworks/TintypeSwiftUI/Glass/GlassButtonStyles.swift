// SPDX-License-Identifier: MIT

import Foundation

/// A button style with glass behind the label.
public struct GlassButtonStyle {
  private let glass: Glass

  /// Creates the style with the standard glass.
  public nonisolated init() { glass = .regular }

  /// Creates the style with a glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// Returns the button.
  @MainActor @preconcurrency
  public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A button style with glass in the tint color behind the label.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Returns the button.
  @MainActor @preconcurrency
  public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style with the standard glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns the style with a glass.
  public nonisolated static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style with glass in the tint color.
  @MainActor @preconcurrency
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button on glass; a bordered button in platform styles without glass.
private struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.glassMetrics) private var metrics

  var body: some View {
    if metrics != nil {
      Button(configuration).buttonStyle(GlassLabelStyle(glass: glass, isProminent: isProminent))
    } else if isProminent {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration).buttonStyle(.bordered)
    }
  }
}

/// The label of a button on glass.
private struct GlassLabelStyle: ButtonStyle {
  let glass: Glass
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass, isProminent: isProminent)
  }
}

private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glassMetrics) private var metrics

  var body: some View {
    if let metrics {
      configuration.label
        .font(metrics.font)
        .foregroundStyle(foreground)
        .padding(.horizontal, metrics.horizontalInset)
        .padding(.vertical, metrics.verticalInset)
        .frame(minWidth: metrics.height, minHeight: metrics.height)
        .glassEffect(isProminent ? glass.tint(.accentColor) : glass)
        .opacity(configuration.isPressed ? 0.6 : isEnabled ? 1 : 0.5)
    }
  }

  private var foreground: Color {
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }
}
