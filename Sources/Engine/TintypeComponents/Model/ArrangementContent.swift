// SPDX-License-Identifier: MIT

/// The layout parameters of a grid.
package struct GridContent: Hashable, Codable, Sendable {
  /// The alignment of content in its cell.
  package var alignment: Alignment
  /// The distance between columns; `nil` for the default, 8 points.
  package var horizontalSpacing: Length?
  /// The distance between rows; `nil` for the default, 8 points.
  package var verticalSpacing: Length?

  /// Creates the parameters, distances in points.
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

/// The layout parameters of a row of a grid.
package struct GridRowContent: Hashable, Codable, Sendable {
  /// The vertical alignment of the row's cells; `nil` for the grid's.
  package var alignment: VerticalAlignment?

  /// Creates the parameters.
  package init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }
}

/// The layout parameters of a grid cell.
package struct GridCell: Hashable, Codable, Sendable {
  /// The number of columns that the cell spans; `nil` for one.
  package var columns: Int?
  /// The anchor of the content in its cell; `nil` for the grid's alignment.
  package var anchor: UnitPoint?
  /// The axes along which the cell does not enlarge its column or row.
  package var unsizedAxes: [Axis]
  /// The alignment of the whole column.
  package var columnAlignment: HorizontalAlignment?

  /// Creates the parameters; none are set by default.
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

/// The layout parameters of a grid with columns, or rows, of given sizes.
package struct LazyGridContent: Hashable, Codable, Sendable {
  /// The axis along which lines are arranged: vertical for columns.
  package var axis: Axis
  /// The columns, or rows.
  package var items: [GridItem]
  /// The horizontal alignment of the grid if it is proposed more than it takes.
  package var horizontalAlignment: HorizontalAlignment
  /// The vertical alignment of the grid if it is proposed more than it takes.
  package var verticalAlignment: VerticalAlignment
  /// The distance between lines; `nil` for the default, 8 points.
  package var spacing: Length?

  /// Creates the parameters, the distance in points.
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
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible(), spacing: 4)]) { … }
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { … }
/// ```
public struct GridItem: Hashable, Codable, Sendable {
  /// The size of the column or row.
  package var size: Track
  /// The distance to the next one; `nil` for the default, 8 points.
  package var spacing: Length?
  /// The alignment of a child in its cell; `nil` for the center.
  package var alignment: Alignment?

  /// Creates a column or row.
  ///
  /// - Parameters:
  ///   - size: The size; by default flexible, with at least 10 points.
  ///   - spacing: The distance to the next column or row, in points; by default 8.
  ///   - alignment: The alignment of a child in its cell; by default centered.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size.track
    self.spacing = spacing.map(Length.init(_:))
    self.alignment = alignment
  }

  /// The size of one column or row, or of as many as fit, in points.
  public struct Size: Hashable, Sendable {
    fileprivate let track: Track

    /// Returns a fixed size.
    public static func fixed(_ length: Double) -> Size { Size(track: .fixed(Length(length))) }

    /// Returns a share of the available space, between a minimum and a maximum.
    public static func flexible(minimum: Double = 10, maximum: Double = .infinity) -> Size {
      Size(track: .flexible(minimum: Length(minimum), maximum: Length(maximum)))
    }

    /// Returns as many columns or rows as fit, each between a minimum and a maximum.
    public static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size {
      Size(track: .adaptive(minimum: Length(minimum), maximum: Length(maximum)))
    }
  }

  /// The size of a column or row as stored in nodes.
  package enum Track: Hashable, Codable, Sendable {
    /// A fixed size.
    case fixed(Length)
    /// A share of the available space, between a minimum and a maximum.
    case flexible(minimum: Length, maximum: Length)
    /// As many columns or rows as fit, each between a minimum and a maximum.
    case adaptive(minimum: Length, maximum: Length)
  }
}

/// The layout parameters of a flow.
package struct FlowContent: Hashable, Codable, Sendable {
  /// The alignment of the lines, and the vertical alignment of the children in a line.
  package var alignment: Alignment
  /// The distance between children of a line; `nil` for the default, 8 points.
  package var spacing: Length?
  /// The distance between lines; `nil` for the default, 8 points.
  package var lineSpacing: Length?

  /// Creates the parameters, distances in points.
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

/// The layout parameters of a stack that follows the rules of `UIStackView`.
package struct StackViewContent: Hashable, Codable, Sendable {
  /// The axis along which the children are arranged.
  package var axis: Axis
  /// The distance between children.
  package var spacing: Length
  /// The alignment of the children across the axis.
  package var alignment: StackView.Alignment
  /// The distribution of space along the axis.
  package var distribution: StackView.Distribution
  /// The space around the children.
  package var layoutMargins: EdgeInsets

  /// Creates the parameters, lengths in points.
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

/// The layout parameters of a `ViewThatFits`.
package struct ViewThatFitsContent: Hashable, Codable, Sendable {
  /// The axes along which a child must fit.
  package var axes: [Axis]

  /// Creates the parameters.
  package init(axes: [Axis] = [.horizontal, .vertical]) { self.axes = axes }
}

/// The layout parameters of a scroll view.
package struct ScrollContent: Hashable, Codable, Sendable {
  /// The axes along which the content may be larger.
  package var axes: [Axis]
  /// The distance by which the content is moved toward the leading edge and upward, in points.
  package var offset: Point
  /// The scroll indicators that are painted; `nil` for none.
  package var indicators: ScrollIndicators?
  /// The space around the content, in points.
  package var margins: EdgeInsets
  /// The control of the offset, which replaces `offset`; it is not encoded.
  package var control: ScrollControl?

  private enum CodingKeys: String, CodingKey {
    case axes, offset, indicators, margins
  }

  /// Creates the parameters.
  package init(
    axes: [Axis] = [.vertical],
    offset: Point = .zero,
    showsIndicators: Bool = false,
    margins: EdgeInsets = .zero
  ) {
    (self.axes, self.offset) = (axes, offset)
    indicators = showsIndicators ? ScrollIndicators(axes: axes) : nil
    self.margins = margins
  }
}
