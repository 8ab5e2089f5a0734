// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A sequence of colors with locations along a line, from 0 to 1.
///
/// Used as a style, it is painted from the top to the bottom.
public struct Gradient: Hashable {
  /// The color stops in order.
  public var stops: [Gradient.Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with the color space in which its colors are interpolated.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, space: space)
  }

  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which the colors between stops are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind {
      case device, linear, perceptual
    }

    private let kind: Kind

    /// The color space of the device, sRGB.
    public static let device = ColorSpace(kind: .device)
    /// A perceptual color space, Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
    /// The color space of the device with components that are proportional to light.
    static let linear = ColorSpace(kind: .linear)
  }
}

extension Gradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    AnyGradient(self)._makeStyle(in: scope)
  }
}

/// A gradient with a color space.
///
/// Used as a style, it is painted from the top to the bottom.
public struct AnyGradient: Hashable {
  private let gradient: Gradient
  private let space: Gradient.ColorSpace

  /// Creates a gradient whose colors are interpolated in the color space of the device.
  public init(_ gradient: Gradient) { self.init(gradient: gradient, space: .device) }

  init(gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// Returns the gradient with another color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, space: space)
  }
}

extension AnyGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._makeStyle(in: scope)
  }
}

extension AnyGradient {
  /// The number of steps between two stops in a color space that the engine does not interpolate
  /// in.
  private static var stepCount: Int { 16 }

  /// Returns the gradient of the engine.
  func engine(in environment: EnvironmentValues) -> ResolvedGradient {
    let stops = gradient.stops.map { stop in
      ResolvedGradient.Stop(
        color: stop.color.engineColor(in: environment), location: Double(stop.location))
    }
    guard space != .device else { return ResolvedGradient(stops: stops) }
    var all = Array(stops.prefix(1))
    for (stop, next) in zip(stops, stops.dropFirst()) {
      for step in 1..<Self.stepCount {
        let share = Double(step) / Double(Self.stepCount)
        all.append(
          ResolvedGradient.Stop(
            color: stop.color.mixed(with: next.color, by: share, in: space),
            location: stop.location + (next.location - stop.location) * share))
      }
      all.append(next)
    }
    return ResolvedGradient(stops: all)
  }
}

extension Color {
  /// The standard gradient of the color, which is slightly lighter at its start.
  ///
  /// Apple does not document its colors. This one begins with a mixture with 20% white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
