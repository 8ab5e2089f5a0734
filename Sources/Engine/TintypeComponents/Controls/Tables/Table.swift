// SPDX-License-Identifier: MIT

/// Rows of values in columns, such as a league table.
///
/// ```swift
/// Table(clubs) {
///   TableColumn("Club", width: .flexible) { club in Label(club.name, systemImage: "shield") }
///   TableColumn("Goals", alignment: .trailing) { "\($0.goals)" }.footer("98")
/// }
/// .alternatingRowBackgrounds()
/// .highlighted { $0.isOwn }
/// ```
///
/// A table has a header row with a line below it, rows at least 44 points high with separators, and
/// a last row for the columns' footers, if any. Each row is a single accessibility element: “Club:
/// Ajax, Goals: 12”. A table that is wider than the available space does not scroll; place it in a
/// horizontal ``ScrollView``. At accessibility sizes, the columns of a row are below each other, each
/// with its title.
public struct Table<Row>: Component {
  let rows: [Row]
  let columns: [TableColumn<Row>]
  private var isStriped = false
  private(set) var hasSeparators = true
  private(set) var isHighlighted: (Row) -> Bool = { _ in false }
  private(set) var action: ((Row) -> Void)?
  private(set) var modify: (Row, ComponentList) -> ComponentList = { $1 }
  private(set) var members: (Row) -> [LazyMember] = { _ in [] }
  @Environment(\.self) var environment
  @ScaledMetric private var unit = 1000.0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - rows: The values of the rows, from the top.
  ///   - columns: The columns from the leading edge.
  public init(
    _ rows: some Collection<Row>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.rows = Array(rows)
    self.columns = columns()
  }

  /// Returns the table with every second row on a light gray background.
  public func alternatingRowBackgrounds(_ isEnabled: Bool = true) -> Table {
    changed { $0.isStriped = isEnabled }
  }

  /// Returns the table with or without separators between its rows; the default is with separators.
  public func rowSeparators(_ isVisible: Bool) -> Table { changed { $0.hasSeparators = isVisible } }

  /// Returns the table with some rows highlighted in a pale tint, such as the user's own team.
  ///
  /// Highlighted rows have the accessibility trait of a selected element.
  public func highlighted(_ isHighlighted: @escaping (Row) -> Bool) -> Table {
    changed { $0.isHighlighted = isHighlighted }
  }

  /// Returns the table with an action that is performed when a row is tapped.
  public func onTapRow(perform action: @escaping (Row) -> Void) -> Table {
    changed { $0.action = action }
  }

  /// Returns the table with each row changed by a closure, such as by a menu.
  package func modifyingRows(_ modify: @escaping (Row, ComponentList) -> ComponentList) -> Table {
    changed { $0.modify = modify }
  }

  /// Returns the table with rows that belong to runs, between which other rows were left out.
  package func lazy(_ members: @escaping (Row) -> [LazyMember]) -> Table {
    changed { $0.members = members }
  }

  private func changed(_ change: (inout Table) -> Void) -> Table {
    var table = self
    change(&table)
    return table
  }

  /// The rows in a grid whose columns distribute the proposed width, or below each other.
  public var body: some Component {
    if isStacked { stack } else { grid }
  }

