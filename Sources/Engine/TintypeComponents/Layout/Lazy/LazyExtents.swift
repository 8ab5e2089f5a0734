// SPDX-License-Identifier: MIT

/// The lengths of the lines of a lazy container along its axis.
///
/// A line that was measured has its length, including the distance to the next line. Every other
/// line has the mean of the measured lengths.
package struct LazyExtents: Sendable {
  /// The length of a line before any was measured, in points; by default the height of a list's row.
  private(set) var standard = 44.0
  /// The difference up to which two lengths are equal, in points.
  static let tolerance = 1e-6

  /// The number of lines.
  package let count: Int
  private var lengths: [Int: Double] = [:]
  /// The measured lines in order.
  private var lines: [Int] = []
  /// The sums of the lengths of the first measured lines.
  private var sums = [0.0]

  /// Creates lines of which none was measured.
  package init(count: Int) { self.count = count }

  /// The length of a line that was not measured, in points.
  package var mean: Double {
    lines.isEmpty ? standard : sums[lines.count] / Double(lines.count)
  }

  /// The length of all lines in points.
  package var total: Double { offset(of: count) }

  /// Returns the distance from the first line to a line in points.
  package func offset(of line: Int) -> Double {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return sums[low] + Double(line - low) * mean
  }

  /// Returns the distance by which a line has moved since an earlier measurement, because lines
  /// before it were measured for the first time, in points.
  func movement(of line: Int, since old: LazyExtents) -> Double {
    var distance = offset(of: line) - old.offset(of: line)
    // The content of lines that were measured before has changed itself.
    for (known, length) in old.lengths where known < line {
      distance -= (lengths[known] ?? length) - length
    }
    return distance.isFinite && abs(distance) > Self.tolerance ? distance : 0
  }

  /// Returns the line that contains a position; the first or the last one for a position outside.
  package func line(at position: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if offset(of: middle + 1) <= position { low = middle + 1 } else { high = middle }
    }
    return max(min(low, count - 1), 0)
  }

  /// Stores measured lengths; those that are not finite or negative are ignored.
  ///
  /// - Parameters:
  ///   - measured: The lengths by line.
  ///   - last: The length of the last line without the distance to the next one, which is used if no
  ///     line was measured.
  package mutating func measure(_ measured: [Int: Double], last: Double? = nil) {
    if let last, last.isFinite, last >= 0 { standard = last }
    var isChanged = false
    for (line, length) in measured where length.isFinite && length >= 0 {
      if let known = lengths[line], abs(known - length) <= Self.tolerance { continue }
      lengths[line] = length
      isChanged = true
    }
    guard isChanged else { return }
    lines = lengths.keys.sorted()
    sums = [0]
    sums.reserveCapacity(lines.count + 1)
    var sum = 0.0
    for line in lines {
      sum += lengths[line] ?? 0
      sums.append(sum)
    }
  }
}
