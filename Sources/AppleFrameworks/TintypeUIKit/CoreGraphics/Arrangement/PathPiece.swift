// SPDX-License-Identifier: MIT

internal import TintypeScene

/// A straight line that approximates a part of a segment.
struct PathPiece {
  /// The index of the segment.
  let segment: Int
  /// The parameters of the segment at the ends.
  let range: (start: Double, end: Double)
  /// The ends.
  let start: Point
  let end: Point

  /// Returns the shares of two lines at which they meet; none if they do not meet.
  ///
  /// Two lines on top of each other meet at the ends of their common part.
  func meetings(with other: PathPiece) -> [(own: Double, other: Double)] {
    let (d, e) = (end - start, other.end - other.start)
    let gap = other.start - start
    let cross = d.cross(e)
    let scale = d.length * e.length
    guard scale > 0 else { return [] }
    if abs(cross) > scale * 1e-9 {
      let (t, s) = (gap.cross(e) / cross, gap.cross(d) / cross)
      let (marginOfT, marginOfS) = (1e-7 / d.length, 1e-7 / e.length)
      guard t >= -marginOfT, t <= 1 + marginOfT, s >= -marginOfS, s <= 1 + marginOfS else {
        return []
      }
      return [(min(max(t, 0), 1), min(max(s, 0), 1))]
    }
    guard abs(gap.cross(d)) <= d.length * 1e-7 else { return [] }
    var found: [(own: Double, other: Double)] = []
    for (share, point) in [(0.0, other.start), (1.0, other.end)] {
      let t = (point - start).dot(d) / d.dot(d)
      if t >= 0, t <= 1 { found.append((t, share)) }
    }
    for (share, point) in [(0.0, start), (1.0, end)] {
      let s = (point - other.start).dot(e) / e.dot(e)
      if s >= 0, s <= 1 { found.append((share, s)) }
    }
    return found
  }

  /// Returns the parameter of the segment at a share of the line.
  func parameter(at share: Double) -> Double { range.start + (range.end - range.start) * share }
}
