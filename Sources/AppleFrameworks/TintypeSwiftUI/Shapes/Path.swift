// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// The elements.
  var steps: [CGPathStep]

  /// Creates an empty path.
  public init() { steps = [] }

  /// Creates a path from a path of Core Graphics.
  public init(_ path: CGPath) { steps = path.steps }

  /// Creates a path from a mutable path of Core Graphics.
  public init(_ path: CGMutablePath) { steps = path.steps }

  /// Creates a path along the edges of a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a path along a rectangle with rounded corners of a width and height in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path along a rectangle with rounded corners of a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path along a rectangle with different rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Creates a path along the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// An element of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which ends.
    case closeSubpath
  }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for step in steps { body(Element(step)) }
  }

  /// The path of Core Graphics.
  public var cgPath: CGPath { CGPath(steps: steps) }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { steps.isEmpty }

  /// The smallest rectangle that contains all lines and curves; the null rectangle for an empty
  /// path.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

  /// The end of the last element; `nil` for an empty path.
  public var currentPoint: CGPoint? { steps.isEmpty ? nil : cgPath.currentPoint }

  /// Returns whether a point is inside of the filled path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(engine.trimmedPath(from: Double(from), to: Double(to)))
  }

  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.steps = steps.map { $0.applying(transform) }
    return path
  }

  /// Returns the path, moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate init(_ step: CGPathStep) {
    switch step {
    case .move(let point): self = .move(to: point)
    case .line(let point): self = .line(to: point)
    case .quadCurve(let end, let control): self = .quadCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      self = .curve(to: end, control1: first, control2: second)
    case .close: self = .closeSubpath
    }
  }
}

extension Path {
  /// Creates a path from a path of the engine.
  init(_ path: TintypeScene.Path) { steps = path.elements.map { CGPathStep($0) } }

  /// The path of the engine, in which quadratic curves are cubic.
  var engine: TintypeScene.Path { cgPath.path }
}

extension Path: Shape, OutlinedShape {
  /// Returns the path itself.
  public nonisolated func path(in _: CGRect) -> Path { self }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    ShapeOutline(name: "Path", kind: .path(engine))
  }
}
