// SPDX-License-Identifier: MIT

extension Node {
  /// What a node shows or how it arranges its children.
  package enum Content: Hashable, Codable, Sendable {
    /// The boundary of a composed component: its children stand in its place.
    case component
    /// A text.
    case text(TextContent)
    /// An image.
    case image(ImageContent)
    /// An icon of a symbol set.
    case symbol(SymbolContent)
    /// A rectangle that takes all the room it is offered.
    case color(ResolvedColor)
    /// A shape.
    case shape(ShapeContent)
    /// Room that gives way.
    case spacer(SpacerContent)
    /// A hairline across the stack it stands in.
    case divider(ResolvedColor)
    /// Children side by side or one below the other.
    case stack(StackContent)
    /// Children one in front of the other.
    case layers(LayersContent)
    /// Rows of children in columns that are as wide as what they hold.
    case grid(GridContent)
    /// The children of one row of a grid.
    case gridRow(GridRowContent)
    /// Children in columns, or rows, of given sizes.
    case lazyGrid(LazyGridContent)
    /// Children in lines that break where they are full.
    case flow(FlowContent)
    /// Children arranged by UIStackView's rules.
    case stackView(StackViewContent)
    /// The first child that fits.
    case viewThatFits(ViewThatFitsContent)
    /// A window onto content that may be larger.
    case scroll(ScrollContent)
    /// Children arranged by a layout of the user's own.
    case custom(CustomLayout)
    /// A drawing made by a closure.
    case canvas(CanvasContent)
    /// Children made by a closure once the size is known.
    case geometry(GeometryContent)
  }
}

/// What a stack needs to arrange its children.
package struct StackContent: Hashable, Codable, Sendable {
  /// The direction in which the children follow each other.
  package var axis: Axis
  /// The distance between children; `nil` for the default of each pair.
  package var spacing: Length?
  /// The alignment of the children of a vertical stack.
  package var horizontalAlignment: HorizontalAlignment
  /// The alignment of the children of a horizontal stack.
  package var verticalAlignment: VerticalAlignment

  /// Creates the content of a stack, the distance in points.
  package init(
    axis: Axis,
    spacing: Double? = nil,
    horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing.map(Length.init(_:))
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
  }
}

/// What a stack in depth needs to arrange its children.
package struct LayersContent: Hashable, Codable, Sendable {
  /// The point at which the children are aligned.
  package var alignment: Alignment

  /// Creates the content.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// What a spacer needs to know.
package struct SpacerContent: Hashable, Codable, Sendable {
  /// The least length; `nil` for the default, 8 points.
  package var minLength: Length?

  /// Creates the content, the length in points.
  package init(minLength: Double? = nil) {
    self.minLength = minLength.map(Length.init(_:))
  }
}