  private var grid: some Component {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      if columns.contains(where: { !$0.title.isEmpty }) {
        header
        line(isStrong: true)
      }
      let missing = columns.map { DecimalFiller(column: $0, rows: rows) }
      for (number, row) in rows.enumerated() {
        if hasLine(above: row, number) { line(isStrong: false).member(of: members(row)) }
        modify(row, bodyRow(row, number, missing)).member(of: members(row))
      }
      if columns.contains(where: { $0.footer != nil }) {
        line(isStrong: true)
        footer(missing)
      }
    }
    .fixedSize(horizontal: !columns.contains { $0.width == .flexible }, vertical: true)
    .clipped()
    .accessibilityElement(children: .contain)
  }

  // MARK: Rows

  private var header: some Component {
    GridRow {
      for (place, column) in columns.enumerated() {
        cell(column, place, minHeight: 32, isHeader: true) {
          Text(column.title)
            .font(.caption.weight(.semibold))
            .foregroundStyle(Color.supporting)
        }
      }
    }
    .accessibilityHidden()
  }

  private func bodyRow(_ row: Row, _ number: Int, _ missing: [DecimalFiller]) -> ComponentList {
    let fill = fill(isHighlighted: isHighlighted(row), number: number)
    let cells = GridRow {
      for (place, column) in columns.enumerated() {
        cell(column, place, minHeight: 44, fill: fill) {
          content(
            column.cell(row), column, missing[place],
            weight: isHighlighted(row) ? .semibold : .regular)
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isHighlighted(row) ? .isSelected : [])
    guard let action else { return ComponentList([cells]) }
    return ComponentList([
      cells
        .accessibilityAddTraits(environment.isEnabled ? .isButton : [.isButton, .isDisabled])
        .onTapGesture { action(row) }
    ])
  }

  private func footer(_ missing: [DecimalFiller]) -> some Component {
    GridRow {
      for (place, column) in columns.enumerated() {
        cell(column, place, minHeight: 44) {
          content(column.footer ?? .text(""), column, missing[place], weight: .semibold)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  /// Returns whether a line separates a row from the previous one, which may have been left out.
  func hasLine(above row: Row, _ number: Int) -> Bool {
    hasSeparators && (number > 0 || members(row).contains { $0.run.range.lowerBound > 0 })
  }

  /// Returns a line across all columns.
  func line(isStrong: Bool) -> some Component {
    let width = environment.displayScale > 0 ? 1 / environment.displayScale : 1
    return (isStrong ? Color.opaqueSeparator : .separator)
      .frame(height: isStrong ? max(width, 1) : width)
      .gridCellUnsizedAxes(.horizontal)
      .accessibilityHidden()
  }

  func fill(isHighlighted: Bool, number: Int) -> Color? {
    if isHighlighted { return environment.controlColors.pale(environment.tint, in: environment) }
    return isStriped && number % 2 == 1 ? .quaternarySystemFill : nil
  }

  // MARK: Cells

  @ComponentBuilder
  private func content(
    _ cell: TableCell, _ column: TableColumn<Row>, _ filler: DecimalFiller, weight: Font.Weight
  ) -> ComponentList {
    switch cell {
    case .components(let components): Group { components }.font(.subheadline.weight(weight))
    case .text(let text):
      Group {
        if let parts = filler.parts(of: text) {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(parts.whole)
            ZStack(alignment: .leading) {
              Text(filler.longest).fontWeight(.semibold).hidden()
              Text(parts.fraction)
            }
          }
          // Digits are written from left to right in every script.
          .environment(\.layoutDirection, .leftToRight)
        } else {
          Text(text)
            .environment(
              \.layoutDirection,
              column.alignment.isNumeric ? .leftToRight : environment.layoutDirection)
        }
      }
      .font(.subheadline.weight(weight))
      .foregroundStyle(.primary)
      .accessibilityElement()
      .accessibilityLabel(column.accessibilityLabel)
      .accessibilityValue(text)
      .accessibilityHidden(text.isEmpty)
    }
  }

  /// Returns a cell as high as its row and as wide as its column, with padding of 12 points from
  /// its neighbors and the table's edges.
  private func cell(
    _ column: TableColumn<Row>,
    _ place: Int,
    minHeight: Double,
    fill: Color? = nil,
    isHeader: Bool = false,
    @ComponentBuilder content: () -> ComponentList
  ) -> ComponentList {
    let guide = column.alignment.guide(in: environment.layoutDirection)
    let text: TextAlignment =
      guide == .leading ? .leading : guide == .center ? .center : .trailing
    var width: Double?
    if case .fixed(let points) = column.width, points.isFinite, points >= 0 {
      width = min(points, 10_000) * unit / 1000
    }
    let inner = HStack(spacing: 6, content: content)
      .multilineTextAlignment(text)
      .fixedSize(horizontal: column.width == .content && !isHeader, vertical: false)
      .padding(.vertical, 6)
      .frame(width: width, alignment: Alignment(horizontal: guide, vertical: .center))
      .frame(
        maxWidth: column.width == .flexible ? .infinity : nil,
        minHeight: minHeight, maxHeight: .infinity,
        alignment: Alignment(horizontal: guide, vertical: .center)
      )
      .padding(.leading, place == 0 ? 12 : 6)
      .padding(.trailing, place == columns.count - 1 ? 12 : 6)
    let isFirst = place == 0
    let aligned =
      inner
      .background {
        // Only one cell of a row has the row's height, and no cell has its width. The
        // background of the first cell therefore extends beyond both edges of the table, which
        // clips it.
        if isFirst, let fill {
          fill.frame(width: Self.reach).accessibilityHidden().allowsHitTesting(false)
        }
      }
      .gridColumnAlignment(guide)
    return ComponentList([aligned])
  }

  /// A width in points that is more than twice the width of any table.
  private static var reach: Double { 20_000 }
}

extension TableColumn.Alignment {
  /// Returns the guide at which cells are aligned; digits of equal place value only align on the
  /// right.
  func guide(in direction: LayoutDirection) -> HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .decimal: direction == .leftToRight ? .trailing : .leading
    }
  }

  /// A Boolean value that indicates whether the column contains numbers.
  var isNumeric: Bool { self == .trailing || self == .decimal }
}

/// The alignment of decimal points in a column, by reserving space for the longest fraction.
private struct DecimalFiller {
  /// The longest fraction of the column including its decimal point, if any.
  let longest: String

  init<Row>(column: TableColumn<Row>, rows: [Row]) {
    guard column.alignment == .decimal else {
      longest = ""
      return
    }
    let texts = rows.map { column.cell($0).text ?? "" } + [column.footer?.text ?? ""]
    longest =
      texts.map { String(Self.fraction(of: $0)) }.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// Returns the parts of a number before and from its decimal point; `nil` if no number has a
  /// fraction.
  func parts(of text: String) -> (whole: String, fraction: String)? {
    guard !longest.isEmpty, !text.isEmpty else { return nil }
    let fraction = Self.fraction(of: text)
    return (String(text.dropLast(fraction.count)), String(fraction))
  }

  private static func fraction(of text: String) -> Substring {
    text.lastIndex(of: ".").map { text[$0...] } ?? ""
  }
}
