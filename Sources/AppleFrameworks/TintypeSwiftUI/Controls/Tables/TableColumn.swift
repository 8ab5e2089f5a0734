// SPDX-License-Identifier: MIT

import Foundation

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent, PrimitiveTableColumns
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  private nonisolated(unsafe) var value: TableColumnValue<RowValue>

  nonisolated init(_ title: Text, cell: @escaping (RowValue) -> Content) {
    value = TableColumnValue(title: title, cell: cell)
  }

  /// Sets the width of the column in points; `nil` for a share of the available width.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.value.width = width.map { Double($0) }
    return column
  }

  /// Sets the least and the greatest width of the column, which gets a share of the available
  /// width.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    width(nil)
  }
}

extension TableColumn {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which has no value.
  public typealias TableColumnBody = Never

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<RowValue> { _TableColumns(columns: [value]) }
}

extension TableColumn where Sort == Never, Label == Text {
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column of strings with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that a comparator can sort.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), cell: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by a value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column with a title that can be sorted by a value and a comparator.
  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleKey), cell: content)
  }

  // Variants: string(titleKey) | text(titleKey, text)
  /// Creates a column of strings with a title that can be sorted by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }
}
