// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

/// Tests that compare the frames of random trees with those of the reference implementation.
///
/// A run compares one tree in twenty of each set; `TINTYPE_LAYOUT_TREES=all` compares all 23,000
/// trees, and a number such as `0.2` compares that share of them.
@Suite("Layout reference")
struct LayoutReferenceTests {
  @Test("The library and the reference implementation lay out random trees alike")
  func comparison() throws {
    let share = try #require(
      Self.share, "TINTYPE_LAYOUT_TREES must be `all` or a number greater than 0, such as 0.2.")
    var (count, mismatches) = (0, 0)
    for set in ReferenceSet.allCases {
      let trees = set.trees(Int((Double(set.count) * share).rounded(.up)))
      for (index, (tree, canvas, isMirrored)) in trees.enumerated() {
        count += 1
        let comparison = ReferenceComparison(tree, on: canvas, isMirrored: isMirrored)
        guard let mismatch = try comparison.mismatch() else { continue }
        mismatches += 1
        // The first mismatches are enough for an investigation.
        if mismatches <= 10 {
          Issue.record("\(set.name), tree \(index): \(mismatch)\n\(try comparison.smallest())")
        }
      }
    }
    let summary = "layout: \(count) trees, \(mismatches) mismatches"
    #expect(mismatches == 0, "\(summary)")
    if ProcessInfo.processInfo.environment[Self.variable] != nil { print(summary) }
  }

  private static let variable = "TINTYPE_LAYOUT_TREES"

  /// The share of all trees to compare, or `nil` if the variable is invalid.
  private static var share: Double? {
    switch ProcessInfo.processInfo.environment[variable] {
    case nil, "": 0.05
    case "all": 1
    case let text?: Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
  }

  @Test("A frame that differs by a hundredth of a point is a mismatch")
  func mismatch() throws {
    let tree = ReferenceTree.modified(.color, .frame(Offer(20, 10), Pair(.center, .center)))
    let comparison = ReferenceComparison(tree, on: Lengths(100, 50), isMirrored: false)
    #expect(try comparison.mismatch() == nil)
    var frames = comparison.expected
    frames["r"]?.size.x += 0.01
    #expect(try comparison.mismatch(with: frames) != nil)
    frames["r"] = nil
    #expect(try comparison.mismatch(with: frames) != nil)
  }

  @Test("The reference sets contain 23,000 trees, the same in each run")
  func sets() {
    #expect(ReferenceSet.allCases.reduce(0) { $0 + $1.count } == 23_000)
    for set in ReferenceSet.allCases {
      #expect("\(set.trees(3))" == "\(set.trees(3))")
    }
  }
}
