// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  // Variants: " with a selected row"; KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>;
  //   ", selection: TableSelection(selection)" -> ""; KeyPath<Value, Data?>; ""
  //   | " with selected rows"; KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>;
  //   ", selection: TableSelection(selection)"
  /// Creates a table with a selected row for a tree of values, whose children a user can show.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data: data, children: children),
      selection: TableSelection(selection), customization: columnCustomization.value())
  }

  // Variants: " with a selected row"; ", selection: Binding<Value.ID?>";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   ", selection: Binding<Set<Value.ID>>"; ", selection: TableSelection(selection)"
  /// Creates a table with a selected row for a tree of sorted values, whose children a user can show.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data: data, children: children),
      selection: TableSelection(selection), customization: columnCustomization.value())
  }
}

extension Optional {
  /// The customization of a binding; without one, that of the columns.
  nonisolated func value<Value>() -> TableColumnCustomization<Value>
  where Wrapped == Binding<TableColumnCustomization<Value>> {
    self?.wrappedValue ?? TableColumnCustomization()
  }
}
