// SPDX-License-Identifier: MIT

extension Component {
  /// Paints a style behind the component.
  ///
  /// If the component touches an edge of the safe area, the background extends to the edge of the
  /// canvas, unless `ignoresSafeAreaEdges` excludes that edge.
  public func background(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge = .all
  ) -> some Component {
    decorated(Node.Modifier.background, style, ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape behind the component, filled with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some Component {
    decorated(Node.Modifier.background, style, in: shape.outline, ignoresSafeAreaEdges: [])
  }

  /// Adds components behind this one, which are proposed its size.
  public func background(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.background(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Adds a component behind this one, which is proposed its size.
  @_disfavoredOverload
  public func background(
    _ background: some Component,
    alignment: Alignment = .center
  ) -> some Component {
    self.background(alignment: alignment) { background }
  }

  /// Adds components in front of this one, which are proposed its size.
  public func overlay(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.overlay(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Adds a component in front of this one, which is proposed its size.
  @_disfavoredOverload
  public func overlay(_ overlay: some Component, alignment: Alignment = .center) -> some Component {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Paints a style in front of the component.
  ///
  /// It extends beyond the safe area like a background.
  public func overlay(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge = .all
  ) -> some Component {
    decorated(Node.Modifier.overlay, style, ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape in front of the component, filled with a style.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some Component {
    decorated(Node.Modifier.overlay, style, in: shape.outline, ignoresSafeAreaEdges: .all)
  }

  /// Paints a style, or a shape that is filled with it, behind or in front of the component.
  private func decorated(
    _ modifier: @escaping (Decoration) -> Node.Modifier, _ style: some ShapeStyle,
    in shape: @autoclosure @escaping () -> ShapeKind? = nil, ignoresSafeAreaEdges edges: Edge
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      let decoration = Decoration(
        style: style.resolveStyle(in: context.environment), shape: shape(),
        ignoresSafeAreaEdges: edges)
      return (modifier(decoration), [])
    }
  }

  /// Sets the opacity of the component as a whole, from 0 for invisible to 1.
  ///
  /// Numbers outside that range are clamped; NaN counts as 0.
  public func opacity(_ opacity: Double) -> some Component {
    modifier(.opacity(Length(opacity.isNaN ? opacity : opacity.clampedToUnit)))
  }

  /// Hides the component, which keeps its space but is neither painted, accessible nor
  /// hit-testable.
  public func hidden() -> some Component { modifier(.hidden) }

  /// Draws a border inside the component's edges, 1 point wide by default.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some Component {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// Clips the component to a shape that is fitted into its frame.
  public func clipShape(_ shape: some Shape, eoFill: Bool = false) -> some Component {
    modifier(
      .clip(ShapeContent(kind: shape.outline, fillRule: eoFill ? .evenOdd : .nonZero)))
  }

  /// Clips the component to its frame.
  public func clipped() -> some Component { clipShape(Rectangle()) }

  /// Clips the component to its frame with rounded corners of a radius in points.
  public func cornerRadius(_ radius: Double) -> some Component {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Masks the component with the opacity of other components, which are proposed its size.
  public func mask(
    alignment: Alignment = .center,
    @ComponentBuilder _ mask: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in (.mask(alignment), context.nodes(of: mask())) }
  }
}

// Effects change how a component is painted but not its layout. A number that is not finite is
// ignored and reported by a diagnostic.
extension Component {
  /// Adds a shadow behind the component.
  ///
  /// - Parameters:
  ///   - color: The shadow's color, black at an opacity of 0.33 by default.
  ///   - radius: The radius of the blur in points, which is the standard deviation; at least
  ///     0, which gives sharp edges.
  ///   - x: The distance to the right in points, regardless of the layout direction.
  ///   - y: The distance downward in points.
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

  /// Blurs the component by a radius in points, at least 0, which is the standard deviation of the
  /// Gaussian.
  public func blur(radius: Double) -> some Component { modifier(.blur(radius: Length(radius))) }

  /// Rotates the component clockwise around an anchor point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some Component {
    modifier(.rotation(degrees: Length(angle.checkedDegrees), anchor: anchor))
  }

  /// Scales the component around an anchor point of its frame; negative factors mirror it.
  public func scaleEffect(_ factor: Double, anchor: UnitPoint = .center) -> some Component {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Scales the component horizontally and vertically around an anchor point of its frame.
  public func scaleEffect(
    x: Double = 1,
    y: Double = 1,
    anchor: UnitPoint = .center
  ) -> some Component {
    modifier(.scale(x: Length(x), y: Length(y), anchor: anchor))
  }

  /// Sets the blend mode of the component with the content behind it.
  public func blendMode(_ mode: BlendMode) -> some Component { modifier(.blendMode(mode)) }

  /// Composites the component into one layer before enclosing effects apply to it.
  public func compositingGroup() -> some Component { modifier(.compositingGroup) }

  /// Adds an amount to the component's colors, from -1 for black to 1 for white.
  public func brightness(_ amount: Double) -> some Component {
    modifier(.colorEffect(.brightness(Length(amount))))
  }

  /// Scales the distance of the component's colors from middle gray: 1 changes nothing, 0 gives
  /// gray.
  public func contrast(_ amount: Double) -> some Component {
    modifier(.colorEffect(.contrast(Length(amount))))
  }

  /// Scales the saturation of the component's colors: 1 changes nothing, 0 gives grays.
  public func saturation(_ amount: Double) -> some Component {
    modifier(.colorEffect(.saturation(Length(amount))))
  }

  /// Blends the component's colors with their grays, from 0 for unchanged to 1.
  public func grayscale(_ amount: Double) -> some Component {
    modifier(.colorEffect(.grayscale(Length(amount))))
  }

  /// Rotates the hues of the component by an angle.
  public func hueRotation(_ angle: Angle) -> some Component {
    modifier(.colorEffect(.hueRotation(degrees: Length(angle.checkedDegrees))))
  }

  /// Inverts the component's colors.
  public func colorInvert() -> some Component { modifier(.colorEffect(.invert)) }

  /// Multiplies the component's colors by another color.
  public func colorMultiply(_ color: Color) -> some Component {
    ModifiedComponent(content: self) { context in
      (.colorEffect(.multiply(color.resolve(in: context.environment))), [])
    }
  }

  /// Sets whether the component receives taps; otherwise they reach the content behind it.
  public func allowsHitTesting(_ allows: Bool) -> some Component {
    modifier(.allowsHitTesting(allows))
  }
}

extension Component {
  /// Transforms the component around an anchor point of its frame.
  package func transformEffect(_ transform: Transform2D, anchor: UnitPoint) -> some Component {
    modifier(.transform(transform, anchor: anchor))
  }

  /// Projects the component around an anchor point of its frame.
  ///
  /// - Parameters:
  ///   - projection: The projection in points from the anchor.
  ///   - anchor: The anchor.
  ///   - isRelative: Whether the perspective is divided by the larger side of the component.
  /// - Returns: The component.
  package func projectionEffect(
    _ projection: Projection2D, anchor: UnitPoint, isRelative: Bool = false
  ) -> some Component {
    modifier(
      projection.isAffine
        ? .transform(projection.affine, anchor: anchor)
        : .projection(projection, anchor: anchor, isRelative: isRelative))
  }

  /// Replaces the component's colors by black whose opacity is their luminance.
  package func luminanceToAlpha() -> some Component { modifier(.colorEffect(.luminanceToAlpha)) }

  /// Sets a shape in which the component receives taps, in addition to its content.
  package func contentShape(_ shape: some Shape) -> some Component {
    modifier(.contentShape(shape.outline))
  }
}
