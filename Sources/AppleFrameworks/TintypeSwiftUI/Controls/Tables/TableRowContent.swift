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

  /// Returns the rows; the default returns those of `tableRowBody`.
  ///
  /// Only types of this module implement it.
  nonisolated func _rows() -> _TableRows<TableRowValue>
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<TableRowValue> {
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let content = self
    return assumingMainActor { content.tableRowBody }._rows()
  }
}

/// The rows of a table.
public struct _TableRows<Value: Identifiable> {
  /// A row.
  struct Row {
    let value: Value
    var options = TableRowOptions()
  }

  /// A part of the rows.
  enum Item {
    /// A row.
    case row(Row)
    /// A row with rows that a user can show; the table stores whether they are shown if there is no
    /// binding.
    indirect case disclosure(Row, isExpanded: Binding<Bool>?, rows: () -> [Item])
    /// Rows with a header; `nil` for a section without one, or that cannot be collapsed.
    indirect case section(header: (any View)?, isExpanded: Binding<Bool>?, rows: [Item])
    /// The rows of the elements of a collection.
    case elements(Elements)

    /// The rows.
    var rows: [Row] {
      switch self {
      case .row(let row): [row]
      case .disclosure(let row, _, let rows): [row] + rows().flatMap(\.rows)
      case .section(_, _, let rows): rows.flatMap(\.rows)
      case .elements(let elements): (0..<elements.count).flatMap(elements.items).flatMap(\.rows)
      }
    }

    /// A Boolean value that indicates whether the part contains a section.
    var hasSection: Bool {
      switch self {
      case .row, .disclosure: false
      case .section: true
      // Elements are of one type.
      case .elements(let elements):
        elements.count > 0 && elements.items(0).contains { $0.hasSection }
      }
    }

    /// Returns the part with changed options of its rows.
    func changed(_ change: @escaping (inout TableRowOptions) -> Void) -> Item {
      func changed(_ row: Row) -> Row {
        var row = row
        change(&row.options)
        return row
      }
      switch self {
      case .row(let row): return .row(changed(row))
      case .disclosure(let row, let isExpanded, let rows):
        return .disclosure(
          changed(row), isExpanded: isExpanded, rows: { rows().map { $0.changed(change) } })
      case .section(let header, let isExpanded, let rows):
        return .section(
          header: header, isExpanded: isExpanded, rows: rows.map { $0.changed(change) })
      case .elements(var elements):
        let items = elements.items
        elements.items = { items($0).map { $0.changed(change) } }
        return .elements(elements)
      }
    }
  }

  /// The rows of the elements of a collection, which are created when they are needed.
  struct Elements {
    /// The number of elements.
    let count: Int
    /// The closure that returns the rows of the element at an offset.
    var items: (Int) -> [Item]
    /// The closure that returns the identity of the element at an offset.
    let key: (Int) -> ViewNode.Key
    /// The closure that returns the offset of the element with an identifier.
    let offset: (AnyHashable) -> Int?
    /// The closure that returns whether a row contains rows; `nil` if it is only known of the rows
    /// that were created.
    let hasDisclosures: (() -> Bool)?
  }

  /// The parts.
  var items: [Item]

  init(_ values: some Sequence<Value>) { items = values.map { .row(Row(value: $0)) } }

  init(items: [Item]) { self.items = items }

  /// Creates the rows of several parts.
  init(combining parts: [_TableRows]) { items = parts.flatMap(\.items) }

  /// Returns the rows with changed options.
  func changed(_ change: @escaping (inout TableRowOptions) -> Void) -> _TableRows {
    _TableRows(items: items.map { $0.changed(change) })
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

/// Rows as the body of others.
struct TableRowsBody<Value: Identifiable>: TableRowContent, PrimitiveTableRows {
  typealias TableRowValue = Value
  typealias TableRowBody = Never

  private nonisolated(unsafe) let rows: _TableRows<Value>

  nonisolated init(_ rows: _TableRows<Value>) { self.rows = rows }

  nonisolated func _rows() -> _TableRows<Value> { rows }
}

extension Never: TableRowContent {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Never> { _TableRows([]) }
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

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Value> { _TableRows([value]) }
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
  private nonisolated(unsafe) let rows: _TableRows<Value>

  nonisolated init(_ value: T, _ rows: [_TableRows<Value>]) {
    storedValue = value
    self.rows = _TableRows(combining: rows)
  }
}

extension TupleTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Value> { rows }
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

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Data.Element> {
    ForEach(elements: data, id: \.id, content: { $0 })
      .tableRows(hasDisclosures: { false }) { [.row(_TableRows.Row(value: $0))] }
  }
}
