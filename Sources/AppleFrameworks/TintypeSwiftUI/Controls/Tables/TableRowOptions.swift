// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties that modifiers add to a row of a table.
struct TableRowOptions {
  /// The items and the preview of a context menu.
  struct Menu {
    let items: any View
    let preview: (any View)?
  }

  /// A Boolean value that indicates whether a tap does not select the row.
  var isSelectionDisabled = false
  /// The context menu; `nil` for none.
  var contextMenu: Menu?
  /// The closure that returns the item to drag; `nil` if the row cannot be dragged.
  var itemProvider: (() -> NSItemProvider?)?
  /// The closures that accept dropped items; each returns whether it has accepted them.
  var drops: [([NSItemProvider]) -> Bool] = []
  /// The offset of the row's element in its collection; `nil` for a single row.
  var offset: Int?

  /// Returns a row with the properties, whose state the node of a scope stores.
  func row(_ row: ComponentList, in scope: ViewScope) -> ComponentList {
    let tree = scope.evaluation.tree
    var actions: [ActionKind: (String?) -> Void] = [:]
    if let itemProvider { actions[.dragItems] = tree.dragAction(itemProvider) }
    if !drops.isEmpty {
      actions[.dropItems] = tree.dropAction { [drops] session in
        _ = drops.first { $0(session.providers) }
      }
    }
    let row = actions.isEmpty ? row : ComponentList([row.actions(actions)])
    guard let contextMenu else { return row }
    return scope.child(.part("contextMenu"))
      .contextMenu(contextMenu.items, preview: contextMenu.preview, on: row)
  }
}
