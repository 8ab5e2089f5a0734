// SPDX-License-Identifier: MIT

import SwiftUI

/// The outline of a sector of a pie or donut.
struct SectorPath {
  let center: CGPoint
  let innerRadius: CGFloat
  let outerRadius: CGFloat
  /// The angles in radians, clockwise from the top.
  let start: CGFloat
  let end: CGFloat
  /// The distance of the sides from those of the angle, in points.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// The outline; empty if there is no space.
  var path: Path {
    let sweep = end - start
    guard outerRadius > innerRadius, sweep > 0 else { return Path() }
    if sweep >= 2 * .pi - 1e-9 { return ring }
    let outer = angleOffset(inset, outerRadius)
    guard 2 * outer < sweep else { return Path() }
    var corner = min(cornerRadius, (outerRadius - innerRadius) / 2)
    // Half of the outer arc.
    corner = min(corner, outerRadius * (sweep / 2 - outer))
    return Path { path in
      addOuterArc(to: &path, offset: outer, corner: corner)
      addInnerEdge(to: &path, corner: corner)
      path.closeSubpath()
    }
  }

  /// A complete ring or circle.
  private var ring: Path {
    Path { path in
      path.addEllipse(in: square(outerRadius))
      guard innerRadius > 0 else { return }
      // Against the direction of the outer circle, so that the inside is not filled.
      path.move(to: point(innerRadius, 0))
      path.addArc(
        center: center, radius: innerRadius, startAngle: .radians(-.pi / 2),
        endAngle: .radians(-2.5 * .pi), clockwise: true)
      path.closeSubpath()
    }
  }

  private func addOuterArc(to path: inout Path, offset: CGFloat, corner: CGFloat) {
    let turn = corner / outerRadius
    let (first, last) = (start + offset, end - offset)
    let edge = max(outerRadius - corner, 0)
    path.move(to: side(edge, isStart: true))
    path.addQuadCurve(
      to: point(outerRadius, first + turn), control: point(outerRadius, first))
    path.addArc(
      center: center, radius: outerRadius, startAngle: angle(first + turn),
      endAngle: angle(last - turn), clockwise: false)
    path.addQuadCurve(to: side(edge, isStart: false), control: point(outerRadius, last))
  }

  private func addInnerEdge(to path: inout Path, corner: CGFloat) {
    let offset = angleOffset(inset, innerRadius)
    let sweep = end - start
    guard innerRadius > 0, 2 * offset < sweep else {
      // The sides meet at a distance from the center.
      let half = sin(min(sweep, .pi) / 2)
      path.addLine(to: point(half > 0 ? inset / half : 0, (start + end) / 2))
      return
    }
    let corner = min(corner, innerRadius * (sweep / 2 - offset))
    let turn = corner / innerRadius
    let (first, last) = (start + offset, end - offset)
    path.addLine(to: side(innerRadius + corner, isStart: false))
    path.addQuadCurve(to: point(innerRadius, last - turn), control: point(innerRadius, last))
    path.addArc(
      center: center, radius: innerRadius, startAngle: angle(last - turn),
      endAngle: angle(first + turn), clockwise: true)
    path.addQuadCurve(
      to: side(innerRadius + corner, isStart: true), control: point(innerRadius, first))
  }

  /// Returns the point of a side at a radius.
  private func side(_ radius: CGFloat, isStart: Bool) -> CGPoint {
    let offset = angleOffset(inset, radius)
    return point(radius, isStart ? start + offset : end - offset)
  }

  private func angleOffset(_ distance: CGFloat, _ radius: CGFloat) -> CGFloat {
    guard distance > 0, radius > 0 else { return 0 }
    return asin(min(distance / radius, 1))
  }

  private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// The angle of a path, which begins at the right.
  private func angle(_ angle: CGFloat) -> Angle { .radians(Double(angle - .pi / 2)) }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
