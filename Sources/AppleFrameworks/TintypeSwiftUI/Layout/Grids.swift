// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A view that arranges rows of subviews in columns.
public struct Grid<Content>: View, PrimitiveView where Content: View {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the subviews in their cells.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for the default.
  ///   - verticalSpacing: The distance between rows in points; `nil` for the default.
  ///   - content: The rows.
  @MainActor @preconcurrency
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope.withoutLazyElements))
    return scope.nodes(
      of: TintypeComponents.Grid(
        alignment: alignment.engine, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)
      ) { content })
  }
}

/// A row of a grid, whose subviews are its cells.
public struct GridRow<Content>: View, PrimitiveView where Content: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the subviews; `nil` for that of the grid.
  ///   - content: The cells.
  @MainActor @preconcurrency
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope))
    return scope.nodes(of: TintypeComponents.GridRow(alignment: alignment?.engine) { content })
  }
}

extension View {
  /// Sets the number of columns that the view spans in a row of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modified { $0.gridCellColumns(count) }
  }

  /// Sets the anchor of the view in its cell of a grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified { $0.gridCellAnchor(anchor.engine) }
  }

  /// Sets the axes along which the view does not enlarge its cell of a grid.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified { $0.gridCellUnsizedAxes(axes.engine) }
  }

  /// Sets the horizontal alignment of the column of a grid that contains the view.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified { $0.gridColumnAlignment(guide.engine) }
  }
}
