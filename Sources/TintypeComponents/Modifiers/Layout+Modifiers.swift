// SPDX-License-Identifier: MIT

extension Component {
  /// Adds room at some edges, all by default.
  ///
  /// The room is 16 points where no length or `nil` is given.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> some Component {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Adds the same room at all edges, in points.
  public func padding(_ length: Double) -> some Component { padding(.all, length) }

  /// Adds room at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some Component { modifier(.padding(insets)) }

  /// Fixes the width, the height or both, in points.
  ///
  /// A length that is negative or no finite number is left out, with a diagnostic.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some Component {
    modifier(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Limits the width and the height, in points; `maxWidth: .infinity` takes all that is proposed.
  ///
  /// Limits that contradict each other are put in order, with a diagnostic: the least size wins
  /// over the ideal one, and that over the greatest.
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some Component {
    modifier(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth,
          idealWidth: idealWidth,
          maxWidth: maxWidth,
          minHeight: minHeight,
          idealHeight: idealHeight,
          maxHeight: maxHeight,
          alignment: alignment
        )
      )
    )
  }

  /// Insists on the ideal size along the given axes, both by default.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some Component {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the order in which a stack hands out room: the highest first, 0 by default.
  public func layoutPriority(_ priority: Double) -> some Component {
    modifier(.layoutPriority(Length(priority)))
  }
}

extension Component {
  /// Offers the component a size of a proportion of width to height, fitted into what is proposed
  /// or filling it.
  ///
  /// Without a proportion it is that of the component's ideal size. One that is not above 0 or no
  /// finite number is left out, with a diagnostic.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some Component {
    modifier(.aspectRatio(ratio.map(Length.init(_:)), contentMode: contentMode))
  }

  /// Offers the component a size of the proportion of a width to a height in points.
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> some Component {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Makes the component as large as it can be in its own proportion within what is proposed.
  public func scaledToFit() -> some Component { aspectRatio(contentMode: .fit) }

  /// Makes the component as small as it can be in its own proportion around what is proposed.
  public func scaledToFill() -> some Component { aspectRatio(contentMode: .fill) }

  /// Shows the component at another place, in points from where it is laid out.
  ///
  /// Its neighbours do not move.
  public func offset(x: Double = 0, y: Double = 0) -> some Component {
    modifier(.offset(x: Length(x), y: Length(y)))
  }

  /// Shows the component at another place, in points from where it is laid out.
  public func offset(_ offset: Size) -> some Component {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all the room that is proposed, and puts the middle of the component at a point of it.
  ///
  /// Points are counted from the leading top corner. Where nothing is proposed the room is as large
  /// as the component.
  public func position(x: Double = 0, y: Double = 0) -> some Component {
    modifier(.position(x: Length(x), y: Length(y)))
  }

  /// Takes all the room that is proposed, and puts the middle of the component at a point of it.
  public func position(_ position: Point) -> some Component {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the order from back to front among siblings: the highest in front, 0 by default.
  public func zIndex(_ value: Double) -> some Component { modifier(.zIndex(Length(value))) }

  /// Moves a line across the component's width, at which containers align it.
  ///
  /// The closure gets the component's dimensions and gives the distance from its leading edge in
  /// points; what is no finite number leaves the line where it lies by default.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) -> some Component {
    modifier(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
  }

  /// Moves a line across the component's height, at which containers align it.
  ///
  /// The closure gets the component's dimensions and gives the distance from its top in points;
  /// what is no finite number leaves the line where it lies by default.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) -> some Component {
    modifier(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
  }

  /// Makes room for components at the top or the bottom, by default in the middle of that edge.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The line on which both lie across the edge.
  ///   - spacing: The distance in points; `nil`, the default, is 8.
  ///   - content: The components, which are offered what the least height of this one leaves.
  /// - Returns: The component with the room and what lies there.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    inset(
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
      content)
  }

  /// Makes room for components at the leading or trailing edge, by default in its middle.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The line on which both lie along the edge.
  ///   - spacing: The distance in points; `nil`, the default, is 8.
  ///   - content: The components, which are offered what the least width of this one leaves.
  /// - Returns: The component with the room and what lies there.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    inset(
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
      content)
  }

  private func inset(
    _ inset: SafeAreaInset,
    _ content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.safeAreaInset(inset), context.nodes(of: content()))
    }
  }

  /// Lets the component reach the edges of the canvas where it touches those of the safe area.
  public func ignoresSafeArea(_ edges: Edge = .all) -> some Component {
    modifier(.ignoresSafeArea(edges))
  }

  /// Tells the layout that the component stands in a value, which it reads from its subview.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some Component {
    modifier(.layoutValue(LayoutValue(key: key, value: value)))
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// The edge at which lines begin or end.
public enum HorizontalEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing
}
