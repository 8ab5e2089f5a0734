// SPDX-License-Identifier: MIT

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element == Parent.TableRowValue
{
  /// The type of the values of the rows.
  public typealias TableRowValue = Leaf.TableRowValue

  /// The rows of the elements.
  public var tableRowBody: some TableRowContent { TableRowsBody(_rows()) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Leaf.TableRowValue> {
    rows(of: roots)
  }

  private nonisolated func rows(
    of elements: some RandomAccessCollection<Data.Element>
  ) -> _TableRows<Leaf.TableRowValue> {
    ForEach(elements: elements, id: \.id, content: { $0 }).tableRows {
      elements.contains { children($0) != nil }
    } _: { element in
      let items = content(element)._rows().items
      guard let elements = children(element) else { return items }
      return items.flatMap(\.rows).map {
        .disclosure($0, isExpanded: nil, rows: { rows(of: elements).items })
      }
    }
  }

  private nonisolated init(
    rowsOf roots: [Data.Element], children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      roots: roots, id: { $0.id }, children: { $0[keyPath: children] }, content: content
    ) { element, _ in content(element) }
  }

  /// Creates rows from elements that are identified by a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rowsOf: Array(data), children: children, content: content)
  }

  /// Creates rows from the root of a hierarchy, whose elements are identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rowsOf: [root], children: children, content: content)
  }

  /// Creates rows from identifiable elements.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rowsOf: Array(data), children: children, content: content)
  }

  /// Creates rows from the root of a hierarchy of identifiable elements.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rowsOf: [root], children: children, content: content)
  }

  /// Creates a row for each element.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(rowsOf: Array(data), children: children) { TableRow($0) }
  }

  /// Creates a row for each element of a hierarchy with a root.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(rowsOf: [root], children: children) { TableRow($0) }
  }
}
