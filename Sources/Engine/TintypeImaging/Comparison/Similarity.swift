// SPDX-License-Identifier: MIT

import CTintypePixels

/// The appearance of a difference between two images, as a vector that ``CosineSimilarity``
/// compares.
///
/// It describes the change of the pixels' colors, and the distribution of the pixels over their
/// regions, but neither the position nor the size of the regions. So the same change in other
/// images, and in components of another size, has nearly the same vector.
package struct DifferenceFeatures: Hashable, Sendable {
  /// The components, 64 values from 0 to 255; all 0 if nothing differs.
  ///
  /// The first 48 count colors: for blue, green and red, 8 bins of the step from old to new, 4 of
  /// the old value and 4 of the new one. The last 16 count the pixels in each cell of a 4 × 4 grid
  /// over the regions. Both parts are scaled to the same weight.
  package let components: [Int]

  /// Creates the vector of the difference that a comparison has found.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - regions: The regions of its analysis.
  ///   - reference: The reference image that was compared.
  ///   - actual: The actual image that was compared.
  package init(
    _ comparison: BitmapComparison, regions: [DifferenceRegion], reference: Bitmap, actual: Bitmap
  ) {
    guard let mask = comparison.mask, reference.size == comparison.referenceSize,
      actual.size == comparison.actualSize
    else {
      components = [Int](repeating: 0, count: Int(TINTYPE_FEATURES_SIZE))
      return
    }
    let canvasBounds = PixelRect(
      x: 0, y: 0, width: mask.size.width, height: mask.size.height)
    var bounds: [tintype_bounds] = []
    for region in regions where canvasBounds.contains(region.bounds) {
      let (left, top) = (UInt32(region.bounds.x), UInt32(region.bounds.y))
      let (width, height) = (UInt32(region.bounds.width), UInt32(region.bounds.height))
      bounds.append(tintype_bounds(left: left, top: top, right: left + width, bottom: top + height))
    }
    var counts = [UInt64](repeating: 0, count: Int(TINTYPE_FEATURES_SIZE))
    PixelPair.with(reference: reference, actual: actual, mode: .exact) { pair in
      mask.withWords { words, _ in
        var canvas = pair.canvas(changed: words, stride: mask.stride)
        tintype_difference_features(&canvas, bounds, bounds.count, &counts)
      }
    }
    components =
      Self.scaled(counts.prefix(Int(TINTYPE_FEATURES_COLORS)))
      + Self.scaled(counts.suffix(Int(TINTYPE_FEATURES_SHAPE)))
  }

  /// Returns the counts as numbers from 0 to 255 whose vector has the length 255.
  private static func scaled(_ counts: ArraySlice<UInt64>) -> [Int] {
    let length = counts.reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot()
    guard length > 0 else { return counts.map { _ in 0 } }
    return counts.map { Int((Double($0) / length * 255).rounded()) }
  }
}

/// The similarity of two vectors in direction, regardless of their lengths.
///
/// Two images whose vectors have the same direction are similar, even if one of them is brighter.
package enum CosineSimilarity {
  /// Returns the cosine of the angle between two vectors.
  ///
  /// It is summed in double precision, in the order of the components, so that it is the same on
  /// every machine.
  ///
  /// - Parameters:
  ///   - a: A vector.
  ///   - b: A vector with the same number of components.
  /// - Returns: 1 for the same direction, 0 for a right angle, -1 for opposite directions. Also 0
  ///   if the angle is undefined: for vectors with different numbers of components, of length zero,
  ///   or with components that are not finite.
  package static func between(_ a: [Float], _ b: [Float]) -> Float {
    guard a.count == b.count else { return 0 }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        return tintype_cosine(first, second, a.count)
      }
    }
  }
}

/// Groups of numbers that are connected by a chain of pairs.
///
/// ```swift
/// ConnectedComponents(count: 5, edges: [(0, 1), (1, 4)]).groups  // [[0, 1, 4]]
/// ```
///
/// It uses union-find with path halving, in nearly linear time (R. E. Tarjan and J. van Leeuwen,
/// “Worst-case analysis of set union algorithms”, Journal of the ACM 31, 1984).
package struct ConnectedComponents: Sendable {
  /// The groups of two or more members, each in ascending order, sorted by their first members.
  ///
  /// Members without connections are in no group.
  package let groups: [[Int]]

  /// Finds the groups among the numbers from 0.
  ///
  /// - Parameters:
  ///   - count: The number of members.
  ///   - edges: Pairs of connected members, in any order, possibly repeated. A pair of a member
  ///     with itself has no effect; a pair with a number out of range is ignored.
  package init(count: Int, edges: some Sequence<(Int, Int)>) {
    let range = 0..<max(0, count)
    var parents = Array(range)

    func root(of member: Int) -> Int {
      var member = member
      while parents[member] != member {
        parents[member] = parents[parents[member]]
        member = parents[member]
      }
      return member
    }

    for (a, b) in edges where range.contains(a) && range.contains(b) {
      let (first, second) = (root(of: a), root(of: b))
      // The least member represents its group, so that the order of the pairs has no effect.
      if first != second { parents[max(first, second)] = min(first, second) }
    }
    var members: [Int: [Int]] = [:]
    for member in range { members[root(of: member), default: []].append(member) }
    groups = members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
