// SPDX-License-Identifier: MIT

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values of the rows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<TrueContent.TableRowValue> {
    switch storage {
    case .trueContent(let content): content._rows()
    case .falseContent(let content): content._rows()
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Wrapped.TableRowValue> {
    self?._rows() ?? _TableRows([])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Content.TableRowValue> {
    tableRows { content($0)._rows().items }
  }

  /// Creates rows from identifiable elements.
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, id: \.id, content: content)
  }

  /// Creates rows from elements that are identified by a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates rows from a constant range.
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Creates a row for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: \.id) { TableRow($0) }
  }
}
