// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content> where Content: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews across the line.
  ///   - spacing: The distance between subviews in points; `nil` for the default.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope))
    return scope.nodes(
      of: Engine.VStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content })
  }
}

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content> where Content: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews across the line.
  ///   - spacing: The distance between subviews in points; `nil` for the default.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope))
    return scope.nodes(
      of: Engine.HStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content })
  }
}
