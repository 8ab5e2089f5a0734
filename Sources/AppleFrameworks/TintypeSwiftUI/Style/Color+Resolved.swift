// SPDX-License-Identifier: MIT

import TintypeScene

extension Color {
  /// A color with fixed components.
  public struct Resolved: Hashable, Sendable {
    /// The red component, linear.
    public var linearRed: Float
    /// The green component, linear.
    public var linearGreen: Float
    /// The blue component, linear.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components in a color space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        RGBComponents(
          red: Double(red), green: Double(green), blue: Double(blue), in: colorSpace),
        opacity: Double(opacity))
    }

    init(_ color: ResolvedColor) {
      self.init(
        RGBComponents(red: color.red, green: color.green, blue: color.blue),
        opacity: color.opacity)
    }

    private init(_ components: RGBComponents, opacity: Double) {
      let linear = components.linear
      linearRed = Float(linear.0)
      linearGreen = Float(linear.1)
      linearBlue = Float(linear.2)
      self.opacity = Float(opacity)
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func encoded(_ value: Float) -> Float {
      Float(RGBComponents.encoded(Double(value)))
    }

    private static func linear(_ value: Float) -> Float {
      Float(RGBComponents.linear(Double(value)))
    }

    /// The color of the engine, in which components are clamped to 0 to 1.
    var engine: ResolvedColor {
      let components = RGBComponents(
        linear: (Double(linearRed), Double(linearGreen), Double(linearBlue)))
      let isInvalid =
        linearRed.isNaN || linearGreen.isNaN || linearBlue.isNaN || opacity.isNaN
      return ResolvedColor(
        name: isInvalid ? ResolvedColor.invalidName : nil, red: components.red,
        green: components.green, blue: components.blue, opacity: Double(opacity))
    }
  }
}

extension Color.Resolved: Animatable {
  /// The components as values that can be animated.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(.color(engine)).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// A textual description.
  public var description: String {
    let description = engine.description
    return description.count == 7 ? description + "FF" : description
  }
}

extension Color.Resolved: Codable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(linearRed)
    try container.encode(linearGreen)
    try container.encode(linearBlue)
    try container.encode(opacity)
  }

  /// Creates the value.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }
}
