// SPDX-License-Identifier: MIT

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
