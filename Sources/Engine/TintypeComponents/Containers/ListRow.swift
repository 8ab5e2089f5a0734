// SPDX-License-Identifier: MIT

/// A row of a list, at a level of a hierarchy.
struct ListRow {
  /// The content.
  var node: Node
  /// The number of disclosure groups that contain the row.
  var level = 0

  /// The part of the distance that the level adds.
  var levelInset: Double { 16 * Double(level) }

  /// Returns the tag of the row that matches a selection, that of its link or else its own, and
  /// whether it is selected.
  func selection(
    in selection: ListSelection?
  ) -> (tag: any Hashable, isSelected: Bool)? {
    guard let selection, node.layoutValue(for: RowSelectionDisabledKey.self) != true else {
      return nil
    }
    for case let tag? in [node.rowLink?.tag, node.tagValue] {
      if let isSelected = selection.isSelected(tag) { return (tag, isSelected) }
    }
    return nil
  }
}

extension Node {
  /// The rows that a node of a list consists of.
  ///
  /// A composed component with several components has a row for each. A disclosure group has a row
  /// for its label, and rows for its content if it is expanded.
  func listRows(level: Int = 0) -> [ListRow] {
    if type == DisclosureGroup.nodeType, content.isStack, let label = children.first {
      var header = self
      header.content = .component
      header.children = [label]
      return [ListRow(node: header, level: level)]
        + children.dropFirst().flatMap { $0.listRows(level: level + 1) }
    }
    guard isTransparent else { return [ListRow(node: self, level: level)] }
    let rows = children.flatMap { $0.listRows(level: level) }
    guard rows.count > 1 || children.isEmpty else { return [ListRow(node: self, level: level)] }
    return rows.map { $0.level == level ? ListRow(node: part($0.node), level: level) : $0 }
  }

  /// The sections of a composed component that contains sections, and its other components.
  var listParts: [Node] {
    guard isTransparent, children.count > 1, children.contains(where: \.hasListSection) else {
      return [self]
    }
    return children.flatMap(\.listParts).map(part)
  }

  /// Returns the node with a part of its content, to which its modifiers apply separately.
  private func part(_ child: Node) -> Node {
    var node = self
    if children.count > 1 { node.id = nil }
    node.children = [child]
    return node
  }

  private var hasListSection: Bool {
    type == Section.nodeType || isTransparent && children.contains(where: \.hasListSection)
  }
}

extension Node.Content {
  fileprivate var isStack: Bool {
    if case .stack = self { true } else { false }
  }
}

/// A row with its badge and the marks of the edit mode, which can be selected.
struct ListRowContent: PrimitiveComponent {
  let row: ListRow
  let insets: EdgeInsets
  /// A Boolean value that indicates whether a selection has rounded corners, and a distance from the
  /// edges of the list.
  var isSelectionRounded = false

  func nodes(in context: ResolutionContext) -> [Node] {
    let behavior = context.environment[ListBehaviorKey.self]
    let badge = row.node.layoutValue(for: RowBadgeKey.self)?.nodes ?? []
    let editing = row.node.layoutValue(for: RowEditingKey.self) ?? nil
    let link = row.node.rowLink
    let isEditing = behavior?.isEditing ?? false
    let swipe = isEditing ? nil : row.node.layoutValue(for: RowSwipeKey.self) ?? nil
    // Rows do not lead to other screens while they are edited.
    let hasChevron = (link?.hasChevron ?? false) && !isEditing
    let content = link == nil ? row.node : row.node.removingRowLinks()
    let node = content.removingLayoutValues(
      for: [
        RowBadgeKey.self, RowEditingKey.self, RowSwipeKey.self, RowTapKey.self,
        ListRowAppearanceKey.self, RowProbeKey.self, RowSelectionDisabledKey.self,
        LazyMembersKey.self,
      ]
        + (behavior?.selection == nil ? [] : [PickerTagKey.self]))
    let chosen = row.selection(in: behavior?.selection)
    let (tag, selected) = (chosen?.tag, chosen?.isSelected)
    let mark = isEditing ? mark(editing, selected, behavior?.selection, in: context) : nil
    let isMovable = isEditing && editing?.move != nil
    var children = [node]
    if mark != nil || isMovable || !badge.isEmpty || hasChevron {
      children = context.nodes(
        of: HStack(spacing: 12) {
          if let mark { mark }
          // A boundary separates the frame from the row's own modifiers and frame.
          context.node("ListRowContent", .component, children: [node])
            .frame(maxWidth: .infinity, alignment: .leading)
          if !badge.isEmpty { ComponentList(badge).fixedSize() }
          if hasChevron { RowChevron() }
          if isMovable {
            Symbol("line.3.horizontal").foregroundStyle(Color.tertiary).accessibilityHidden()
              .environment(\.symbolsFillGrid, true)
          }
        })
    }
    let margin = isSelectionRounded ? Self.selectionMargin : 0
    let rowHeight = context.environment.platformMetrics.list.leastRowHeight(
      at: context.environment.dynamicTypeSize)
    let unprobed = context.node("ListRow", .component, children: children)
      .padding(insets.reduced(by: margin))
      // With a least width, content that is too wide doesn't make the row wider than the list.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: rowHeight, alignment: .leading)
    let tap = row.node.layoutValue(for: RowTapKey.self)
    let probes = row.node.layoutValue(for: RowProbeKey.self) ?? []
    let styled = probes.reduce(ComponentList([unprobed])) { list, probe in
      ComponentList([list.geometryProbe(probe.report)])
    }
    guard selected != nil || editing != nil || swipe != nil || tap != nil || link != nil else {
      return context.nodes(of: isSelectionRounded ? styled.margin(margin) : styled)
    }
    let perform = tap?.perform ?? link?.perform
    let isLink = link != nil && selected == nil
    let isDisabled = isLink && perform == nil
    let visible =
      isDisabled
      ? ComponentList([styled.opacity(context.environment.disabledOpacity)])
      : ComponentList([styled])
    // A link whose value is the selection is followed by the selection.
    let isSelection = behavior?.isEditing == true || tag.map { isTag($0, of: link) } ?? false
    let followed = isSelection ? nil : link?.perform
    var acting = acting(
      visible, editing, swipe, chosen == nil ? perform : followed, chosen, behavior)
    if let tag, let selection = behavior?.selection { acting = selection.modify(tag, acting) }
    if isLink {
      acting = ComponentList([
        acting.accessibilityElement(children: .combine)
          .accessibilityAddTraits(isDisabled ? [.isButton, .isDisabled] : .isButton)
      ])
    }
    let revealing = swipe?.revealing(acting) ?? acting
    return context.nodes(of: isSelectionRounded ? revealing.margin(margin) : revealing)
  }

