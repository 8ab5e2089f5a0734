// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private nonisolated(unsafe) let content: Content

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

extension VStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope.withoutLazyElements))
    return scope.nodes(
      of: Engine.VStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content })
  }
}

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private nonisolated(unsafe) let content: Content

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

extension HStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope.withoutLazyElements))
    return scope.nodes(
      of: Engine.HStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content })
  }
}

/// A view that arranges its subviews in depth, the first one at the back.
public struct ZStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: Alignment
  private nonisolated(unsafe) let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews along both axes.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope.withoutLazyElements))
    return scope.nodes(of: Engine.ZStack(alignment: alignment.engine) { content })
  }
}

/// Flexible space that expands along the axis of the stack that contains it.
public struct Spacer: View, PrimitiveView, Sendable {
  /// The minimum length in points; `nil` for the default.
  @MainActor @preconcurrency public var minLength: CGFloat? {
    get { length }
    set { length = newValue }
  }
  private var length: CGFloat?

  /// Creates a spacer with a minimum length in points; `nil` for the default.
  @MainActor @preconcurrency public init(minLength: CGFloat? = nil) { length = minLength }
}

extension Spacer {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.nodes(of: Engine.Spacer(minLength: length.map(Double.init)))
  }
}

/// A thin line that separates other content.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  public nonisolated init() {}
}

extension Divider {
  func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: Engine.Divider()) }
}
