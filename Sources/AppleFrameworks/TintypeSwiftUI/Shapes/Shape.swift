// SPDX-License-Identifier: MIT

import Foundation

/// A two-dimensional outline that a view fills or strokes.
///
/// A custom shape returns its outline in ``path(in:)``. Without a style, it is filled with the
/// foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The way in which the shape is styled by default.
  nonisolated static var role: ShapeRole { get }

  /// The behavior of the outline in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A fill.
  public static var role: ShapeRole { .fill }

  /// The mirrored outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size, and 10 points for each length that is not proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    _ShapeView(shape: self, style: ForegroundStyle())._makeView(in: scope)
  }
}

/// The way in which a shape is styled by default.
public enum ShapeRole: Sendable, Hashable {
  /// A fill.
  case fill
  /// A stroke.
  case stroke
  /// A separator.
  case separator
}

/// The behavior of an outline in another layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The outline is always the same.
  case fixed
  /// The outline is mirrored in a layout direction.
  case mirrors(in: LayoutDirection)

  /// The outline is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset at its edges.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, inset by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The style in which an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the filled area.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  ///
  /// Tintype always antialiases edges.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
