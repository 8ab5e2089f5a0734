// SPDX-License-Identifier: MIT

import CTintypePixels

/// A search for regions whose pixels only moved.
///
/// It detects two kinds: an element that moved on a uniform background, and content that was
/// shifted in rows or in columns, for example by scrolling or by an insertion before it. Pixels
/// must be equal, not similar; areas of a single value are never considered moved.
struct MovementFinder {
  private let old: tintype_image
  private let new: tintype_image
  private let isStraight: Bool
  /// The number of pixels that may still be read, so that overlapping regions do not increase the
  /// running time.
  private var budget: Int

  /// The maximum number of examined regions, the largest ones.
  private static let maximumRegionCount = 256
  /// The minimum number of pixels whose movement can be detected.
  private static let leastArea = 16
  /// The minimum number of rows or columns that indicate a shift.
  private static let leastRows: UInt32 = 4

  init(pair: PixelPair) {
    old = tintype_image(
      pixels: pair.reference, width: UInt32(pair.referenceSize.width),
      height: UInt32(pair.referenceSize.height))
    new = tintype_image(
      pixels: pair.actual, width: UInt32(pair.actualSize.width),
      height: UInt32(pair.actualSize.height))
    isStraight = pair.isStraight
    budget = 8 * (pair.referenceSize.area + pair.actualSize.area)
  }

  func findMovements(of regions: inout [DifferenceRegion]) {
    var finder = self
    // The largest ones; among equals the first ones.
    let candidates = Array(
      regions.indices
        .filter { regions[$0].bounds.area >= Self.leastArea }
        .sorted { (-regions[$0].differingPixels, $0) < (-regions[$1].differingPixels, $1) }
        .prefix(Self.maximumRegionCount))
    guard !candidates.isEmpty else { return }
    for index in candidates {
      regions[index].movement = finder.movement(within: regions[index].bounds)
    }
    finder.findPairs(of: &regions, candidates.filter { regions[$0].movement == nil })
    finder.findShifts(of: &regions, candidates.filter { regions[$0].movement == nil })
  }

  private mutating func spend(_ area: Int) -> Bool {
    budget -= area
    return budget >= 0
  }
}

// MARK: Elements

extension MovementFinder {
  /// Returns the movement of an element whose old and new positions are in one region.
  ///
  /// Both images must have a single value around it in the region.
  private mutating func movement(within bounds: PixelRect) -> DifferenceRegion.Movement? {
    guard bounds.isOn(old), bounds.isOn(new), spend(2 * bounds.area) else { return nil }
    let shared = Set(plainEdges(of: old, bounds)).intersection(plainEdges(of: new, bounds))
    // Try the value around the region first: for a block on a plain background, either could be the
    // background.
    let backgrounds = shared.sorted {
      let first = tintype_ring_count(old, bounds.kernelBounds, $0)
      let second = tintype_ring_count(old, bounds.kernelBounds, $1)
      return (second, $0) < (first, $1)
    }
    for background in backgrounds {
      let from = PixelRect(tintype_trimmed(old, bounds.kernelBounds, background))
      let to = PixelRect(tintype_trimmed(new, bounds.kernelBounds, background))
      guard from.area >= Self.leastArea, from.width == to.width, from.height == to.height,
        from != to, isSame(from, to)
      else { continue }
      return DifferenceRegion.Movement(from: from, to: to)
    }
    return nil
  }

  /// Finds elements that moved from one region to another.
  private mutating func findPairs(of regions: inout [DifferenceRegion], _ candidates: [Int]) {
    struct Content: Hashable {
      let width: Int
      let height: Int
      let digest: Digest128
    }
    func content(of image: tintype_image, _ bounds: PixelRect) -> Content {
      Content(
        width: bounds.width, height: bounds.height,
        digest: Digest128(tintype_rectangle_digest(image, bounds.kernelBounds)))
    }
    guard candidates.count > 1 else { return }
    var left: [Content: [Int]] = [:]
    var known: [Int] = []
    for index in candidates {
      let bounds = regions[index].bounds
      guard bounds.isOn(old), bounds.isOn(new), spend(2 * bounds.area) else { continue }
      left[content(of: old, bounds), default: []].append(index)
      known.append(index)
    }
    var departures: [Int: DifferenceRegion.Movement] = [:]
    for index in known.sorted() {
      let to = regions[index].bounds
      let origin = (left[content(of: new, to)] ?? [])
        .filter { $0 != index && departures[$0] == nil && isDistinctive(regions[$0].bounds, to) }
        .min {
          (to.distance(to: regions[$0].bounds), $0) < (to.distance(to: regions[$1].bounds), $1)
        }
      guard let origin else { continue }
      let movement = DifferenceRegion.Movement(from: regions[origin].bounds, to: to)
      regions[index].movement = movement
      departures[origin] = movement
    }
    // If one element left the region and another one arrived, keep the arrival, which is visible.
    for (origin, movement) in departures where regions[origin].movement == nil {
      regions[origin].movement = movement
    }
  }

