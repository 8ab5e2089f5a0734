// SPDX-License-Identifier: MIT

import SwiftUI

/// The appearance of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Returns the view of a tip.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a tip.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void

  /// The title.
  public var title: Text? { tip.title }
  /// The text below the title; `nil` for none.
  public var message: Text? { tip.message }
  /// The image; `nil` for none.
  public var image: Image? { tip.image }

  /// The buttons.
  public var actions: [Tips.Action] {
    tip.actions.map { original in
      Tips.Action(
        id: original.id,
        perform: {
          original.handler()
          MainActor.assumeIsolated { action(original) }
        }, original.label)
    }
  }
}

/// An image, texts, a button that closes the tip, and the buttons of the tip.
public struct DefaultTipViewStyle: TipViewStyle {
  /// Creates a style.
  public nonisolated init() {}

  /// Returns the view of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultTipContent(configuration: configuration)
  }
}

private struct DefaultTipContent: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipImageSize) private var imageSize
  @Environment(\.tipImageStyle) private var imageStyle

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        configuration.image?
          .resizable()
          .scaledToFit()
          .frame(width: imageSize.width, height: imageSize.height)
          .foregroundStyle(imageStyle ?? AnyShapeStyle(.tint))
        VStack(alignment: .leading, spacing: 2) {
          configuration.title.font(.headline)
          configuration.message.font(.subheadline).foregroundStyle(.secondary)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        Button {
          configuration.tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.footnote.weight(.semibold))
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tertiary)
        .accessibilityLabel("Close")
      }
      .padding(EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 14))
      ForEach(configuration.actions) { action in
        Divider().padding(.leading, configuration.image == nil ? 16 : imageSize.width + 28)
        Button(action: action.handler) {
          action.label()
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, configuration.image == nil ? 16 : imageSize.width + 28)
            .padding(.vertical, 11)
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

/// The small style, which has the same parts.
public typealias MiniTipViewStyle = DefaultTipViewStyle

extension TipViewStyle where Self == DefaultTipViewStyle {
  /// The small style.
  public static var miniTip: DefaultTipViewStyle { DefaultTipViewStyle() }
}

extension EnvironmentValues {
  @Entry var tipViewStyle: any TipViewStyle & Sendable = DefaultTipViewStyle()
  @Entry var tipImageSize = CGSize(width: 38, height: 38)
  @Entry var tipImageStyle: AnyShapeStyle?
  @Entry var tipBackground: AnyShapeStyle?
  @Entry var tipCornerRadius: CGFloat = 13
}

extension View {
  /// Sets the style of tips.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View {
    environment(\.tipViewStyle, style)
  }

  /// Sets the size of the images of tips in points.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View {
    environment(\.tipImageSize, size)
  }

  /// Sets the style of the images of tips.
  public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View {
    environment(\.tipImageStyle, AnyShapeStyle(style))
  }

  /// Sets the background of tips.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View {
    environment(\.tipBackground, AnyShapeStyle(style))
  }

  /// Sets the radius of the corners of tips in points.
  public nonisolated func tipCornerRadius(
    _ cornerRadius: Double, antialiased: Bool = true
  ) -> some View {
    environment(\.tipCornerRadius, cornerRadius)
  }

  /// Shows a tip in a popover of the view after ``Tips/configure(_:)``.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - arrowEdge: The edge of the view at which the popover is shown.
  ///   - action: Receives the button that the user taps.
  /// - Returns: The modified view.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
  }
}

private struct TipPopover: ViewModifier {
  nonisolated let tip: (any Tip)?
  nonisolated let arrowEdge: Edge
  nonisolated let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    let isShown = TipStore.shared.state.isConfigured && tip?.shouldDisplay == true
    content.popover(
      isPresented: Binding {
        isShown
      } set: {
        if !$0 { tip?.invalidate(reason: .tipClosed) }
      }, arrowEdge: arrowEdge
    ) {
      TipView(tip, action: action)
        .tipBackground(.clear)
        .frame(width: 320)
        .presentationCompactAdaptation(.popover)
    }
  }
}
