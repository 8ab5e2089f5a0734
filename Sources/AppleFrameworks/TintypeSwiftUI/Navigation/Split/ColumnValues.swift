// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of the column of a split view that contains a view.
struct ColumnValues {
  /// The position.
  let kind: NavigationSplitViewColumn.Kind
  /// A Boolean value that indicates whether the columns are side by side.
  let isExpanded: Bool
  /// The horizontal size class of the split view, which presentations in the column have.
  let sizeClass: UserInterfaceSizeClass?
  /// The selection of the list in the column; `nil` in the last column.
  let selection: ColumnSelection?
  /// The items of the column for the bar of the first screen in it; `nil` within that screen.
  var bar: ColumnBar?

  /// A Boolean value that indicates whether columns that depend on the column are beside it.
  var isLeading: Bool { isExpanded && kind != .detail }
}

/// The items of a column in the bar of a screen.
///
/// A navigation stack in the column takes them, and adds them to its screens.
final class ColumnBar {
  /// The button that shows or hides leading columns; `nil` for none.
  let toggle: SidebarToggle?
  /// The screen of the column before it, if the columns are a single stack.
  let previous: EvaluatedScreen?
  /// The closure that returns to the column before it; `nil` for none.
  let back: (() -> Void)?
  /// The display mode of the title by default.
  let titleMode: ScreenTitleMode
  /// A Boolean value that indicates whether the bar has no background by default.
  let hidesBackground: Bool
  /// A Boolean value that indicates whether the bar has a row for items above a large title even if
  /// there are none, so that the titles of columns are at the same height.
  let hasItemRow: Bool
  /// A Boolean value that indicates whether a navigation stack has taken the items.
  fileprivate(set) var isTaken = false
  /// The screen of the stack that has taken the items.
  fileprivate(set) var screen: EvaluatedScreen?

  init(
    toggle: SidebarToggle? = nil, previous: EvaluatedScreen? = nil, back: (() -> Void)? = nil,
    titleMode: ScreenTitleMode = .large, hidesBackground: Bool = false, hasItemRow: Bool = false
  ) {
    self.hasItemRow = hasItemRow
    self.toggle = toggle
    self.previous = previous
    self.back = back
    self.titleMode = titleMode
    self.hidesBackground = hidesBackground
  }

  /// Returns the items for a stack in the column; `nil` if another stack has taken them.
  func taken() -> ColumnBar? {
    guard !isTaken else { return nil }
    isTaken = true
    return copy()
  }

  /// Returns the items for another screen.
  func copy() -> ColumnBar {
    ColumnBar(
      toggle: toggle, previous: previous, back: back, titleMode: titleMode,
      hidesBackground: hidesBackground, hasItemRow: hasItemRow)
  }

  /// Stores the screen of the stack that has taken the items.
  func setScreen(_ screen: EvaluatedScreen) { self.screen = screen }
}

/// The selection of the first list in a column, in one evaluation.
final class ColumnSelection {
  /// The current value.
  struct Value {
    /// The selection; `nil` if nothing is selected.
    let value: AnyHashable?
    /// The closure that removes the selection.
    let clear: () -> Void
  }

  /// The value; `nil` if no list with a selection was evaluated.
  private(set) var current: Value?
  /// The closure to call when a user selects a row.
  let didSelect: () -> Void

  init(didSelect: @escaping () -> Void) { self.didSelect = didSelect }

  /// Stores the value of a list, unless another list came before it.
  func register(_ value: Value) { current = current ?? value }
}

private enum ColumnValuesKey: EnvironmentKey {
  static var defaultValue: ColumnValues? { nil }
}

extension EnvironmentValues {
  /// The column of a split view that contains the view; `nil` outside of columns.
  var splitColumn: ColumnValues? {
    get { self[ColumnValuesKey.self] }
    set { self[ColumnValuesKey.self] = newValue }
  }

  /// Removes the properties of a column for a presentation, which covers the whole screen.
  mutating func leaveSplitColumn() {
    guard let column = splitColumn else { return }
    base.horizontalSizeClass = column.sizeClass
    splitColumn = nil
  }
}
