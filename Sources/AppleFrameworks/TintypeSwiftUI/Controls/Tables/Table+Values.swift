// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  /// Creates a table for values.
  public nonisolated init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// Creates a table for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// Creates a table with a selected row for values.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with a selected row for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with selected rows for values.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }

  /// Creates a table with selected rows for sorted values.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data),
      selection: TableSelection(selection))
  }
}
