// SPDX-License-Identifier: MIT

/// A column of a ``Table``, with its header, its width and the content of its cells.
public struct TableColumn<Row> {
  /// The alignment of the cells of a column.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// The leading edge, as is usual for text.
    case leading
    /// The center.
    case center
    /// The trailing edge, as is usual for integers.
    case trailing
    /// The decimal points are aligned, on the right in every layout direction.
    ///
    /// The fraction of a text begins at its last decimal point. Components are aligned on the
    /// right.
    case decimal
  }

  /// The width of a column.
  public enum Width: Hashable, Sendable {
    /// A width in points at the Dynamic Type size `.large`, which scales with the text.
    case fixed(Double)
    /// A share of the width that the other columns do not use.
    case flexible
    /// The width of the widest cell.
    case content
  }

  let title: String
  let accessibilityLabel: String
  let alignment: Alignment
  let width: Width
  let cell: (Row) -> TableCell
  var footer: TableCell?

  /// Creates a text column.
  ///
  /// - Parameters:
  ///   - title: The header.
  ///   - accessibilityLabel: The accessibility label of the header; the title by default.
  ///   - alignment: The alignment of the cells, leading by default.
  ///   - width: The width of the column, that of its content by default.
  ///   - value: A closure that returns the text for a row.
  public init(
    _ title: some StringProtocol,
    accessibilityLabel: String? = nil,
    alignment: Alignment = .leading,
    width: Width = .content,
    value: @escaping (Row) -> String
  ) {
    self.title = String(title)
    self.accessibilityLabel = accessibilityLabel ?? self.title
    (self.alignment, self.width) = (alignment, width)
    cell = { .text(value($0)) }
  }

  /// Creates a column of components, which keep their own accessibility properties.
  public init(
    _ title: some StringProtocol,
    accessibilityLabel: String? = nil,
    alignment: Alignment = .leading,
    width: Width = .content,
    @ComponentBuilder content: @escaping (Row) -> ComponentList
  ) {
    self.title = String(title)
    self.accessibilityLabel = accessibilityLabel ?? self.title
    (self.alignment, self.width) = (alignment, width)
    cell = { .components(content($0)) }
  }

  /// Returns the column with a text in the table's last row, such as a total.
  public func footer(_ text: some StringProtocol) -> TableColumn {
    var column = self
    column.footer = .text(String(text))
    return column
  }
}

/// The content of a cell.
enum TableCell {
  case text(String)
  case components(ComponentList)

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Builds a list of columns from the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Builds a list of one column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// Concatenates the columns of a block.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  /// Builds an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
  /// Builds the first branch of a condition.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// Builds the second branch of a condition.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// Builds a `for` loop.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
