// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a row or a column, in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// A share of the available space within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many rows or columns as fit in the available space, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: GridItem.Size
  /// The distance to the next row or column in points; `nil` for the default.
  public var spacing: CGFloat?
  /// The alignment of the subviews; `nil` for that of the grid.
  public var alignment: Alignment?

  /// Creates a row or a column.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The row or column of the engine.
  var engine: TintypeComponents.GridItem {
    TintypeComponents.GridItem(
      size.engine, spacing: spacing.map(Double.init), alignment: alignment.map(\.engine))
  }
}

extension GridItem.Size {
  fileprivate var engine: TintypeComponents.GridItem.Size {
    switch self {
    case .fixed(let length): .fixed(Double(length))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: Double(minimum), maximum: Double(maximum))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: Double(minimum), maximum: Double(maximum))
    }
  }
}

/// A view that arranges its subviews in columns, row by row.
///
/// In a scroll view, many elements of a `ForEach` are created only near the visible part. They appear
/// when they are visible: only then their `onAppear` actions and tasks are performed.
public struct LazyVGrid<Content>: View, PrimitiveView where Content: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private nonisolated(unsafe) let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the grid in its container.
  ///   - spacing: The distance between rows in points; `nil` for the default.
  ///   - pinnedViews: The views that stay visible while a scroll view scrolls.
  ///   - content: The subviews.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(
      ViewComponent(content.lazyContent(.vertical, pinning: pinnedViews), in: scope))
    return scope.nodes(
      of: TintypeComponents.LazyVGrid(
        columns: columns.map(\.engine), alignment: alignment.engine,
        spacing: spacing.map(Double.init)
      ) { content })
  }
}

/// A view that arranges its subviews in rows, column by column.
///
/// In a scroll view, many elements of a `ForEach` are created only near the visible part. They appear
/// when they are visible: only then their `onAppear` actions and tasks are performed.
public struct LazyHGrid<Content>: View, PrimitiveView where Content: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private nonisolated(unsafe) let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the grid in its container.
  ///   - spacing: The distance between columns in points; `nil` for the default.
  ///   - pinnedViews: The views that stay visible while a scroll view scrolls.
  ///   - content: The subviews.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(
      ViewComponent(content.lazyContent(.horizontal, pinning: pinnedViews), in: scope))
    return scope.nodes(
      of: TintypeComponents.LazyHGrid(
        rows: rows.map(\.engine), alignment: alignment.engine, spacing: spacing.map(Double.init)
      ) { content })
  }
}
