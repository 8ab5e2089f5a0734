// SPDX-License-Identifier: MIT

import TintypeComponents

/// The items of a context menu.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "Use contextMenu(menuItems:) instead."
)
public struct ContextMenu<MenuItems> where MenuItems: View {
  let menuItems: MenuItems

  /// Creates a context menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// The key for the shape of a view in front of the dimmed screen of its context menu.
enum ContextMenuShapeKey: TintypeComponents.LayoutValueKey {
  static var defaultValue: ShapeKind? { nil }
}

/// A view with a menu that a long press presents.
private struct ContextMenuView<Content: View> {
  let content: Content
  let items: any View
  let preview: (any View)?
}

extension ContextMenuView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let row = scope.environment.base.isListRow ? scope.node.effect { FrameReference() } : nil
    let content = scope.nodes(of: content, at: .content)
    var nodes = scope.nodes(
      of: scope.contextMenu(
        items, preview: preview, row: row,
        shape: content.count == 1
          ? content[0].layoutValue(for: ContextMenuShapeKey.self) ?? nil : nil,
        on: ComponentList(content)))
    guard let row else { return nodes }
    let probe = RowProbe(scope.placement(of: row, named: "a context menu"))
    for index in nodes.indices {
      let probes = nodes[index].layoutValue(for: RowProbeKey.self) ?? []
      nodes[index].setLayoutValue(probes + [probe], for: RowProbeKey.self)
    }
    return nodes
  }
}

extension ViewScope {
  /// Returns components with a menu that a long press presents, whose state the node stores.
  func contextMenu(
    _ items: any View, preview: (any View)?, row: FrameReference? = nil,
    shape: ShapeKind? = nil, on content: ComponentList
  ) -> ComponentList {
    let state = node.effect { MenuState() }
    let frame = node.effect { FrameReference() }
    if state.isOpen {
      let close = { state.isOpen = false }
      present(
        .menu(
          items, preview: preview, at: frame, row: shape == nil ? row : nil,
          isContextMenu: true, shape: shape, close: close, dismiss: close))
    }
    return ComponentList([
      content.geometryProbe(placement(of: frame, named: "a context menu"))
        .onLongPressGesture(perform: action { state.isOpen = true })
    ])
  }
}

extension View {
  /// Adds a menu that a long press presents.
  public nonisolated func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    ContextMenuView(content: self, items: menuItems(), preview: nil)
  }

  /// Adds a menu with a preview that a long press presents.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    ContextMenuView(content: self, items: menuItems(), preview: preview())
  }

  /// Adds a menu that a long press presents.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use contextMenu(menuItems:) instead."
  )
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View where MenuItems: View {
    if let contextMenu {
      self.contextMenu { contextMenu.menuItems }
    } else {
      self
    }
  }
}
