// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A gradient of a grid of colors, at positions relative to the area that it fills.
///
/// A grid needs at least 2 × 2 points, and as many points and colors as `width` × `height`;
/// otherwise only the background is painted, and the snapshot fails.
public struct MeshGradient: View, PrimitiveView, Equatable, Sendable {
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the points, row by row.
  public var locations: MeshGradient.Locations
  /// The colors of the points, row by row.
  public var colors: MeshGradient.Colors
  /// The color outside of the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colors are interpolated by cubic curves instead of
  /// linearly.
  public var smoothsColors: Bool
  /// The color space in which colors are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// The positions of a mesh's points, in fractions of its width and height.
  public enum Locations: Equatable, Sendable {
    /// Points whose curves follow the neighboring points.
    case points([SIMD2<Float>])
    /// Points with the control points of their curves.
    case bezierPoints([MeshGradient.BezierPoint])
  }

  /// The colors of the points of a mesh.
  public enum Colors: Equatable, Sendable {
    /// Colors that can depend on the environment.
    case colors([Color])
    /// Colors with fixed components.
    case resolvedColors([Color.Resolved])
  }

  /// A point of a mesh with the control points of the curves to its four neighbors.
  public struct BezierPoint: Equatable, Sendable {
    /// The position.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous point in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next point in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Creates a gradient from positions and colors.
  public init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  // Variants: " with control points,"; bezierPoints; MeshGradient.BezierPoint -> ""; points;
  //   SIMD2<Float>
  /// Creates a gradient from points with control points, and colors.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  // Variants: " with control points,"; bezierPoints; MeshGradient.BezierPoint -> ""; points;
  //   SIMD2<Float>
  /// Creates a gradient from points with control points, and colors with fixed components.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint],
    resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Returns the style of the engine.
  public nonisolated func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(.mesh(engine(in: scope.environment)))
      .multiplyingOpacity(by: scope.levelOpacity)
  }

  private nonisolated func engine(in environment: EnvironmentValues) -> ResolvedMesh {
    ResolvedMesh(
      width: width, height: height, points: locations.engine,
      colors: colors.engine(in: environment),
      background: background.engineColor(in: environment), smoothsColors: smoothsColors,
      isPerceptual: colorSpace == .perceptual)
  }
}

extension MeshGradient {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.rectangle("MeshGradient", filledWith: self)
  }
}

extension MeshGradient.Locations {
  fileprivate nonisolated var engine: [MeshPoint] {
    func place(_ point: SIMD2<Float>) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
    switch self {
    case .points(let points): return points.map { MeshPoint(place($0)) }
    case .bezierPoints(let points):
      return points.map { point in
        MeshPoint(
          place(point.position),
          controls: MeshPoint.Controls(
            leading: place(point.leadingControlPoint), top: place(point.topControlPoint),
            trailing: place(point.trailingControlPoint), bottom: place(point.bottomControlPoint)))
      }
    }
  }
}

extension MeshGradient.Colors {
  fileprivate nonisolated func engine(in environment: EnvironmentValues) -> [ResolvedColor] {
    switch self {
    case .colors(let colors): colors.map { $0.engineColor(in: environment) }
    case .resolvedColors(let colors): colors.map(\.engine)
    }
  }
}
