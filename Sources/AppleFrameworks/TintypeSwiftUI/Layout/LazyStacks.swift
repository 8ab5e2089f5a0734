// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A set of the views of a section that stay visible while a scroll view scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the views.
  public let rawValue: UInt32

  /// Creates a set from the bits of its views.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges its subviews in a vertical line and takes all available width.
///
/// In a scroll view, many elements of a `ForEach` are created only near the visible part. They appear
/// when they are visible: only then their `onAppear` actions and tasks are performed.
public struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private nonisolated(unsafe) let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews across the line.
  ///   - spacing: The distance between subviews in points; `nil` for the default.
  ///   - pinnedViews: The views that stay visible while a scroll view scrolls.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(
      ViewComponent(content.lazyContent(.vertical, pinning: pinnedViews), in: scope))
    return scope.nodes(
      of: Engine.VStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content }
        .lazy()
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center).engine
        ))
  }
}

/// A view that arranges its subviews in a horizontal line and takes all available height.
///
/// In a scroll view, many elements of a `ForEach` are created only near the visible part. They appear
/// when they are visible: only then their `onAppear` actions and tasks are performed.
public struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private nonisolated(unsafe) let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews across the line.
  ///   - spacing: The distance between subviews in points; `nil` for the default.
  ///   - pinnedViews: The views that stay visible while a scroll view scrolls.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(
      ViewComponent(content.lazyContent(.horizontal, pinning: pinnedViews), in: scope))
    return scope.nodes(
      of: Engine.HStack(alignment: alignment.engine, spacing: spacing.map(Double.init)) { content }
        .lazy()
        .frame(
          maxHeight: .infinity,
          alignment: Alignment(horizontal: .center, vertical: alignment).engine
        ))
  }
}
