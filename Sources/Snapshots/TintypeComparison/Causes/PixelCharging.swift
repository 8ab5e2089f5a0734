// SPDX-License-Identifier: MIT

import TintypeImaging

/// The charging of differing pixels to the changes that move them.
///
/// The newer component is painted with some of its changes undone. A pixel is charged to a change
/// if that change alone gives it the newer value. Pixels that need several changes are charged to a
/// minimal set: the changes without any of which the pixel has another value. Where this set does
/// not suffice, changes are removed from the whole list one by one, as in delta debugging
/// (A. Zeller and R. Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002).
struct PixelCharging {
  /// Paints the newer component with some changes undone; `nil` if that is impossible.
  typealias Paint = (_ undone: Set<Int>) -> Bitmap?

  /// A set of changes with the pixels that are charged to it.
  struct Charge {
    /// The changes, in ascending order.
    var changes: [Int]
    var pixels: DifferenceMask
  }

  private let evidence: PixelEvidence
  private let newer: Bitmap
  private let all: [Int]
  private let paint: Paint
  private(set) var charges: [Charge] = []
  /// The number of paintings.
  private(set) var paintings = 0
  /// The number of pixels that differ from the older image with all changes undone.
  private(set) var inexactPixels = 0
  /// The paintings by their changes, as the pixels in which they differ from the newer image.
  private var known: [Set<Int>: DifferenceMask] = [:]

  /// The maximum number of sets that are checked by a painting of their own.
  private static let setLimit = 64
  /// The maximum number of paintings beyond two for each change.
  private static let extraPaintings = 30

  /// Charges the differing pixels of two images on one canvas.
  ///
  /// - Parameters:
  ///   - evidence: The comparisons on the canvas.
  ///   - older: The older image.
  ///   - newer: The newer image.
  ///   - changes: The changes that can be undone.
  ///   - others: The changes that cannot be undone.
  ///   - approximate: The changes whose undoing is not exact.
  ///   - paint: Paints the newer component with some changes undone.
  init(
    _ evidence: PixelEvidence, from older: Bitmap, to newer: Bitmap, changes: [Int],
    others: [Int], approximate: [Int], paint: @escaping Paint
  ) {
    (self.evidence, self.newer) = (evidence, newer)
    all = changes
    self.paint = paint
    let differing = evidence.differences(older, newer)
    guard !changes.isEmpty, let base = painted(undoing: Set(changes)) else {
      add(changes + others, differing)
      return
    }
    // With all these changes undone, the newer component should be painted like the older one.
    let moved = differing.intersection(evidence.differences(base, newer))
    let inexact = evidence.differences(base, older)
    inexactPixels = inexact.count
    chargeAlone(moved)
    if !others.isEmpty, !inexact.isEmpty { addOthers(others, in: inexact) }
    let rest = others.isEmpty ? (approximate.isEmpty ? changes : approximate) : others
    add(rest, differing.subtracting(moved))
  }

  /// Adds changes to the charges of pixels.
  private mutating func addOthers(_ others: [Int], in pixels: DifferenceMask) {
    let found = charges
    charges = []
    for charge in found {
      add(charge.changes, charge.pixels.subtracting(pixels))
      add(charge.changes + others, charge.pixels.intersection(pixels))
    }
  }

  private mutating func add(_ changes: [Int], _ pixels: DifferenceMask) {
    guard !pixels.isEmpty else { return }
    let changes = Array(Set(changes)).sorted()
    if let place = charges.firstIndex(where: { $0.changes == changes }) {
      charges[place].pixels.formUnion(pixels)
    } else {
      charges.append(Charge(changes: changes, pixels: pixels))
    }
  }

  private mutating func painted(undoing changes: Set<Int>) -> Bitmap? {
    paintings += 1
    return paint(changes).flatMap { try? evidence.onCanvas($0) }
  }

  /// Returns the pixels in which the component with only some changes differs from the newer one.
  private mutating func missing(with changes: Set<Int>) -> DifferenceMask {
    if changes.count == all.count { return DifferenceMask(size: evidence.size) }
    if let known = known[changes] { return known }
    // Without another painting, no set of fewer changes is known to suffice.
    guard paintings < 2 * all.count + Self.extraPaintings else {
      return DifferenceMask(filling: evidence.size)
    }
    let mask: DifferenceMask
    if let image = painted(undoing: Set(all).subtracting(changes)) {
      mask = evidence.differences(image, newer)
    } else {
      mask = DifferenceMask(filling: evidence.size)
    }
    known[changes] = mask
    return mask
  }

  /// Charges pixels to single changes.
  private mutating func chargeAlone(_ pixels: DifferenceMask) {
    var open = pixels
    for change in all where !open.isEmpty {
      let charged = open.subtracting(missing(with: [change]))
      add([change], charged)
      open.subtract(charged)
    }
    chargeSets(open)
  }

  /// Charges pixels to sets of changes.
  private mutating func chargeSets(_ pixels: DifferenceMask) {
    guard !pixels.isEmpty else { return }
    guard all.count > 2 else { return add(all, pixels) }
    var sets = [(needed: Set<Int>(), pixels: pixels)]
    for change in all {
      let needing = missing(with: Set(all).subtracting([change]))
      sets = sets.flatMap { set in
        [
          (set.needed.union([change]), set.pixels.intersection(needing)),
          (set.needed, set.pixels.subtracting(needing)),
        ].filter { !$0.1.isEmpty }
      }
      // Each split can double the number of sets.
      sets.sort { $0.pixels.count > $1.pixels.count }
      for set in sets.dropFirst(Self.setLimit) { add(all, set.pixels) }
      sets = Array(sets.prefix(Self.setLimit))
    }
    for set in sets {
      var open = set.pixels
      if set.needed.count > 1 {
        let charged = open.subtracting(missing(with: set.needed))
        chargeMinimal(set.needed, charged)
        open.subtract(charged)
      }
      chargeReduced(open, keeping: set.needed)
    }
  }

  /// Charges pixels to the changes that remain when all that are not needed are removed.
  private mutating func chargeReduced(_ pixels: DifferenceMask, keeping needed: Set<Int>) {
    var open = pixels
    while !open.isEmpty {
      var kept = Set(all)
      var covered = open
      // The least significant changes are removed first, in halves as long as that is possible.
      var blocks = [all.filter { !needed.contains($0) }]
      while let block = blocks.popLast(), !block.isEmpty {
        let fewer = kept.subtracting(block)
        let still =
          fewer.isEmpty
          ? DifferenceMask(size: evidence.size) : covered.subtracting(missing(with: fewer))
        if !still.isEmpty {
          kept = fewer
          covered = still
        } else if block.count > 1 {
          let half = block.count / 2
          blocks += [Array(block[..<half]), Array(block[half...])]
        }
      }
      chargeMinimal(kept, covered)
      open.subtract(covered)
    }
  }

  /// Charges pixels to a set that suffices for them, without the changes that it does not need.
  ///
  /// A change that is needed together with all others can be superfluous together with a few.
  private mutating func chargeMinimal(_ changes: Set<Int>, _ pixels: DifferenceMask) {
    var open = pixels
    if changes.count > 2 {
      for change in changes.sorted().reversed() where !open.isEmpty {
        let fewer = changes.subtracting([change])
        let covered = open.subtracting(missing(with: fewer))
        guard !covered.isEmpty else { continue }
        chargeMinimal(fewer, covered)
        open.subtract(covered)
      }
    }
    add(changes.sorted(), open)
  }
}
