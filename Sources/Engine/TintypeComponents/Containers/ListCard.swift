// SPDX-License-Identifier: MIT

/// Rows with separators between them, on a card if the list is grouped.
struct ListCard: PrimitiveComponent {
  let rows: [Node]
  let style: ListStyle

  func nodes(in context: ResolutionContext) -> [Node] {
    let behavior = context.environment[ListBehaviorKey.self]
    let rows = behavior != nil ? rows.flatMap { $0.listRows() } : rows.map { ListRow(node: $0) }
    let appearances = rows.map { $0.appearance(in: context.environment) }
    // A row without a background of its own needs one if the card cannot have it.
    let hasRowBackgrounds = style != .plain && appearances.contains { $0.background != nil }
    func background(_ index: Int) -> ComponentList? {
      if let background = appearances[index].background { return ComponentList(background) }
      return hasRowBackgrounds ? ComponentList([Self.color]) : nil
    }
    let metrics = context.environment.platformMetrics.list
    let margin = context.environment.screenMargin
    let shape = RoundedRectangle(cornerRadius: metrics.cardCornerRadius)
    let isSidebar = behavior?.arrangement == .sidebar
    let isSelectionRounded = isSidebar || behavior?.arrangement == .column && style == .plain
    if let spacing = context.environment.listSpacing.rows, style != .plain, !isSidebar {
      let cards = VStack(spacing: spacing) {
        for (index, row) in rows.enumerated() {
          self.row(
            ListRowContent(
              row: row, insets: row.insets(appearances[index], in: context.environment)),
            appearances[index].background.map { ComponentList($0) } ?? ComponentList([Self.color])
          )
          .clipShape(shape)
          .member(of: row)
        }
      }
      .lazy()
      return context.nodes(of: cards.padding(.horizontal, margin))
    }
    func edge(_ separator: ListRowAppearance.Separator?, _ index: Int) -> ComponentList {
      guard style == .plain, let separator, !separator.isHidden else { return ComponentList([]) }
      let line = ListRowSeparator(color: separator.color)
        .padding(.leading, rows[index].insets(appearances[index], in: context.environment).leading)
      return row(line, background(index))
    }
    let column = VStack(spacing: 0) {
      edge(appearances.first?.sectionTop, 0)
      for (index, row) in rows.enumerated() {
        let insets = row.insets(appearances[index], in: context.environment)
        let content = ListRowContent(
          row: row, insets: insets, isSelectionRounded: isSelectionRounded)
        let rowBackground =
          isSidebar ? appearances[index].background.map { ComponentList($0) } : background(index)
        let next = index + 1
        if next < rows.count, !isSidebar, !appearances[next].top.isHidden,
          !appearances[index].bottom.isHidden
        {
          let color = appearances[index].bottom.color ?? appearances[next].top.color
          let separator = ListRowSeparator(color: color)
          if metrics.alignsSeparatorsToText {
            let layout = SeparatedRowLayout(inset: insets.leading)
            self.row(
              layout {
                content
                separator
              }, rowBackground
            ).member(of: row)
          } else {
            self.row(content, rowBackground).member(of: row)
            self.row(separator.padding(.leading, insets.leading), background(index))
              .member(of: row)
          }
        } else {
          self.row(content, rowBackground).member(of: row)
        }
      }
      edge(appearances.last?.sectionBottom, rows.count - 1)
    }
    .lazy()
    if isSidebar || style == .plain { return context.nodes(of: column) }
    if hasRowBackgrounds {
      return context.nodes(of: column.clipShape(shape).padding(.horizontal, margin))
    }
    return context.nodes(
      of: column.background(Self.color, in: shape).clipShape(shape).padding(.horizontal, margin))
  }

  private static let color = Color.secondarySystemGroupedBackground

  /// Returns a row or a separator with its background.
  private func row(_ content: some Component, _ background: ComponentList?) -> ComponentList {
    guard let background else { return ComponentList([content]) }
    return ComponentList([content.background { background }])
  }
}

extension Component {
  /// Returns the component as a part of the lazy elements that a row belongs to.
  fileprivate func member(of row: ListRow) -> ComponentList {
    guard let members = row.node.layoutValue(for: LazyMembersKey.self) else {
      return ComponentList([self])
    }
    return ComponentList([
      modifier(.layoutValue(LayoutValue(key: LazyMembersKey.self, value: members)))
    ])
  }
}
