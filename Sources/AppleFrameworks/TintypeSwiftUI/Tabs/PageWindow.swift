// SPDX-License-Identifier: MIT

import TintypeComponents

/// The pages that an evaluation creates for many elements of a `ForEach`: the selected page, its
/// neighbors, and the pages at the ends.
final class PageWindow {
  /// The number of elements up to which all pages are created.
  static let minimumCount = 50
  /// The maximum number of pages whose state remains while they are left out.
  static let maximumRetainedCount = 1000

  /// The identifier of the selected page; `nil` if its position is known instead.
  private let id: AnyHashable?
  /// The position of the page that was selected before.
  private let position: Int
  private var gaps: [(item: Int, count: Int)] = []
  /// A Boolean value that indicates whether each element is one page, so that positions are known.
  var isComplete = true

  /// A Boolean value that indicates whether pages were left out.
  var hasGaps: Bool { !gaps.isEmpty }

  /// The number of pages that were left out.
  var leftOutCount: Int { gaps.reduce(0) { $0 + $1.count } }

  /// Creates a window around a page.
  init(_ id: AnyHashable?, at position: Int) { (self.id, self.position) = (id, position) }

  /// Returns the position of a collected page among all pages.
  func position(of item: Int) -> Int {
    gaps.reduce(item) { $1.item <= item ? $0 + $1.count : $0 }
  }

  /// Notes the number of pages that were left out before a page.
  func leaveOut(_ count: Int, before item: Int) {
    if count > 0 { gaps.append((item, count)) }
  }

  /// Returns the offsets of the elements to create, in order.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - start: The position of the first one among all pages.
  ///   - offset: The closure that returns the offset of the element with an identifier.
  /// - Returns: The offsets.
  func offsets(of count: Int, at start: Int, offset: (AnyHashable) -> Int?) -> [Int] {
    let center = id.map(offset) ?? position - start
    let near = center.map { [$0 - 1, $0, $0 + 1] } ?? []
    return Set([0, count - 1] + near).filter { 0..<count ~= $0 }.sorted()
  }
}

/// The offsets of the elements that were pages, by their identity.
final class PageOffsets {
  var offsets: [ViewNode.Key: Int] = [:]
}
