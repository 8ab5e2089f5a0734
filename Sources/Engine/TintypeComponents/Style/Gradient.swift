// SPDX-License-Identifier: MIT

/// A sequence of colors with locations along a line, from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// The color stops in order.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  ///
  /// Locations are clamped to 0…1, NaN counts as 0, and a location is never less than that of the
  /// preceding stop. If several stops have the same location, the last one continues the gradient.
  /// Without a stop nothing is painted, and a diagnostic is reported.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) { (self.color, self.location) = (color, location) }
  }

  /// Returns the gradient with its colors resolved in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map { stop in
        ResolvedGradient.Stop(
          color: stop.color.resolve(in: environment), location: stop.location)
      }
    )
  }
}

/// A gradient along a line; beyond the ends of the line, the end colors continue.
public struct LinearGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient between two points of the frame that it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from color stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient resolved in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .linearGradient(gradient.resolve(in: environment), start: startPoint, end: endPoint)
  }
}

/// A gradient between two concentric circles; inside and outside, the end colors continue.
public struct RadialGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// Creates a gradient around a point of the frame that it fills, with radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the gradient resolved in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .radialGradient(
      gradient.resolve(in: environment), center: center, startRadius: Length(startRadius),
      endRadius: Length(endRadius))
  }
}

/// A gradient between two concentric ellipses, with the aspect ratio of the frame.
public struct EllipticalGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: Double
  private let endRadiusFraction: Double

  /// Creates a gradient around a point of the frame, with radii as fractions of its sides.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient from evenly spaced colors.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Returns the gradient resolved in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .ellipticalGradient(
      gradient.resolve(in: environment), center: center,
      startRadius: Length(startRadiusFraction), endRadius: Length(endRadiusFraction))
  }
}

/// A gradient around a center point.
public struct AngularGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient between two angles, clockwise from the positive x-axis.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of a full turn that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .degrees(0)) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Creates a gradient from evenly spaced colors, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient from evenly spaced colors around a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .degrees(0)) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Returns the gradient resolved in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .angularGradient(
      gradient.resolve(in: environment), center: center, start: Length(startAngle.checkedDegrees),
      end: Length(endAngle.checkedDegrees))
  }
}

/// A style that can be used as a component: a rectangle that it fills.
package protocol StyleComponent: PrimitiveComponent, ShapeStyle {}

extension StyleComponent {
  /// Returns a node that takes all available space.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let content = ShapeContent(
      kind: .rectangle, fill: resolveStyle(in: context.environment))
    return [context.node(context.resolution.typeName(of: self), .shape(content))]
  }
}
