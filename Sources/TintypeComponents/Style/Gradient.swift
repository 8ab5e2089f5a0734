// SPDX-License-Identifier: MIT

/// Colours with their places along a line, from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// The colours in the order in which they follow each other.
  public var stops: [Stop]

  /// Creates a gradient from colours with their places.
  ///
  /// Places are moved into 0…1, NaN to 0, and never lie before the place of the stop before: of
  /// several stops at one place the last one goes on. Without a stop nothing is painted, with a
  /// diagnostic.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The gradient in an environment, its places in order.
  func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map { stop in
        ResolvedGradient.Stop(
          color: stop.color.resolve(in: environment), location: stop.location)
      }
    )
  }
}

/// Colours that change along a line; beyond its ends they stay as they are.
public struct LinearGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient between two places of the frame that it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours with their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .linearGradient(gradient.resolve(in: environment), start: startPoint, end: endPoint)
  }
}

/// Colours that change from a circle outwards to another; within and beyond they stay as they are.
public struct RadialGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// Creates a gradient around a place of the frame that it fills, radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .radialGradient(
      gradient.resolve(in: environment), center: center, startRadius: Length(startRadius),
      endRadius: Length(endRadius))
  }
}

/// Colours that change from an ellipse outwards to another, in the proportions of the frame.
public struct EllipticalGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: Double
  private let endRadiusFraction: Double

  /// Creates a gradient around a place of the frame, radii as shares of the frame's sides.
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

  /// Creates a gradient of colours at equal distances.
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

  /// The gradient in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .ellipticalGradient(
      gradient.resolve(in: environment), center: center,
      startRadius: Length(startRadiusFraction), endRadius: Length(endRadiusFraction))
  }
}

/// Colours that change around a centre.
public struct AngularGradient: ShapeStyle, StyleComponent, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient between two angles, clockwise from the trailing side.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of a full turn that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .degrees(0)) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Creates a gradient of colours at equal distances, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of colours at equal distances around a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .degrees(0)) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient in an environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    .angularGradient(
      gradient.resolve(in: environment), center: center, start: Length(startAngle.checkedDegrees),
      end: Length(endAngle.checkedDegrees))
  }
}

/// A style that stands as a component: a rectangle that it fills.
package protocol StyleComponent: PrimitiveComponent, ShapeStyle {}

extension StyleComponent {
  /// A node that takes all the room it is offered.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let content = ShapeContent(
      kind: .rectangle, fill: resolveStyle(in: context.environment))
    return [context.node(context.resolution.typeName(of: self), .shape(content))]
  }
}
