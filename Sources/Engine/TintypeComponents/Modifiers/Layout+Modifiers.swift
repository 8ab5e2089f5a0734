// SPDX-License-Identifier: MIT

extension Component {
  /// Adds padding at the given edges, all by default.
  ///
  /// The padding is 16 points if the length is omitted or `nil`.
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

  /// Adds the same padding at all edges, in points.
  public func padding(_ length: Double) -> some Component { padding(.all, length) }

  /// Adds padding at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some Component { modifier(.padding(insets)) }

  /// Sets a fixed width, height or both, in points.
  ///
  /// A length that is negative or not finite is ignored and reported by a diagnostic.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some Component {
    modifier(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Limits the width and the height, in points; `maxWidth: .infinity` takes all available width.
  ///
  /// Contradictory limits are corrected and reported by a diagnostic: the minimum takes precedence
  /// over the ideal size, and the ideal size over the maximum.
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

  /// Fixes the component at its ideal size along the given axes, both by default.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some Component {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the order in which a stack distributes space, highest first; 0 by default.
  public func layoutPriority(_ priority: Double) -> some Component {
    modifier(.layoutPriority(Length(priority)))
  }
}

extension Component {
  /// Proposes to the component a size of an aspect ratio that fits into or fills the proposed size.
  ///
  /// The default is the aspect ratio of the component's ideal size. A ratio that is not finite and
  /// greater than 0 is ignored and reported by a diagnostic.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some Component {
    modifier(.aspectRatio(ratio.map(Length.init(_:)), contentMode: contentMode))
  }

  /// Proposes to the component a size with the aspect ratio of another size.
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> some Component {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the component in its own aspect ratio to fit into the proposed size.
  public func scaledToFit() -> some Component { aspectRatio(contentMode: .fit) }

  /// Scales the component in its own aspect ratio to fill the proposed size.
  public func scaledToFill() -> some Component { aspectRatio(contentMode: .fill) }

  /// Paints the component at an offset from its layout position, in points.
  ///
  /// The layout of its siblings does not change.
  public func offset(x: Double = 0, y: Double = 0) -> some Component {
    modifier(.offset(x: Length(x), y: Length(y)))
  }

  /// Paints the component at an offset from its layout position, in points.
  public func offset(_ offset: Size) -> some Component {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all available space and centers the component at a point of it.
  ///
  /// Points are relative to the top leading corner. Along an unspecified dimension, the space is as
  /// large as the component.
  public func position(x: Double = 0, y: Double = 0) -> some Component {
    modifier(.position(x: Length(x), y: Length(y)))
  }

  /// Takes all available space and centers the component at a point of it.
  public func position(_ position: Point) -> some Component {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the order of the component among its siblings, highest in front; 0 by default.
  public func zIndex(_ value: Double) -> some Component { modifier(.zIndex(Length(value))) }

  /// Sets the position of a horizontal alignment guide of the component.
  ///
  /// The closure receives the component's dimensions and returns the distance from its leading edge
  /// in points. If the distance is not finite, the guide keeps its default position.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) -> some Component {
    modifier(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
  }

  /// Sets the position of a vertical alignment guide of the component.
  ///
  /// The closure receives the component's dimensions and returns the distance from its top edge in
  /// points. If the distance is not finite, the guide keeps its default position.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) -> some Component {
    modifier(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
  }

  /// Insets the safe area for components at the top or bottom edge, centered by default.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of both along the edge.
  ///   - spacing: The distance in points; `nil`, the default, is 8.
  ///   - content: The components, which are proposed the available height minus this
  ///     component's minimum height.
  /// - Returns: The component with the inset content.
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

  /// Insets the safe area for components at the leading or trailing edge, centered by default.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of both along the edge.
  ///   - spacing: The distance in points; `nil`, the default, is 8.
  ///   - content: The components, which are proposed the available width minus this component's
  ///     minimum width.
  /// - Returns: The component with the inset content.
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

  /// Adds a bar at the bottom edge, which the software keyboard covers.
  package func bottomBar(@ComponentBuilder content: @escaping () -> ComponentList) -> some Component
  {
    var bar = SafeAreaInset(edge: .bottom, spacing: 0)
    bar.isBehindKeyboard = true
    return inset(bar, content)
  }

  private func inset(
    _ inset: SafeAreaInset,
    _ content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.safeAreaInset(inset), context.nodes(of: content()))
    }
  }

  /// Extends the component to the edges of the canvas where it touches the safe area's edges.
  public func ignoresSafeArea(_ edges: Edge = .all) -> some Component {
    modifier(.ignoresSafeArea(edges))
  }

  /// Sets a layout value of the component, which a custom layout reads from its subview.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some Component {
    modifier(.layoutValue(LayoutValue(key: key, value: value)))
  }

  /// Reports the geometry of the component when it is placed.
  package func geometryProbe(
    _ report: @escaping @Sendable (GeometryProxy) -> Void
  ) -> some Component {
    modifier(.geometryProbe(GeometryProbe(report)))
  }
}

/// An edge on the vertical axis.
public enum VerticalEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}

extension Component {
  /// Adds padding that belongs to the safe area, so that backgrounds of the component extend into
  /// it.
  package func safeAreaPadding(_ insets: EdgeInsets) -> some Component {
    modifier(.safeAreaPadding(insets))
  }

  /// Sets lengths relative to the nearest scroll view, or else to the canvas.
  ///
  /// Without a size of the canvas, such as for a snapshot at the ideal size, the frame has no
  /// effect.
  package func containerRelativeFrame(_ frame: ContainerRelativeFrame) -> some Component {
    modifier(.containerRelativeFrame(frame))
  }
}
