// SPDX-License-Identifier: MIT

import Foundation

/// The alignment of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, leading, center, trailing
  }

  let kind: Kind

  /// The alignment that the content determines: the leading edge.
  public static var automatic: TableColumnAlignment { .init(kind: .automatic) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { .init(kind: .leading) }
  /// The center.
  public static var center: TableColumnAlignment { .init(kind: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { .init(kind: .trailing) }
  /// The alignment of numbers: the trailing edge.
  public static var numeric: TableColumnAlignment { .init(kind: .trailing) }

  /// Returns the alignment of numbers in a numbering system: the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    numeric
  }
}

extension TableColumnContent {
  /// Sets the alignment of the cells.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(content: self) { $0.alignment = alignment }
  }
}
