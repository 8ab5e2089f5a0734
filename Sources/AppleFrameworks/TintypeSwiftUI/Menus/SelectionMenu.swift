// SPDX-License-Identifier: MIT

import TintypeComponents

/// The context menu of the rows of a list or a table, which depends on the selection.
struct SelectionMenu {
  private let content: (Any) -> (any View)?
  private let action: (Any) -> Void
  private let itemType: ObjectIdentifier
  private let hasAction: Bool

  /// Creates a menu for selections of a type.
  init<Item: Hashable>(
    content: @escaping (Set<Item>) -> any View, action: ((Set<Item>) -> Void)?
  ) {
    self.content = { ($0 as? Set<Item>).map(content) }
    self.action = { if let items = $0 as? Set<Item> { action?(items) } }
    itemType = ObjectIdentifier(Item.self)
    hasAction = action != nil
  }

  /// Returns the action of a tap on a row of a list with a selection of a type; `nil` for none.
  func primaryAction<Value: Hashable>(for type: Value.Type) -> ((Set<Value>) -> Void)? {
    guard hasAction, itemType == ObjectIdentifier(type) else { return nil }
    return { action($0) }
  }

  /// Returns a row with the menu.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - value: The value that the row selects.
  ///   - values: The values that the menu applies to.
  ///   - state: The state of the menus of the list or the table.
  ///   - scope: The scope of the list or the table.
  /// - Returns: The row; unchanged if the selection has another type.
  func row<Value: Hashable>(
    _ row: ComponentList, for value: Value, in values: Set<Value>, state: SelectionMenuState,
    scope: ViewScope
  ) -> ComponentList {
    guard itemType == ObjectIdentifier(Value.self), let items = content(values) else { return row }
    let key = AnyHashable(value)
    let frame = state.frame(of: key)
    if state.openRow == key {
      let close = { state.openRow = nil }
      scope.child(.part("selectionMenu")).present(
        .menu(
          items, at: frame, isContextMenu: true, isFixed: true, close: close, dismiss: close))
    }
    return ComponentList([
      row.geometryProbe(scope.placement(of: frame, named: "a context menu"))
        .onLongPressGesture(perform: scope.action { state.openRow = key })
    ])
  }
}

/// The state of the row menus in a list or a table.
final class SelectionMenuState {
  /// The value of the row whose menu is open; `nil` for none.
  var openRow: AnyHashable?
  private var frames: [AnyHashable: FrameReference] = [:]

  /// Returns the frame of the row of a value.
  func frame(of value: AnyHashable) -> FrameReference {
    if let frame = frames[value] { return frame }
    let frame = FrameReference()
    frames[value] = frame
    return frame
  }
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The context menu of the rows of lists and tables; `nil` for none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a menu that a long press on a row of a list or a table with a selection presents.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values of the selection.
  ///   - menu: Returns the items of the menu for values: those that are selected if the row is one
  ///     of them, or else that of the row.
  ///   - primaryAction: The action of a tap on a row outside of the edit mode.
  /// - Returns: The modified view.
  public nonisolated func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    transformingEnvironment {
      $0.selectionMenu = SelectionMenu(content: menu, action: primaryAction)
    }
  }
}
