// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// Returns the outline of the filled area, without overlaps.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the filled area.
  /// - Returns: The outline, whose area both rules fill.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the outline of the area that both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the outline of the area that one path or both fill.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the outline of the area that this path fills and the other one does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the outline of the area that exactly one of the paths fills.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the parts of this path's line that are in the area of another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the parts of this path's line that are outside another path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtraction(other.cgPath, using: CGPathFillRule(eoFill: eoFill)))
  }

  /// Returns the outline of a stroke of the path.
  ///
  /// Curves are approximated by straight lines, which differ by less than 0.1 points for paths of
  /// the size of a screen. The parts of the outline overlap, so it must not be filled by the
  /// even-odd rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line =
      style.dash.isEmpty
      ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}

extension CGPathFillRule {
  fileprivate init(eoFill: Bool) { self = eoFill ? .evenOdd : .winding }
}
