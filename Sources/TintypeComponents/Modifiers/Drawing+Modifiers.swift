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

// Effects change how a component is painted; the layout does not know of them. A number that is not
// finite is left out, with a diagnostic.
extension Component {
  /// Puts a blurred silhouette behind the component.
  ///
  /// - Parameters:
  ///   - color: The silhouette's colour, black at a third of its opacity by default.
  ///   - radius: The radius of the blur in points, of which half is the standard deviation; at least
  ///     0, which gives sharp edges.
  ///   - x: The distance to the right in points, whichever way lines run.
  ///   - y: The distance downwards in points.
  /// - Returns: The component with its shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      let shadow = ShadowContent(
        color: color.resolve(in: context.environment), radius: radius, x: x, y: y)
      return (.shadow(shadow), [])
    }
  }

  /// Blurs the component by a radius in points, at least 0.
  public func blur(radius: Double) -> some Component { modifier(.blur(radius: Length(radius))) }

  /// Turns the component around a place of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some Component {
    modifier(.rotation(degrees: Length(angle.checkedDegrees), anchor: anchor))
  }

  /// Makes the component larger or smaller around a place of its frame; negative factors mirror it.
  public func scaleEffect(_ factor: Double, anchor: UnitPoint = .center) -> some Component {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Makes the component wider and higher, or less so, around a place of its frame.
  public func scaleEffect(
    x: Double = 1,
    y: Double = 1,
    anchor: UnitPoint = .center
  ) -> some Component {
    modifier(.scale(x: Length(x), y: Length(y), anchor: anchor))
  }

  /// Mixes the component's colours with those behind in another way.
  public func blendMode(_ mode: BlendMode) -> some Component { modifier(.blendMode(mode)) }

  /// Paints the component as a whole before effects further out apply to it.
  public func compositingGroup() -> some Component { modifier(.compositingGroup) }

  /// Adds a number to the component's colours, from -1 for black to 1 for white.
  public func brightness(_ amount: Double) -> some Component {
    modifier(.colorEffect(.brightness(Length(amount))))
  }

  /// Moves the component's colours away from the middle grey; 1 changes nothing, 0 leaves grey.
  public func contrast(_ amount: Double) -> some Component {
    modifier(.colorEffect(.contrast(Length(amount))))
  }

  /// Moves the component's colours away from grey; 1 changes nothing, 0 leaves grey.
  public func saturation(_ amount: Double) -> some Component {
    modifier(.colorEffect(.saturation(Length(amount))))
  }

  /// Moves the component's colours towards grey, from 0 for not at all to 1.
  public func grayscale(_ amount: Double) -> some Component {
    modifier(.colorEffect(.grayscale(Length(amount))))
  }

  /// Turns the component's hues by an angle.
  public func hueRotation(_ angle: Angle) -> some Component {
    modifier(.colorEffect(.hueRotation(degrees: Length(angle.checkedDegrees))))
  }

  /// Turns each of the component's colours into its opposite.
  public func colorInvert() -> some Component { modifier(.colorEffect(.invert)) }

  /// Multiplies the component's colours with another.
  public func colorMultiply(_ color: Color) -> some Component {
    ModifiedComponent(content: self) { context in
      (.colorEffect(.multiply(color.resolve(in: context.environment))), [])
    }
  }

  /// Says whether taps on the component count, or go through to what lies behind.
  public func allowsHitTesting(_ allows: Bool) -> some Component {
    modifier(.allowsHitTesting(allows))
  }
}
