// SPDX-License-Identifier: MIT

/// The behavior of the rows of a list.
package struct ListBehavior: Sendable {
  /// The arrangement of the rows.
  package enum Arrangement: Sendable {
    /// The arrangement of the list's style, with selections from edge to edge.
    case style
    /// The arrangement of the list's style in a column beside others, with rounded selections.
    case column
    /// Rows without cards and separators in a sidebar beside other columns, with rounded
    /// selections.
    case sidebar
  }

  /// The selection; `nil` if rows cannot be selected.
  let selection: ListSelection?
  /// A Boolean value that indicates whether the rows can be edited.
  let isEditing: Bool
  /// A Boolean value that indicates whether the headers of sections are large, and have a chevron
  /// if the section can be collapsed.
  let isSidebar: Bool
  /// The arrangement of the rows.
  let arrangement: Arrangement

  /// Creates a behavior.
  package init(
    selection: ListSelection? = nil, isEditing: Bool = false, isSidebar: Bool = false,
    arrangement: Arrangement = .style
  ) {
    self.arrangement = arrangement
    self.selection = selection
    self.isEditing = isEditing
    self.isSidebar = isSidebar
  }
}

/// The selection of a list.
///
/// `@unchecked`: one thread at a time evaluates components and performs actions.
package struct ListSelection: @unchecked Sendable {
  /// A Boolean value that indicates whether rows have marks in the edit mode.
  let hasMarks: Bool
  /// The closure that returns whether the row with a tag is selected; it returns `nil` for a row
  /// that cannot be selected.
  let isSelected: (any Hashable) -> Bool?
  /// The closure that performs a tap on the row with a tag.
  let choose: (any Hashable) -> Void
  /// The closure that returns a row with a tag after it has been changed, such as by a menu.
  package var modify: (any Hashable, ComponentList) -> ComponentList = { $1 }

  /// Creates a selection.
  package init(
    hasMarks: Bool, isSelected: @escaping (any Hashable) -> Bool?,
    choose: @escaping (any Hashable) -> Void
  ) {
    (self.hasMarks, self.isSelected, self.choose) = (hasMarks, isSelected, choose)
  }
}

enum ListBehaviorKey: EnvironmentKey {
  static var defaultValue: ListBehavior? { nil }
}

/// The editing of a row.
///
/// `@unchecked`: one thread at a time evaluates components and performs actions.
package struct RowEditing: @unchecked Sendable {
  /// The movement of a row.
  package struct Move {
    let canMoveUp: Bool
    let canMoveDown: Bool
    /// The closure that moves the row by a number of rows.
    let perform: (Int) -> Void

    /// Creates a movement.
    package init(canMoveUp: Bool, canMoveDown: Bool, perform: @escaping (Int) -> Void) {
      (self.canMoveUp, self.canMoveDown, self.perform) = (canMoveUp, canMoveDown, perform)
    }
  }

  /// The closure that deletes the row; `nil` if it cannot be deleted.
  let delete: (() -> Void)?
  /// The movement; `nil` if the row cannot be moved.
  let move: Move?
  /// The actions that the row has in addition.
  let actions: [ActionKind: (String?) -> Void]

  /// Creates an editing.
  package init(delete: (() -> Void)?, move: Move?, actions: [ActionKind: (String?) -> Void] = [:]) {
    (self.delete, self.move, self.actions) = (delete, move, actions)
  }
}

/// The action of a tap on a row that cannot be selected.
///
/// `@unchecked`: one thread at a time evaluates components and performs actions.
struct RowTap: @unchecked Sendable {
  let perform: () -> Void
}

enum RowTapKey: LayoutValueKey {
  static var defaultValue: RowTap { RowTap {} }
}

/// A navigation link in a row, whose row has a chevron and performs the action of the link.
///
/// `@unchecked`: one thread at a time evaluates components and performs actions.
package struct RowLink: @unchecked Sendable {
  /// The closure that follows the link; `nil` for a disabled link.
  let perform: (() -> Void)?
  /// The tag of the row, which a tap selects instead of following the link if the list's selection
  /// matches it; `nil` for none.
  package var tag: (any Hashable)?
  /// A Boolean value that indicates whether the row has a chevron.
  package var hasChevron = true

  /// Creates a link.
  package init(perform: (() -> Void)?) { self.perform = perform }
}

/// The key of the navigation link of a row.
package enum RowLinkKey: LayoutValueKey {
  /// A disabled link.
  package static var defaultValue: RowLink { RowLink(perform: nil) }
}

private enum RowLinksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether navigation links are links of rows of a list; `false` by
  /// default.
  package var hasRowLinks: Bool {
    get { self[RowLinksKey.self] }
    set { self[RowLinksKey.self] = newValue }
  }
}

extension Node {
  /// The navigation link in the content of the node or in its backgrounds and overlays, if any.
  ///
  /// The chevron belongs to the link: an invisible link has none.
  var rowLink: RowLink? {
    guard var link = nearestRowLink else { return nil }
    let isInvisible = modifiers.contains { modifier in
      if case .opacity(let opacity) = modifier { opacity.points.clampedToUnit == 0 } else { false }
    }
    if isInvisible || modifiers.contains(.hidden) { link.hasChevron = false }
    return link
  }

  /// The link that the node has itself, or that is in its content, its backgrounds or its overlays.
  private var nearestRowLink: RowLink? {
    if let own = layoutValue(for: RowLinkKey.self) { return own }
    // Most rows have no link, so that all of their nodes are searched.
    var index = 0
    while index < children.count {
      if let link = children[index].rowLink { return link }
      index += 1
    }
    index = 0
    while index < attachments.count {
      for node in attachments[index].nodes {
        if let link = node.rowLink { return link }
      }
      index += 1
    }
    return nil
  }

  /// Returns the node without the navigation links in its content.
  func removingRowLinks() -> Node { mapNodes { $0.removingLayoutValues(for: [RowLinkKey.self]) } }
}

/// The key of a Boolean value that indicates whether a row cannot be selected.
package enum RowSelectionDisabledKey: LayoutValueKey {
  /// A row that can be selected.
  package static var defaultValue: Bool { false }
}

/// The key of the editing of a row.
package enum RowEditingKey: LayoutValueKey {
  /// No editing.
  package static var defaultValue: RowEditing? { nil }
}

/// The badge of a row or a tab.
package struct RowBadge: Sendable {
  /// The nodes of the badge; empty for none.
  package let nodes: [Node]

  /// Creates a badge.
  package init(_ nodes: [Node]) { self.nodes = nodes }
}

/// The key of the badge of a row or a tab.
package enum RowBadgeKey: LayoutValueKey {
  /// No badge.
  package static var defaultValue: RowBadge { RowBadge([]) }
}

extension Color {
  /// The background of a selected row of a list.
  ///
  /// Source: `systemGray4` of UIKit.
  static let selectedRowBackground = system(
    "selectedRowBackground", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
}
