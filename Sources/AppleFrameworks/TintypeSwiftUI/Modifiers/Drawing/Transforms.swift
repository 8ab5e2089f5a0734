// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension View {
  /// Rotates the view clockwise around a point of its frame.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modified { $0.rotationEffect(angle.engine, anchor: anchor.engine) }
  }

  /// Scales the view relative to a point of its frame.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view relative to a point of its frame.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view relative to a point of its frame.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    modified { $0.scaleEffect(x: Double(x), y: Double(y), anchor: anchor.engine) }
  }

  /// Transforms the view relative to the top left corner of its frame.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified { $0.transformEffect(transform.transform2D, anchor: .topLeading) }
  }

  /// Rotates the view around an axis in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the frame on the axis.
  ///   - anchorZ: The depth of the axis in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  /// - Returns: The modified view.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified {
      SpatialRotation(angle, x: axis.x, y: axis.y, z: axis.z)
        .applied(
          to: $0, anchor: anchor, depth: Double(anchorZ), perspective: Double(perspective))
    }
  }
}

/// A rotation in three dimensions.
///
/// The eye is in front of the anchor, at the larger side of the view divided by the perspective. The
/// order of the transforms is that of OpenSwiftUI's `_Rotation3DEffect`, which is audited against
/// SwiftUI: to the axis, the rotation, the perspective, and back.
struct SpatialRotation {
  /// The first two columns of the matrix, and the third, row by row.
  private let rows: [(x: Double, y: Double, z: Double)]

  init(_ angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = Double((x * x + y * y + z * z).squareRoot())
    guard length > 0, length.isFinite else {
      rows = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
      return
    }
    let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (cosine, sine) = (angle.engine.cosine, angle.engine.sine)
    let rest = 1 - cosine
    rows = [
      (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine),
      (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine),
      (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest),
    ]
  }

  /// Returns a component with the rotation.
  ///
  /// - Parameters:
  ///   - content: The component.
  ///   - anchor: The point of the frame on the axis.
  ///   - depth: The depth of the axis in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  /// - Returns: The component.
  func applied(
    to content: any Component, anchor: UnitPoint, depth: Double, perspective: Double
  ) -> any Component {
    // A view that is seen from the side is invisible, unless it is beside the eye.
    guard !isEdgeOn || perspective * depth != 0 else { return content.opacity(0) }
    let affine = projection(depth: depth)
    guard perspective != 0, changesDepth || depth != 0 else {
      return content.transformEffect(affine, anchor: anchor.engine)
    }
    return content.projectionEffect(
      Projection2D(
        affine, g: -rows[2].x * perspective, h: -rows[2].y * perspective,
        i: 1 + rows[2].z * depth * perspective),
      anchor: anchor.engine, isRelative: true)
  }

  private var determinant: Double { rows[0].x * rows[1].y - rows[0].y * rows[1].x }

  /// A Boolean value that indicates whether a plane is seen from the side.
  var isEdgeOn: Bool { abs(determinant) < 1e-9 }

  /// A Boolean value that indicates whether points of the plane move toward or away from the viewer.
  var changesDepth: Bool { abs(rows[2].x) > 1e-9 || abs(rows[2].y) > 1e-9 }

  /// Returns the projection of a plane in front of the axis, at a distance in points.
  func projection(depth: Double) -> Transform2D {
    Transform2D(
      a: rows[0].x, b: rows[1].x, c: rows[0].y, d: rows[1].y, tx: -rows[0].z * depth,
      ty: -rows[1].z * depth)
  }
}
