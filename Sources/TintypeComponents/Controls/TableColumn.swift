// SPDX-License-Identifier: MIT

/// A column of a ``Table``: its header, how wide it is, and what it shows of each row.
public struct TableColumn<Row> {
  /// Where the cells of a column lie.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// At the leading edge, as words do.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, as whole numbers do.
    case trailing
    /// With their decimal points below each other, on the right in every direction. Each text ends
    /// with a fraction from its last point on; components lie on the right.
    case decimal
  }

  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// A width in points at the Dynamic Type size `.large`, which grows with the text.
    case fixed(Double)
    /// A share of what the other columns leave.
    case flexible
    /// As wide as its widest cell.
    case content
  }

  let title: String
  let spokenTitle: String
  let alignment: Alignment
  let width: Width
  let cell: (Row) -> TableCell
  var footer: TableCell?

  /// Creates a column of texts.
  ///
  /// - Parameters:
  ///   - title: The header.
  ///   - spokenTitle: What the header is called by those who listen; the title by default.
  ///   - alignment: Where the cells lie, leading by default.
  ///   - width: How wide the column is, as its content by default.
  ///   - value: The text of a row.
  public init(
    _ title: some StringProtocol,
    spokenTitle: String? = nil,
    alignment: Alignment = .leading,
    width: Width = .content,
    value: @escaping (Row) -> String
  ) {
    self.title = String(title)
    self.spokenTitle = spokenTitle ?? self.title
    self.alignment = alignment
    self.width = width
    cell = { .text(value($0)) }
  }

  /// Creates a column of components, which are spoken as they are.
  public init(
    _ title: some StringProtocol,
    spokenTitle: String? = nil,
    alignment: Alignment = .leading,
    width: Width = .content,
    @ComponentBuilder content: @escaping (Row) -> ComponentList
  ) {
    self.title = String(title)
    self.spokenTitle = spokenTitle ?? self.title
    self.alignment = alignment
    self.width = width
    cell = { .components(content($0)) }
  }

  /// The column with a text in the table's last row, such as a total.
  public func footer(_ text: some StringProtocol) -> TableColumn {
    var column = self
    column.footer = .text(String(text))
    return column
  }
}

/// What stands in a cell.
enum TableCell {
  case text(String)
  case components(ComponentList)

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Puts columns that are written one below the other into a list.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] {
    [column]
  }
  /// All columns.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
  /// The first branch of a choice.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// The second branch of a choice.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// A `for` loop.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
