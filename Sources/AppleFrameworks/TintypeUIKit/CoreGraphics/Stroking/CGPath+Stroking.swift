// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

// Straight lines approximate curves, and differ by less than 0.1 points on paths as large as a screen.
extension CGPath {
  /// Returns the outline of a stroke of the path, with a width in points.
  ///
  /// The parts of the outline overlap, so it must not be filled by the even-odd rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite, path.isFinite else { return CGPath(steps: []) }
    var outline = StrokeOutline(
      style: StrokeStyle(
        lineWidth: Double(lineWidth), lineCap: lineCap.lineCap, lineJoin: lineJoin.lineJoin,
        miterLimit: Double(miterLimit)))
    for line in transformed(by: transform).polylines { outline.add(line) }
    return CGPath(outline.path)
  }

  /// Returns the dashes of the path, as lines whose lengths in points alternate with those of gaps.
  ///
  /// The first dash begins at the phase, a distance in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard path.isFinite else { return CGPath(steps: []) }
    let lines = transformed(by: transform).polylines.flatMap { $0.dashed(lengths, phase: phase) }
    return CGPath(steps: lines.flatMap(\.steps))
  }

  private func transformed(by transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(steps: steps.map { $0.applying(transform) })
  }
}

extension Polyline {
  fileprivate var steps: [CGPathStep] {
    let moves = points.prefix(1).map { CGPathStep.move(CGPoint($0)) }
    let lines = points.dropFirst().map { CGPathStep.line(CGPoint($0)) }
    return moves + lines + (isClosed ? [.close] : [])
  }
}
