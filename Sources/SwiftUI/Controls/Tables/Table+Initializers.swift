// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  /// Creates a table for values.
  public nonisolated init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Value == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data), selection: nil)
  }

  /// Creates a table for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable,
    Sort.Compared == Data.Element, Value == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data), selection: nil)
  }

  /// Creates a table with rows.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: nil)
  }

  /// Creates a table with sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: nil)
  }

  /// Creates a table with a selection for values.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with a selection for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable,
    Sort.Compared == Data.Element, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with a selection with rows.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with a selection with sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with a selection for values.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with a selection for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable,
    Sort.Compared == Data.Element, Value == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with a selection with rows.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }

  /// Creates a table with a selection with sorted rows.
  public nonisolated init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: TableSelection(selection))
  }
}
