// SPDX-License-Identifier: MIT

/// The rows of a tree of values, whose children a user can show.
public struct TableOutlineGroupContent<Data>: TableRowContent, PrimitiveTableRows
where Data: RandomAccessCollection, Data.Element: Identifiable {
  private nonisolated(unsafe) let data: Data
  private nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>

  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }
}

extension TableOutlineGroupContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Data.Element> {
    rows(of: data)
  }

  private nonisolated func rows(of data: Data) -> _TableRows<Data.Element> {
    ForEach(elements: data, id: \.id, content: { $0 }).tableRows {
      data.contains { $0[keyPath: children] != nil }
    } _: { element in
      let row = _TableRows.Row(value: element)
      guard let children = element[keyPath: children] else { return [.row(row)] }
      return [.disclosure(row, isExpanded: nil, rows: { rows(of: children).items })]
    }
  }
}

/// A row of a table with rows that a user can show.
public struct DisclosureTableRow<Label, Content>: TableRowContent
where
  Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// Creates a row for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isExpanded: Whether the content is shown; `nil` to store it in the table.
  ///   - content: The rows below the row.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureTableRow {
  /// The type of the values of the rows.
  public typealias TableRowValue = Label.TableRowValue

  /// The rows.
  public var tableRowBody: some TableRowContent { TableRowsBody(_rows()) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Label.TableRowValue> {
    let rows = { [content] in content()._rows().items }
    return _TableRows(
      items: label._rows().items.flatMap(\.rows).map { row in
        .disclosure(row, isExpanded: isExpanded, rows: rows)
      })
  }
}
