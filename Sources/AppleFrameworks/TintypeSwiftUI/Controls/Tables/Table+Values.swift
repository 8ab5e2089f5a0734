// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  // Variants: ", columnCustomization: Binding<TableColumnCustomization<Value>>";
  //   ", customization: columnCustomization.wrappedValue"; " whose columns can be hidden"
  //   -> ""; ""; ""
  // Variants: " with a selected row"; ", selection: Binding<Value.ID?>";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   ", selection: Binding<Set<Value.ID>>"; ", selection: TableSelection(selection)"
  /// Creates a table with a selected row for values whose columns can be hidden.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection), customization: columnCustomization.wrappedValue)
  }

  // Variants: ", columnCustomization: Binding<TableColumnCustomization<Value>>";
  //   ", customization: columnCustomization.wrappedValue"; " whose columns can be hidden"
  //   -> ""; ""; ""
  // Variants: " with a selected row"; ", selection: Binding<Value.ID?>";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   ", selection: Binding<Set<Value.ID>>"; ", selection: TableSelection(selection)"
  /// Creates a table with a selected row for sorted values whose columns can be hidden.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection), customization: columnCustomization.wrappedValue)
  }
}
