// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  // Variants: ", columnCustomization: Binding<TableColumnCustomization<Value>>";
  //   ", customization: columnCustomization.wrappedValue"; " whose columns can be hidden"
  //   -> ""; ""; ""
  // Variants: " with a selected row"; ", selection: Binding<Value.ID?>";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   ", selection: Binding<Set<Value.ID>>"; ", selection: TableSelection(selection)"
  /// Creates a table with a selected row of rows whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: TableSelection(selection),
      customization: columnCustomization.wrappedValue)
  }

  // Variants: " with a selected row"; " selection: Binding<Value.ID?>,";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   " selection: Binding<Set<Value.ID>>,"; ", selection: TableSelection(selection)"
  // Variants: of valueType: Value.Type, -> ""
  /// Creates a table with a selected row of sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  // Variants: " with a selected row"; ", selection: Binding<Value.ID?>";
  //   ", selection: TableSelection(selection)" -> ""; ""; "" | " with selected rows";
  //   ", selection: Binding<Set<Value.ID>>"; ", selection: TableSelection(selection)"
  /// Creates a table with a selected row of sorted rows whose columns can be hidden.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: TableSelection(selection),
      customization: columnCustomization.wrappedValue)
  }
}
