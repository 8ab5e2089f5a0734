// SPDX-License-Identifier: MIT

import Foundation

// Curves of the results are parts of the curves of the paths. They begin and end at intersections,
// which are exact to about a thousandth of a point for paths of the size of a screen.
extension Path {
  /// Returns the outline of the filled area, without overlaps.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the filled area.
  /// - Returns: The outline, whose area both rules fill.
  public func normalized(eoFill: Bool = true) -> Path {
    PathArrangement(self, Path()).outline(eoFill: eoFill) { first, _ in first }
  }

  /// Returns the outline of the area that both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other).outline(eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the outline of the area that one path or both fill.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other).outline(eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the outline of the area that this path fills and the other one does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other).outline(eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the area that exactly one of the paths fills.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other).outline(eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the parts of this path's line that are in the area of another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, closesFirst: false).lines(eoFill: eoFill, inside: true)
  }

  /// Returns the parts of this path's line that are outside another path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, closesFirst: false).lines(eoFill: eoFill, inside: false)
  }
}
