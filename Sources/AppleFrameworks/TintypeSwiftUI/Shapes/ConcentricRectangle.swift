// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A rectangle whose corners can have the centers of the corners of its container.
///
/// The container is the nearest view with ``View/containerShape(_:)``. Without one, and in a
/// container that is no ``RoundedRectangularShape``, concentric corners have their minimum radius.
/// A concentric corner has the radius of the container's corner, minus the greater of the horizontal
/// and the vertical distance between both corners. The screen is no container.
public struct ConcentricRectangle: RoundedRectangularShape, OutlinedShape {
  /// Corners that have the greatest of their radii, as numbers of corners from left to right.
  private enum Uniformity: Hashable {
    case none, all, top, bottom, topAndBottom, leading, trailing, leadingAndTrailing

    /// The groups of corners of a rectangle: 0 and 1 at the top, 2 and 3 at the bottom.
    func groups(isMirrored: Bool) -> [[Int]] {
      let (leading, trailing) = isMirrored ? ([1, 3], [0, 2]) : ([0, 2], [1, 3])
      return switch self {
      case .none: []
      case .all: [[0, 1, 2, 3]]
      case .top: [[0, 1]]
      case .bottom: [[2, 3]]
      case .topAndBottom: [[0, 1], [2, 3]]
      case .leading: [leading]
      case .trailing: [trailing]
      case .leadingAndTrailing: [leading, trailing]
      }
    }
  }

  private let corners: RoundedRectangularShapeCorners
  private let uniformity: Uniformity
  private var amount: CGFloat = 0

  private init(_ corners: RoundedRectangularShapeCorners, _ uniformity: Uniformity) {
    (self.corners, self.uniformity) = (corners, uniformity)
  }

  /// Creates a rectangle with concentric corners.
  public init() { self.init(.concentric, .none) }

  /// Creates a rectangle with equal styles of its corners.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: A Boolean value that indicates whether all corners have the greatest radius of
  ///     them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(.init(all: corners), isUniform ? .all : .none)
  }

  /// Creates a rectangle with different styles of its corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner), .none)
  }

  /// Creates a rectangle with equal corners at the top, and equal corners at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners), .topAndBottom)
  }

  /// Creates a rectangle with equal corners at the top, and different corners at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner), .top)
  }

  /// Creates a rectangle with equal corners at the bottom, and different corners at the top.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners), .bottom)
  }

  /// Creates a rectangle with equal leading corners, and equal trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      .leadingAndTrailing)
  }

  /// Creates a rectangle with equal leading corners, and different trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner), .leading)
  }

  /// Creates a rectangle with equal trailing corners, and different leading corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      .init(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners), .trailing)
  }

  /// Returns the styles of the corners.
  public nonisolated func corners(in size: CGSize?) -> ConcentricRectangle.Corners? { corners }

  /// Returns a rectangle whose concentric corners have their minimum radius, because the container
  /// is only known when the shape is painted.
  public nonisolated func path(in rect: CGRect) -> Path {
    path(in: rect, container: nil, isMirrored: false)
  }

  /// Returns the rectangle, inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The corners of the container, whose sides the layout direction determines.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    let container = environment.containerShape
    let isMirrored = environment.base.layoutDirection == .rightToLeft
    let shape = self
    return ShapeOutline(
      name: "ConcentricRectangle",
      kind: .custom(
        CustomShape { rect in
          shape.path(in: CGRect(rect), container: container, isMirrored: isMirrored).engine
        }))
  }

  private nonisolated func path(
    in rect: CGRect, container: ContainerShape?, isMirrored: Bool
  ) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let outer = container?.cornerRadii(around: rect, isMirrored: isMirrored)
    var radii = corners.leftToRight(isMirrored: isMirrored).enumerated().map { index, style in
      style.isConcentric
        ? max(outer?[index] ?? 0, style.radius) : max(style.radius - amount, 0)
    }
    for group in uniformity.groups(isMirrored: isMirrored) {
      let greatest = group.map { radii[$0] }.max() ?? 0
      for index in group { radii[index] = greatest }
    }
    if Set(radii).count == 1 {
      return RoundedRectangle(cornerRadius: radii[0]).path(in: rect)
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }
}

extension ContainerShape {
  /// Returns the radii of the concentric corners of a rectangle on the canvas, at the top and then
  /// at the bottom, from left to right; `nil` if those of the container are unknown.
  func cornerRadii(around rect: CGRect, isMirrored: Bool) -> [CGFloat]? {
    let outer = frame.frame(in: evaluation)
    guard let shape = shape as? any RoundedRectangularShape,
      let corners = shape.corners(in: outer.size)
    else { return nil }
    let (left, right) = (rect.minX - outer.minX, outer.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - outer.minY, outer.maxY - rect.maxY)
    let distances = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
    return zip(corners.leftToRight(isMirrored: isMirrored), distances).map { corner, distance in
      max(corner.radius - max(distance, 0), 0)
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with equal styles of its corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with equal corners at the top, and equal corners at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}
