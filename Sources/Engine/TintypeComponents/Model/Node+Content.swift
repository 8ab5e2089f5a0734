// SPDX-License-Identifier: MIT

extension Node {
  /// The content of a node, or the arrangement of its children.
  package enum Content: Hashable, Codable, Sendable {
    /// The boundary of a composed component, whose children replace it in the layout.
    case component
    /// A text.
    case text(TextContent)
    /// An image.
    case image(ImageContent)
    /// An icon of a symbol set.
    case symbol(SymbolContent)
    /// A rectangle that takes all available space.
    case color(ResolvedColor)
    /// A shape.
    case shape(ShapeContent)
    /// Flexible space.
    case spacer(SpacerContent)
    /// A hairline across the axis of its stack.
    case divider(ResolvedColor)
    /// Children arranged along an axis.
    case stack(StackContent)
    /// Children arranged in depth.
    case layers(LayersContent)
    /// Rows of children in columns that are as wide as their content.
    case grid(GridContent)
    /// The children of one row of a grid.
    case gridRow(GridRowContent)
    /// Children in columns, or rows, of given sizes.
    case lazyGrid(LazyGridContent)
    /// Children in lines that wrap when they are full.
    case flow(FlowContent)
    /// Children arranged by the rules of `UIStackView`.
    case stackView(StackViewContent)
    /// The first child that fits.
    case viewThatFits(ViewThatFitsContent)
    /// A scrollable viewport whose content may be larger.
    case scroll(ScrollContent)
    /// Children arranged by a user-defined layout.
    case custom(CustomLayout)
    /// A drawing made by a closure.
    case canvas(CanvasContent)
    /// Children created by a closure when the size is known.
    case geometry(GeometryContent)
  }
}

/// The layout parameters of a stack.
package struct StackContent: Hashable, Codable, Sendable {
  /// The axis along which the children are arranged.
  package var axis: Axis
  /// The distance between children; `nil` for the default of each pair.
  package var spacing: Length?
  /// The alignment of the children of a vertical stack.
  package var horizontalAlignment: HorizontalAlignment
  /// The alignment of the children of a horizontal stack.
  package var verticalAlignment: VerticalAlignment
  /// A Boolean value that indicates whether children may be missing that are not visible; `nil` for
  /// `false`.
  package var isLazy: Bool?

  /// Creates the parameters, the distance in points.
  package init(
    axis: Axis,
    spacing: Double? = nil,
    horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center,
    isLazy: Bool? = nil
  ) {
    self.axis = axis
    self.isLazy = isLazy
    self.spacing = spacing.map(Length.init(_:))
    (self.horizontalAlignment, self.verticalAlignment) = (horizontalAlignment, verticalAlignment)
  }
}

/// The layout parameters of a `ZStack`.
package struct LayersContent: Hashable, Codable, Sendable {
  /// The point at which the children are aligned.
  package var alignment: Alignment

  /// Creates the parameters.
  package init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The layout parameters of a spacer.
package struct SpacerContent: Hashable, Codable, Sendable {
  /// The minimum length; `nil` for the default, 8 points.
  package var minLength: Length?

  /// Creates the parameters, the length in points.
  package init(minLength: Double? = nil) { self.minLength = minLength.map(Length.init(_:)) }
}
