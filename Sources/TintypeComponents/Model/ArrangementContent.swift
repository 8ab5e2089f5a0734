// SPDX-License-Identifier: MIT

/// What a grid needs to arrange its rows.
package struct GridContent: Hashable, Codable, Sendable {
  /// Where a cell's content lies in its cell.
  package var alignment: Alignment
  /// The distance between columns; `nil` for the default, 8 points.
  package var horizontalSpacing: Length?
  /// The distance between rows; `nil` for the default, 8 points.
  package var verticalSpacing: Length?

  /// Creates the content, distances in points.
  package init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map(Length.init(_:))
    self.verticalSpacing = verticalSpacing.map(Length.init(_:))
  }
}

/// What a row of a grid needs to know.
package struct GridRowContent: Hashable, Codable, Sendable {
  /// The alignment of the row's cells across its height; `nil` for the grid's.
  package var alignment: VerticalAlignment?

  /// Creates the content.
  package init(alignment: VerticalAlignment? = nil) {
    self.alignment = alignment
  }
}

/// What a cell of a grid says of itself.
package struct GridCell: Hashable, Codable, Sendable {
  /// The number of columns that it takes; `nil` for one.
  package var columns: Int?
  /// Where its content lies; `nil` for the grid's alignment.
  package var anchor: UnitPoint?
  /// The axes along which it does not make its column or row larger.
  package var unsizedAxes: [Axis]
  /// The alignment of its whole column.
  package var columnAlignment: HorizontalAlignment?

  /// Creates what a cell says of itself; nothing by default.
  package init(
    columns: Int? = nil,
    anchor: UnitPoint? = nil,
    unsizedAxes: [Axis] = [],
    columnAlignment: HorizontalAlignment? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }
}

/// What a grid of columns, or rows, of given sizes needs to arrange its children.
package struct LazyGridContent: Hashable, Codable, Sendable {
  /// The direction in which lines follow each other: vertical for columns.
  package var axis: Axis
  /// The columns, or rows.
  package var items: [GridItem]
  /// Where the grid lies if it is offered more than it takes.
  package var horizontalAlignment: HorizontalAlignment
  /// Where the grid lies if it is offered more than it takes.
  package var verticalAlignment: VerticalAlignment
  /// The distance between lines; `nil` for the default, 8 points.
  package var spacing: Length?

  /// Creates the content, the distance in points.
  package init(
    axis: Axis,
    items: [GridItem],
    horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center,
    spacing: Double? = nil
  ) {
    self.axis = axis
    self.items = items
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing.map(Length.init(_:))
  }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Hashable, Codable, Sendable {
  /// How wide it is.
  package var size: Size
  /// The distance to the next one; `nil` for the default, 8 points.
  package var spacing: Length?
  /// Where a child lies in its cell; `nil` for the middle.
  package var alignment: Alignment?

  /// Creates a column or row, by default one that takes its share of the room, at least 10 points.
  package init(
    _ size: Size = .flexible(),
    spacing: Double? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing.map(Length.init(_:))
    self.alignment = alignment
  }

  /// How wide a column is, in points.
  package enum Size: Hashable, Codable, Sendable {
    /// Exactly a width.
    case fixed(Length)
    /// A share of the room between a least and a greatest width.
    case flexible(minimum: Length, maximum: Length)
    /// As many columns between a least and a greatest width as there is room for.
    case adaptive(minimum: Length, maximum: Length)

    // Disfavoured, as a literal such as 60 is a `Length` as well as a `Double`.

    /// Exactly a width in points.
    @_disfavoredOverload
    package static func fixed(_ length: Double) -> Size { .fixed(Length(length)) }

    /// A share of the room, in points.
    @_disfavoredOverload
    package static func flexible(minimum: Double = 10, maximum: Double = .infinity) -> Size {
      .flexible(minimum: Length(minimum), maximum: Length(maximum))
    }

    /// As many columns as there is room for, in points.
    @_disfavoredOverload
    package static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size {
      .adaptive(minimum: Length(minimum), maximum: Length(maximum))
    }
  }
}

/// What a flow needs to arrange its children.
package struct FlowContent: Hashable, Codable, Sendable {
  /// The alignment of the lines, and of the children across a line's height.
  package var alignment: Alignment
  /// The distance between children of a line; `nil` for the default, 8 points.
  package var spacing: Length?
  /// The distance between lines; `nil` for the default, 8 points.
  package var lineSpacing: Length?

  /// Creates the content, distances in points.
  package init(
    alignment: Alignment = .leading,
    spacing: Double? = nil,
    lineSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Length.init(_:))
    self.lineSpacing = lineSpacing.map(Length.init(_:))
  }
}

/// What a stack by UIStackView's rules needs to arrange its children.
package struct StackViewContent: Hashable, Codable, Sendable {
  /// The direction in which the children follow each other.
  package var axis: Axis
  /// The distance between children.
  package var spacing: Length
  /// Where the children lie across the axis.
  package var alignment: StackView.Alignment
  /// How the room along the axis is shared out.
  package var distribution: StackView.Distribution
  /// Room around all children.
  package var layoutMargins: EdgeInsets

  /// Creates the content, lengths in points.
  package init(
    axis: Axis,
    spacing: Double = 0,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    layoutMargins: EdgeInsets = .zero
  ) {
    self.axis = axis
    self.spacing = Length(spacing)
    self.alignment = alignment
    self.distribution = distribution
    self.layoutMargins = layoutMargins
  }
}

/// What a choice of the first child that fits needs to know.
package struct ViewThatFitsContent: Hashable, Codable, Sendable {
  /// The axes along which a child must fit.
  package var axes: [Axis]

  /// Creates the content.
  package init(axes: [Axis] = [.horizontal, .vertical]) {
    self.axes = axes
  }
}

/// What a window onto larger content needs to know.
package struct ScrollContent: Hashable, Codable, Sendable {
  /// The axes along which the content may be larger.
  package var axes: [Axis]
  /// How far the content is moved to the left and upwards, in points.
  package var offset: Point
  /// Whether bars show where the window lies.
  package var showsIndicators: Bool

  /// Creates the content.
  package init(
    axes: [Axis] = [.vertical],
    offset: Point = .zero,
    showsIndicators: Bool = false
  ) {
    self.axes = axes
    self.offset = offset
    self.showsIndicators = showsIndicators
  }
}
