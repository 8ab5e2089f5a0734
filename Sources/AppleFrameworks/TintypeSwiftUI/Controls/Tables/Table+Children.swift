// SPDX-License-Identifier: MIT

import Foundation

extension Table {
  /// Creates a table for a tree of values, whose children a user can show.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data: data, children: children),
      customization: columnCustomization.value())
  }

  /// Creates a table for a tree of sorted values, whose children a user can show.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
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
      customization: columnCustomization.value())
  }

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

  /// Creates a table with selected rows for a tree of values, whose children a user can show.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
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

  /// Creates a table with selected rows for a tree of sorted values, whose children a user can show.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
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
  fileprivate nonisolated func value<Value>() -> TableColumnCustomization<Value>
  where Wrapped == Binding<TableColumnCustomization<Value>> {
    self?.wrappedValue ?? TableColumnCustomization()
  }
}
