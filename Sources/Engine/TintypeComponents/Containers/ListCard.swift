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
    let margins = context.environment.cardMargins
    let shape = RoundedRectangle(
      cornerRadius: metrics.cardCornerRadius,
      style: metrics.hasContinuousCorners ? .continuous : .circular)
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
      return context.nodes(of: cards.padding(margins))
    }
    // The lines next to a selection with rounded corners are hidden.
    let selected = rows.map {
      isSelectionRounded && $0.selection(in: behavior?.selection)?.isSelected == true
    }
    /// Returns the separator below the row with an index, or above the first one.
    func separator(_ index: Int) -> ListRowSeparator? {
      let (above, below) = (appearances.indices.contains(index), index + 1 < rows.count)
      if isSidebar || above && selected[index] || below && selected[index + 1] { return nil }
      guard above, below else {
        let edge = above ? appearances[index].sectionBottom : appearances[index + 1].sectionTop
        return style == .plain && !edge.isHidden ? ListRowSeparator(color: edge.color) : nil
      }
      let (upper, lower) = (appearances[index].bottom, appearances[index + 1].top)
      return upper.isHidden || lower.isHidden
        ? nil : ListRowSeparator(color: upper.color ?? lower.color)
    }
    let column = VStack(spacing: 0) {
      for (index, row) in rows.enumerated() {
        let insets = row.insets(appearances[index], in: context.environment)
        let content = ListRowContent(
          row: row, insets: insets, isSelectionRounded: isSelectionRounded)
        let rowBackground =
          isSidebar ? appearances[index].background.map { ComponentList($0) } : background(index)
        let (top, bottom) = (index == 0 ? separator(-1) : nil, separator(index))
        if top != nil || bottom != nil {
          let layout = SeparatedRowLayout(
            inset: insets.leading, isAligned: metrics.alignsSeparatorsToText,
            trailingInset: style == .plain ? 0 : metrics.separatorInset, hasTop: top != nil)
          self.row(
            layout {
              content
              if let top { top }
              if let bottom { bottom }
            }, rowBackground
          ).member(of: row)
        } else {
          self.row(content, rowBackground).member(of: row)
        }
      }
    }
    .lazy()
    if isSidebar || style == .plain { return context.nodes(of: column) }
    if hasRowBackgrounds {
      return context.nodes(of: column.clipShape(shape).padding(margins))
    }
    return context.nodes(
      of: column.background(Self.color, in: shape).clipShape(shape).padding(margins))
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
    member(of: row.node.layoutValue(for: LazyMembersKey.self) ?? [])
  }

  /// Returns the component as a part of lazy elements.
  func member(of members: [LazyMember]) -> ComponentList {
    guard !members.isEmpty else { return ComponentList([self]) }
    return ComponentList([
      modifier(.layoutValue(LayoutValue(key: LazyMembersKey.self, value: members)))
    ])
  }
}
