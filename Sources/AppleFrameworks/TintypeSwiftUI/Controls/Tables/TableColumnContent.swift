// SPDX-License-Identifier: MIT

/// A type that represents the columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparators that sort the rows.
  associatedtype TableColumnSortComparator: SortComparator =
    Self.TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  var tableColumnBody: Self.TableColumnBody { get }

  /// Returns the columns; the default returns those of `tableColumnBody`.
  ///
  /// Only types of this module implement it.
  nonisolated func _columns() -> _TableColumns<TableRowValue>
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue
{
  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<TableRowValue> {
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let content = self
    return assumingMainActor { content.tableColumnBody }._columns()
  }
}

/// Columns that have no body.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the columns have no body.
  public var tableColumnBody: Never { return unreachableBody(of: Self.self) }
}

extension Never: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Never
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the columns have no body.
  public var tableColumnBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<Never> { _TableColumns(columns: []) }
}

/// The columns of a table.
public struct _TableColumns<Row> {
  let columns: [TableColumnValue<Row>]
}

/// A column of a table.
struct TableColumnValue<Row> {
  /// The header.
  let title: Text
  /// The width in points; `nil` for a share of the available width.
  var width: Double?
  /// The alignment of the cells.
  var alignment = TableColumnAlignment.automatic
  /// The identifier by which a customization refers to the column.
  var customizationID: String?
  /// The visibility that a customization can change.
  var defaultVisibility = Visibility.automatic
  /// The closure that returns the content of a cell.
  let cell: (Row) -> any View
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent, PrimitiveTableColumns
where RowValue: Identifiable, Sort: SortComparator {
  /// The columns as a tuple.
  public var value: T {
    get { storedValue }
    set { storedValue = newValue }
  }
  private nonisolated(unsafe) var storedValue: T
  private nonisolated(unsafe) let columns: _TableColumns<RowValue>

  nonisolated init(_ value: T, _ columns: [_TableColumns<RowValue>]) {
    storedValue = value
    self.columns = _TableColumns(columns: columns.flatMap(\.columns))
  }
}

extension TupleTableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which has no value.
  public typealias TableColumnBody = Never

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<RowValue> { columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type of the body, which has no value.
  public typealias TableColumnBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the columns have no body.
  public var tableColumnBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<Wrapped.TableRowValue> {
    self?._columns() ?? _TableColumns(columns: [])
  }
}

/// Columns whose properties are changed.
struct ChangedColumns<Content: TableColumnContent> {
  let content: Content
  let change: (inout TableColumnValue<Content.TableRowValue>) -> Void
}

extension ChangedColumns: TableColumnContent, PrimitiveTableColumns {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated func _columns() -> _TableColumns<Content.TableRowValue> {
    var columns = content._columns().columns
    for index in columns.indices { change(&columns[index]) }
    return _TableColumns(columns: columns)
  }
}
