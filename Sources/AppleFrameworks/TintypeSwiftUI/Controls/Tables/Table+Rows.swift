// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  /// Creates a table of rows.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows())
  }

  /// Creates a table of sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows())
  }

  /// Creates a table of sorted rows.
  public nonisolated init<Sort>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows())
  }

  /// Creates a table with a selected row of rows.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with a selected row of sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with a selected row of sorted rows.
  public nonisolated init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with selected rows of rows.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with selected rows of sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with selected rows of sorted rows.
  public nonisolated init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }
}
