// SPDX-License-Identifier: MIT

/// A type that represents the rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent

  /// The rows.
  var tableRowBody: Self.TableRowBody { get }

  /// Returns the values of the rows; the default returns those of `tableRowBody`.
  ///
  /// Only types of this module implement it.
  nonisolated func _rows() -> [TableRowValue]
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the values of the rows.
  public nonisolated func _rows() -> [TableRowValue] {
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let content = self
    return assumingMainActor { content.tableRowBody }._rows()
  }
}

/// Rows that have no body.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }
}

extension Never: TableRowContent {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Never] { [] }
}

/// A row of a table.
public struct TableRow<Value>: TableRowContent, PrimitiveTableRows where Value: Identifiable {
  private nonisolated(unsafe) let value: Value

  /// Creates a row for a value.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Value] { [value] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value, T>: TableRowContent, PrimitiveTableRows
where Value: Identifiable {
  /// The rows as a tuple.
  public var value: T {
    get { storedValue }
    set { storedValue = newValue }
  }
  private nonisolated(unsafe) var storedValue: T
  private nonisolated(unsafe) let rows: [Value]

  nonisolated init(_ value: T, _ rows: [[Value]]) {
    storedValue = value
    self.rows = rows.flatMap { $0 }
  }
}

extension TupleTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Value] { rows }
}

/// The rows of a collection of values.
public struct TableForEachContent<Data>: TableRowContent, PrimitiveTableRows
where Data: RandomAccessCollection, Data.Element: Identifiable {
  private nonisolated(unsafe) let data: Data

  nonisolated init(data: Data) { self.data = data }
}

extension TableForEachContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Data.Element] { Array(data) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Wrapped.TableRowValue] { self?._rows() ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the values of the rows.
  public nonisolated func _rows() -> [Content.TableRowValue] {
    data.flatMap { content($0)._rows() }
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

  /// Creates a row for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: \.id) { TableRow($0) }
  }
}

/// A result builder that creates the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Builds rows.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent {
    content
  }

  /// Builds rows.
  public static func buildBlock<C>(_ content: C) -> C
  where Value == C.TableRowValue, C: TableRowContent {
    content
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C>(_ content: C?) -> C?
  where Value == C.TableRowValue, C: TableRowContent {
    content
  }
}
