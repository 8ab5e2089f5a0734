// SPDX-License-Identifier: MIT

extension Path {
  /// Returns the part of the path between two fractions of its total length.
  ///
  /// Curves remain curves. A closed subpath remains closed only if all of it is kept. Fractions are
  /// clamped to 0 to 1, and NaN counts as 0. If the first fraction is not less than the second, the
  /// result is empty. It is also empty if the length of the path is not finite.
  public func trimmedPath(from first: Double, to last: Double) -> Path {
    let (first, last) = (first.clampedToUnit, last.clampedToUnit)
    guard isFinite, first < last else { return Path() }
    if first == 0, last == 1 { return self }
    let subpaths = subpaths.map { MeasuredSubpath($0) }
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    // Sums of lengths that should be equal can differ in their last digits.
    let tolerance = total * 1e-9
    var trimmed = Path()
    var position = 0.0
    for subpath in subpaths {
      let (from, to) = (total * first - position, total * last - position)
      position += subpath.length
      if from <= tolerance, to >= subpath.length - tolerance {
        trimmed.add(subpath.subpath)
      } else {
        trimmed.add(subpath, from: from, to: to, tolerance: tolerance)
      }
    }
    return trimmed
  }

  private mutating func add(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.isClosed ? subpath.segments.dropLast() : subpath.segments[...] {
      add(segment)
    }
    if subpath.isClosed { closeSubpath() }
  }

  private mutating func add(
    _ subpath: MeasuredSubpath, from: Double, to: Double, tolerance: Double
  ) {
    var position = 0.0
    var hasBegun = false
    for (segment, length) in zip(subpath.subpath.segments, subpath.lengths) {
      let (start, end) = (max(from - position, 0), min(to - position, length))
      position += length
      guard end - start > tolerance else { continue }
      let part = segment.part(from: start, to: end, of: length)
      if !hasBegun { move(to: part.start) }
      hasBegun = true
      add(part)
    }
  }

  private mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .curve(let curve):
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}

/// A subpath with the lengths of its segments.
private struct MeasuredSubpath {
  var subpath: Subpath
  var lengths: [Double]
  var length: Double

  init(_ subpath: Subpath) {
    self.subpath = subpath
    lengths = subpath.segments.map(\.length)
    length = lengths.reduce(0, +)
  }
}

extension PathSegment {
  fileprivate var length: Double {
    switch self {
    case .line(let start, let end): start.distance(to: end)
    case .curve(let curve): curve.length
    }
  }

  /// Returns the part between two lengths from the start of a segment with the given length.
  fileprivate func part(from first: Double, to last: Double, of length: Double) -> PathSegment {
    guard first > 0 || last < length else { return self }
    switch self {
    case .line(let start, let end):
      return .line(
        first > 0 ? start.mixed(with: end, by: first / length) : start,
        last < length ? start.mixed(with: end, by: last / length) : end
      )
    case .curve(let curve):
      return .curve(
        curve.part(
          from: first > 0 ? curve.parameter(atLength: first) : 0,
          to: last < length ? curve.parameter(atLength: last) : 1
        )
      )
    }
  }
}
