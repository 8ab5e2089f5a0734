// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  /// Creates a table of rows whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), customization: columnCustomization.wrappedValue)
  }

  /// Creates a table of sorted rows whose columns can be hidden.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), customization: columnCustomization.wrappedValue)
  }

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

  /// Creates a table with selected rows of rows whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: TableSelection(selection),
      customization: columnCustomization.wrappedValue)
  }

  /// Creates a table with selected rows of sorted rows whose columns can be hidden.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      columns: columns(), rows: rows(), selection: TableSelection(selection),
      customization: columnCustomization.wrappedValue)
  }
}
