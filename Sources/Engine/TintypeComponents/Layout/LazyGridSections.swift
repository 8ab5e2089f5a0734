// SPDX-License-Identifier: MIT

/// The place of a node of a section in a lazy grid.
package struct LazyGridPlace: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The node begins a row.
  package static let beginsRow = LazyGridPlace(rawValue: 1)
  /// The node ends a row.
  package static let endsRow = LazyGridPlace(rawValue: 2)
  /// The node is as wide as the grid.
  package static let isWide = LazyGridPlace(rawValue: 4)
  /// The node takes a row of its own.
  package static let wholeRow: LazyGridPlace = [.beginsRow, .endsRow, .isWide]
}

/// The key for the place of a node of a section in a lazy grid.
package enum LazyGridPlaceKey: LayoutValueKey {
  /// The next cell of the row.
  package static var defaultValue: LazyGridPlace { [] }
}

extension LazyGridPlace {
  /// Returns the ranges of the subviews in each row.
  static func rows(of subviews: LayoutSubviews, columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var first = 0
    for index in 0..<subviews.count {
      let place = subviews[index][outermost: LazyGridPlaceKey.self]
      if index > first, place.contains(.beginsRow) {
        rows.append(first..<index)
        first = index
      }
      if index - first == columns - 1 || place.contains(.endsRow) {
        rows.append(first..<index + 1)
        first = index + 1
      }
    }
    if first < subviews.count { rows.append(first..<subviews.count) }
    return rows
  }
}
