// SPDX-License-Identifier: MIT

// A table at accessibility sizes, whose columns would be too wide next to each other.
extension Table {
  /// A Boolean value that indicates whether the columns of a row are below each other.
  var isStacked: Bool {
    environment.platformStyle != .classic && environment.dynamicTypeSize.isAccessibilitySize
  }

  /// The rows below each other, each with its columns below each other.
  var stack: some Component {
    VStack(alignment: .leading, spacing: 0) {
      for (number, row) in rows.enumerated() {
        if hasLine(above: row, number) { line(isStrong: false).member(of: members(row)) }
        modify(row, stackedRow(row, number)).member(of: members(row))
      }
      if columns.contains(where: { $0.footer != nil }) {
        line(isStrong: true)
        cells(columns.map { $0.footer ?? .text("") }, weight: .semibold)
          .accessibilityElement(children: .combine)
      }
    }
    .lazy()
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }

  private func stackedRow(_ row: Row, _ number: Int) -> ComponentList {
    let isSelected = isHighlighted(row)
    let fill = fill(isHighlighted: isSelected, number: number)
    let content = cells(columns.map { $0.cell(row) }, weight: isSelected ? .semibold : .regular)
      .background(fill ?? .clear)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    guard let action else { return ComponentList([content]) }
    return ComponentList([
      content
        .accessibilityAddTraits(environment.isEnabled ? .isButton : [.isButton, .isDisabled])
        .onTapGesture { action(row) }
    ])
  }

  /// Returns the cells of a row, without those that have neither a title nor a text.
  private func cells(_ cells: [TableCell], weight: Font.Weight) -> some Component {
    VStack(alignment: .leading, spacing: 4) {
      for (column, cell) in zip(columns, cells) where !(cell.text ?? "-").isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          if !column.title.isEmpty {
            Text(column.title)
              .font(.caption)
              .foregroundStyle(Color.supporting)
              .accessibilityHidden()
          }
          self.cell(cell, column, weight: weight)
        }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  @ComponentBuilder
  private func cell(
    _ cell: TableCell, _ column: TableColumn<Row>, weight: Font.Weight
  ) -> ComponentList {
    switch cell {
    case .components(let components):
      HStack(spacing: 6) { components }.font(.subheadline.weight(weight))
    case .text(let text):
      Text(text)
        .font(.subheadline.weight(weight))
        .foregroundStyle(.primary)
        .accessibilityElement()
        .accessibilityLabel(column.accessibilityLabel)
        .accessibilityValue(text)
    }
  }
}