  /// Returns whether two rectangles with the same pixels contain more than one value, possibly
  /// including the surrounding pixels, which must then be equal.
  private func isDistinctive(_ from: PixelRect, _ to: PixelRect) -> Bool {
    if !tintype_rectangle_is_plain(old, from.kernelBounds) { return true }
    let wideFrom = from.grown(by: 1)
    let wideTo = to.grown(by: 1)
    guard wideFrom.isOn(old), wideTo.isOn(new) else { return false }
    return !tintype_rectangle_is_plain(old, wideFrom.kernelBounds) && isSame(wideFrom, wideTo)
  }

  private func isSame(_ from: PixelRect, _ to: PixelRect) -> Bool {
    tintype_rectangles_are_equal(old, from.kernelBounds, new, UInt32(to.x), UInt32(to.y))
  }

  private func plainEdges(of image: tintype_image, _ bounds: PixelRect) -> [UInt32] {
    var values = [UInt32](repeating: 0, count: 4)
    let count = tintype_plain_edges(image, bounds.kernelBounds, &values)
    return Array(values.prefix(Int(count)))
  }
}

// MARK: Shifts

extension MovementFinder {
  /// Finds content that was shifted, by the offset that occurs in most rows or columns of all
  /// regions.
  private mutating func findShifts(of regions: inout [DifferenceRegion], _ candidates: [Int]) {
    guard let all = PixelRect(around: candidates.map { regions[$0].bounds }),
      spend(2 * all.area)
    else { return }
    var offsets = elect(in: all, isVertical: true).map { (x: Int32(0), y: $0) }
    if offsets.isEmpty { offsets = elect(in: all, isVertical: false).map { (x: $0, y: 0) } }
    for index in candidates {
      for offset in offsets where regions[index].movement == nil {
        guard spend(4 * regions[index].bounds.area) else { return }
        regions[index].movement =
          shift(regions[index].bounds, by: offset.x, offset.y)
          ?? departure(from: regions[index].bounds, by: offset.x, offset.y)
      }
    }
  }

  private func elect(in bounds: PixelRect, isVertical: Bool) -> [Int32] {
    var offsets: [Int32] = [0, 0]
    let count = tintype_vote_offsets(old, new, bounds.kernelBounds, isVertical, &offsets)
    return Array(offsets.prefix(Int(count)))
  }

  /// Returns the movement of pixels from elsewhere in the old image into a region of the new one.
  private func shift(_ bounds: PixelRect, by x: Int32, _ y: Int32) -> DifferenceRegion.Movement? {
    Self.shift(from: old, to: new, bounds, by: x, y)
      // Columns that a sideways shift uncovers have no source in the region.
      ?? bounds.narrowed(by: Int(x)).flatMap { Self.shift(from: old, to: new, $0, by: x, y) }
  }

  /// Returns the movement of pixels from a region of the old image to elsewhere in the new one.
  private func departure(
    from bounds: PixelRect, by x: Int32, _ y: Int32
  ) -> DifferenceRegion.Movement? {
    Self.shift(from: new, to: old, bounds, by: -x, -y).map {
      DifferenceRegion.Movement(from: $0.to, to: $0.from)
    }
  }

  private static func shift(
    from old: tintype_image, to new: tintype_image, _ bounds: PixelRect, by x: Int32, _ y: Int32
  ) -> DifferenceRegion.Movement? {
    // Use only columns that exist in the source, and rows that exist in the target.
    let left = max(bounds.x, Int(x))
    let right = min(bounds.x + bounds.width, Int(new.width), Int(old.width) + Int(x))
    let bottom = min(bounds.y + bounds.height, Int(new.height))
    guard left < right, bounds.y < bottom else { return nil }
    let part = PixelRect(
      x: left, y: bounds.y, width: right - left, height: bottom - bounds.y)
    let found = tintype_find_moved_rows(old, new, part.kernelBounds, x, y)
    guard found.moved >= leastRows, found.moved * 2 > found.changed else { return nil }
    let to = PixelRect(
      x: left, y: Int(found.top), width: right - left, height: Int(found.bottom - found.top))
    let from = PixelRect(
      x: to.x - Int(x), y: to.y - Int(y), width: to.width, height: to.height)
    return DifferenceRegion.Movement(from: from, to: to)
  }
}
