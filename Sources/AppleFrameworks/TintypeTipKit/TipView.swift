// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that shows a tip, or nothing if a rule does not hold.
@MainActor @preconcurrency
public struct TipView<Content>: View where Content: Tip {
  private let tip: (any Tip)?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipViewStyle) private var style
  @Environment(\.tipCornerRadius) private var cornerRadius
  @Environment(\.tipBackground) private var background

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge with an arrow; `nil` for none.
  ///   - action: Receives the button that the user taps.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// Creates a view of a tip of any type.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// The tip on its background.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      TipBox(arrowEdge: arrowEdge, cornerRadius: cornerRadius, background: background) {
        AnyView(
          style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, action: action)))
      }
    }
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Creates a tip from another one.
  public init(_ tip: any Tip) { self.tip = tip }

  /// The identifier.
  public var id: String { tip.id }
  /// The title.
  public var title: Text { tip.title }
  /// The text below the title; `nil` for none.
  public var message: Text? { tip.message }
  /// The image; `nil` for none.
  public var image: Image? { tip.image }
  /// The buttons.
  public var actions: [Action] { tip.actions }
  /// The conditions.
  public var rules: [Rule] { tip.rules }
  /// The options.
  public var options: [any TipOption] { tip.options }
}

/// The background of a tip with its arrow.
private struct TipBox<Content: View>: View {
  let arrowEdge: Edge?
  let cornerRadius: CGFloat
  let background: AnyShapeStyle?
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        fill,
        in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
      )
      .overlay(alignment: alignment) {
        if let arrowEdge {
          Arrow(edge: arrowEdge)
            .fill(fill)
            .frame(width: isVertical ? 22 : 11, height: isVertical ? 11 : 22)
            .offset(offset)
        }
      }
      .padding(padding, arrowEdge == nil ? 0 : 11)
  }

  private var fill: AnyShapeStyle {
    background ?? AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }

  private var isVertical: Bool { arrowEdge == .top || arrowEdge == .bottom }

  private var alignment: Alignment {
    switch arrowEdge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing, nil: .trailing
    }
  }

  private var offset: CGSize {
    switch arrowEdge {
    case .top: CGSize(width: 0, height: -11)
    case .bottom: CGSize(width: 0, height: 11)
    case .leading: CGSize(width: -11, height: 0)
    case .trailing, nil: CGSize(width: 11, height: 0)
    }
  }

  private var padding: Edge.Set {
    switch arrowEdge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing, nil: .trailing
    }
  }
}

/// A triangle that points to an edge.
private struct Arrow: Shape {
  let edge: Edge

  nonisolated func path(in rect: CGRect) -> Path {
    let corners: [CGPoint] =
      switch edge {
      case .top: [.init(x: 0, y: 1), .init(x: 0.5, y: 0), .init(x: 1, y: 1)]
      case .bottom: [.init(x: 0, y: 0), .init(x: 0.5, y: 1), .init(x: 1, y: 0)]
      case .leading: [.init(x: 1, y: 0), .init(x: 0, y: 0.5), .init(x: 1, y: 1)]
      case .trailing: [.init(x: 0, y: 0), .init(x: 1, y: 0.5), .init(x: 0, y: 1)]
      }
    var path = Path()
    path.addLines(
      corners.map {
        CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
      })
    path.closeSubpath()
    return path
  }
}
