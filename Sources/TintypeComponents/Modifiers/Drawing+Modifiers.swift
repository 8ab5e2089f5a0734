// SPDX-License-Identifier: MIT

extension Component {
  /// Paints a style behind the component.
  ///
  /// Where it touches the edges of the safe area it goes on to those of the canvas, unless those
  /// edges are left out of `ignoresSafeAreaEdges`.
  public func background(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge = .all
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      let decoration = Decoration(
        style: style.resolveStyle(in: context.environment), ignoresSafeAreaEdges: edges)
      return (.background(decoration), [])
    }
  }

  /// Paints a shape behind the component, filled with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some Component {
    ModifiedComponent(content: self) { context in
      let decoration = Decoration(
        style: style.resolveStyle(in: context.environment), shape: shape.outline,
        ignoresSafeAreaEdges: [])
      return (.background(decoration), [])
    }
  }

  /// Puts components behind this one, which are offered its size.
  public func background(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.background(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Puts a component behind this one, which is offered its size.
  @_disfavoredOverload
  public func background(
    _ background: some Component,
    alignment: Alignment = .center
  ) -> some Component {
    self.background(alignment: alignment) { background }
  }

  /// Puts components in front of this one, which are offered its size.
  public func overlay(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.overlay(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Puts a component in front of this one, which is offered its size.
  @_disfavoredOverload
  public func overlay(
    _ overlay: some Component,
    alignment: Alignment = .center
  ) -> some Component {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Paints a style in front of the component.
  public func overlay(_ style: some ShapeStyle) -> some Component {
    ModifiedComponent(content: self) { context in
      (.overlay(Decoration(style: style.resolveStyle(in: context.environment))), [])
    }
  }

  /// Paints a shape in front of the component, filled with a style.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some Component {
    ModifiedComponent(content: self) { context in
      let decoration = Decoration(
        style: style.resolveStyle(in: context.environment), shape: shape.outline)
      return (.overlay(decoration), [])
    }
  }

  /// Makes the component as a whole translucent, from 0 for invisible to 1.
  ///
  /// Numbers outside of that range are moved to the nearer end, NaN to 0.
  public func opacity(_ opacity: Double) -> some Component {
    modifier(.opacity(Length(opacity.isNaN ? opacity : opacity.clampedToUnit)))
  }

  /// Lays the component out, but neither paints it nor lets anyone read or tap it.
  public func hidden() -> some Component { modifier(.hidden) }

  /// Draws a line inside of the component's edges, 1 point wide by default.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some Component {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// Shows what lies within a shape that fits itself into the component's frame.
  public func clipShape(_ shape: some Shape, eoFill: Bool = false) -> some Component {
    modifier(
      .clip(ShapeContent(kind: shape.outline, fillRule: eoFill ? .evenOdd : .nonZero)))
  }

  /// Shows what lies within the component's frame.
  public func clipped() -> some Component { clipShape(Rectangle()) }

  /// Shows what lies within the component's frame with round corners of a radius in points.
  public func cornerRadius(_ radius: Double) -> some Component {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the component where other components are opaque, which are offered its size.
  public func mask(
    alignment: Alignment = .center,
    @ComponentBuilder _ mask: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in (.mask(alignment), context.nodes(of: mask())) }
  }
}
