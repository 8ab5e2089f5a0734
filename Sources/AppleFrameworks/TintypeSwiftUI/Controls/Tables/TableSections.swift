// SPDX-License-Identifier: MIT

/// No rows of a table.
public struct EmptyTableRowContent<Value>: TableRowContent, PrimitiveTableRows
where Value: Identifiable {
  nonisolated init() {}
}

extension EmptyTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns no rows.
  public nonisolated func _rows() -> _TableRows<Value> { _TableRows([]) }
}

/// The header of a section of a table.
public struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View {
  fileprivate nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension TableHeaderRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  /// No rows, because the section shows the header.
  public var tableRowBody: some TableRowContent { TableRowsBody(_rows()) }

  /// Returns no rows, because the section shows the header.
  public nonisolated func _rows() -> _TableRows<Value> { _TableRows([]) }
}

/// A header with a view.
private protocol TableHeader {
  nonisolated var view: any View { get }
}

extension TableHeaderRowContent: TableHeader {
  fileprivate nonisolated var view: any View { content }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Content.TableRowValue> {
    let rows = content._rows().items
    let view = (header as? any TableHeader)?.view
    return _TableRows(
      items: [.section(header: view, isExpanded: isExpanded, rows: rows)])
  }
}

extension Section
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Creates a section of rows without a header.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a header.
  public nonisolated init<V, H>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue, H: View
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  // Variants: trailingString(titleKey)
  /// Creates a section of rows with a text as its header.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent())
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Creates a section of rows that can be collapsed, with a header.
  public nonisolated init<V, H>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue, H: View
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  // Variants: trailingString(titleKey)
  /// Creates a section of rows that can be collapsed, with a text as its header.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }
}
