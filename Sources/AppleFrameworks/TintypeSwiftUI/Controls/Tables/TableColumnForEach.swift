// SPDX-License-Identifier: MIT

/// The columns of the elements of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent,
  PrimitiveTableColumns
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which has no value.
  public typealias TableColumnBody = Never

  /// The elements.
  public var data: Data {
    get { storedData }
    set { storedData = newValue }
  }
  /// The closure that returns the columns of an element.
  public var content: (Data.Element) -> Content {
    get { storedContent }
    set { storedContent = newValue }
  }
  private nonisolated(unsafe) var storedData: Data
  private nonisolated(unsafe) var storedContent: (Data.Element) -> Content

  private nonisolated init(elements: Data, content: @escaping (Data.Element) -> Content) {
    storedData = elements
    storedContent = content
  }

  /// Creates columns from identifiable elements.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, content: content)
  }

  /// Creates columns from elements that are identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }

  /// Creates columns from a constant range.
  public nonisolated init(
    _ data: Range<Int>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, content: content)
  }

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<RowValue> {
    _TableColumns(columns: storedData.flatMap { storedContent($0)._columns().columns })
  }
}