  /// The distance of a rounded selection from the edges of the list in points.
  private static var selectionMargin: Double { 8 }

  private func isTag(_ tag: any Hashable, of link: RowLink?) -> Bool {
    link?.tag.map { AnyHashable($0) == AnyHashable(tag) } ?? false
  }

  /// Returns the mark at the leading edge in the edit mode.
  private func mark(
    _ editing: RowEditing?, _ isSelected: Bool?, _ selection: ListSelection?,
    in context: ResolutionContext
  ) -> ComponentList? {
    if let isSelected, selection?.hasMarks == true {
      let tint = context.environment.controlColors.mark(context.environment.tint)
      return ComponentList([
        Symbol(isSelected ? "checkmark.circle.fill" : "circle").imageScale(.large)
          .foregroundStyle(isSelected ? tint : .tertiary).accessibilityHidden()
      ])
    }
    guard editing?.delete != nil else { return nil }
    return ComponentList([
      Symbol("minus.circle.fill").imageScale(.large).foregroundStyle(Color.red)
        .accessibilityHidden()
    ])
  }

  /// Adds the actions and the background of a row that can be selected or edited.
  private func acting(
    _ content: ComponentList, _ editing: RowEditing?, _ swipe: RowSwipe?, _ tap: (() -> Void)?,
    _ chosen: (tag: any Hashable, isSelected: Bool)?, _ behavior: ListBehavior?
  ) -> ComponentList {
    var actions = swipe?.closures ?? [:]
    if let editing { actions.merge(editing.actions) { own, _ in own } }
    if let tap { actions[.tap] = { _ in tap() } }
    if let selection = behavior?.selection, let tag = chosen?.tag {
      actions[.tap] = { _ in
        selection.choose(tag)
        tap?()
      }
    }
    // The actions of a swipe replace the deletion.
    if swipe == nil, let delete = editing?.delete {
      actions[ActionKind("Delete")] = { _ in delete() }
    }
    if behavior?.isEditing == true, let move = editing?.move {
      if move.canMoveUp { actions[ActionKind("Move Up")] = { _ in move.perform(-1) } }
      if move.canMoveDown { actions[ActionKind("Move Down")] = { _ in move.perform(1) } }
    }
    guard let isSelected = chosen?.isSelected else {
      return ComponentList([content.actions(actions)])
    }
    let background = isSelected ? Color.selectedRowBackground : .clear
    let filled =
      isSelectionRounded
      ? ComponentList([content.background(background, in: RoundedRectangle(cornerRadius: 10))])
      : ComponentList([content.background(background)])
    return ComponentList([
      filled
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .actions(actions)
    ])
  }
}

/// The chevron of a row that leads to another screen.
private struct RowChevron: Component {
  @Environment(\.platformMetrics) private var metrics

  var body: some Component {
    Symbol("chevron.forward")
      .font(.system(metrics.list.chevronTextStyle, weight: .semibold))
      .foregroundStyle(Color.tertiary)
      .accessibilityHidden()
  }
}

extension ComponentList {
  /// Returns the components with a distance from the leading and trailing edges in points.
  fileprivate func margin(_ length: Double) -> ComponentList {
    ComponentList([padding(.horizontal, length)])
  }
}

extension EdgeInsets {
  /// Returns the insets with shorter distances from the leading and trailing edges in points.
  fileprivate func reduced(by length: Double) -> EdgeInsets {
    EdgeInsets(top: top, leading: leading - length, bottom: bottom, trailing: trailing - length)
  }
}
