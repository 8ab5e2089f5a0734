// SPDX-License-Identifier: MIT

/// The visibility of the columns of a table.
///
/// The order of the columns is always the order in which the table declares them.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable
where RowValue: Identifiable {
  private var isVisible: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The visibility of the columns with an identifier; automatic by default.
  public subscript(visibility id: String) -> Visibility {
    get { isVisible[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { isVisible[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the order in which the table declares its columns.
  public mutating func resetOrder() {}

  /// Returns whether a column is visible.
  func shows(_ column: TableColumnValue<RowValue>) -> Bool {
    switch column.customizationID.map({ self[visibility: $0] }) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: column.defaultVisibility != .hidden
    }
  }
}

/// The ways in which a user can change a column, none of which a snapshot shows.
public struct TableColumnCustomizationBehavior: SetAlgebra, BitSet, Sendable {
  var bits: UInt32 = 0

  /// Creates an empty set.
  public init() {}

  /// The column can be moved.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1 << 0)
  /// The column can be resized.
  public static let resize = TableColumnCustomizationBehavior(bits: 1 << 1)
  /// The column can be hidden.
  public static let visibility = TableColumnCustomizationBehavior(bits: 1 << 2)
  /// All changes.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

extension TableColumnContent {
  /// Sets the identifier by which a customization refers to the columns.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(content: self) { $0.customizationID = id }
  }

  /// Sets the visibility of the columns that a customization does not change.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(content: self) { $0.defaultVisibility = visibility }
  }

  /// Prevents changes by a user, which a snapshot does not show.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }
}
