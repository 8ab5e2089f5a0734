// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The variant of a glass effect.
///
/// In the platform style of iOS 26, the backdrop is blurred and refracted along the edge, which has a
/// bright line and a shadow. Glass without a tint, and the neutral colors of the view in front of it,
/// are dark in front of a dark backdrop and light in front of a light one. In other styles, the effect
/// is a material, and buttons are bordered. The reaction to movements is not painted.
public struct Glass: Equatable, Sendable {
  enum Kind {
    case regular, clear, identity
  }

  let kind: Kind
  private(set) var color: Color?
  private var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// The standard glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A more translucent glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass with a reaction to touches, which an image does not contain.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of a glass effect, a capsule.
public struct DefaultGlassEffectShape: Shape, OutlinedShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  // Glass of iOS 26 can be merged with that of other shapes if its ends are circular.
  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    let style =
      environment.base.platformMetrics.hasGlass ? RoundedCornerStyle.circular : .continuous
    return ShapeOutline(name: "DefaultGlassEffectShape", kind: .capsule(style: style))
  }
}

/// The transition of a glass effect, which a snapshot shows at its end.
public struct GlassEffectTransition: Sendable {
  private enum Kind {
    case identity, matchedGeometry, materialize
  }

  private let kind: Kind

  /// No transition.
  public static var identity: GlassEffectTransition { Self(kind: .identity) }
  /// A transition from the geometry of a near effect.
  public static var matchedGeometry: GlassEffectTransition { Self(kind: .matchedGeometry) }
  /// A transition without a change of the geometry.
  public static var materialize: GlassEffectTransition { Self(kind: .materialize) }
}

/// A view that combines the glass effects in it.
///
/// In the platform style of iOS 26, effects of the same kind that are close to each other have one
/// shape. In other styles, they are separate.
@MainActor @preconcurrency
public struct GlassEffectContainer<Content>: View where Content: View {
  private let content: Content
  private let spacing: CGFloat?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which effects are merged in points; by default 8, which is specific
  ///     to Tintype.
  ///   - content: The views with effects.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The content.
  public var body: some View {
    GlassContainer(content: content, spacing: Double(spacing ?? 8))
  }
}

/// A view whose glass is merged.
private struct GlassContainer<Content: View>: View, PrimitiveView {
  // Proof of safety: see PrimitiveView.
  private nonisolated(unsafe) let content: Content
  private nonisolated let spacing: Double

  nonisolated init(content: Content, spacing: Double) {
    (self.content, self.spacing) = (content, spacing)
  }

  func nodes(in scope: ViewScope) -> [Node] {
    let nodes = scope.nodes(of: content)
    guard scope.environment.base.platformMetrics.hasGlass, !nodes.isEmpty else { return nodes }
    let list = nodes.count == 1 ? ComponentList(nodes) : ComponentList.stacking(nodes)
    return scope.nodes(of: list.layoutValue(key: GlassContainerKey.self, value: spacing))
  }
}
