// SPDX-License-Identifier: MIT

/// A type that changes rows of a table.
@MainActor @preconcurrency
public protocol _TableRowContentModifier {
  /// Returns changed rows.
  ///
  /// Only types of this module implement it.
  nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value>
}

extension ModifiedContent: TableRowContent, PrimitiveTableRows
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the rows.
  public nonisolated func _rows() -> _TableRows<Content.TableRowValue> {
    modifier._modified(content._rows())
  }
}

/// A modifier that adds a context menu to rows of a table.
public struct _ContextMenuTableRowModifier<MenuItems>: _TableRowContentModifier
where MenuItems: View {
  private nonisolated(unsafe) let items: MenuItems

  nonisolated init(items: MenuItems) { self.items = items }

  /// Returns the rows with the menu, unless they have one.
  public nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    let menu = TableRowOptions.Menu(items: items, preview: nil)
    return rows.changed { $0.contextMenu = $0.contextMenu ?? menu }
  }
}

/// A modifier that adds a context menu with a preview to rows of a table.
public struct _ContextMenuPreviewTableRowModifier<MenuItems, Preview>: _TableRowContentModifier
where MenuItems: View, Preview: View {
  private nonisolated(unsafe) let items: MenuItems
  private nonisolated(unsafe) let preview: Preview

  nonisolated init(items: MenuItems, preview: Preview) {
    self.items = items
    self.preview = preview
  }

  /// Returns the rows with the menu, unless they have one.
  public nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    let menu = TableRowOptions.Menu(items: items, preview: preview)
    return rows.changed { $0.contextMenu = $0.contextMenu ?? menu }
  }
}

/// A modifier that adds an item to drag to rows of a table.
@MainActor @preconcurrency
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  private nonisolated(unsafe) let action: (() -> NSItemProvider?)?

  nonisolated init(_ action: (() -> NSItemProvider?)?) { self.action = action }

  /// Returns the rows with the item, unless they have one.
  public nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows.changed { $0.itemProvider = $0.itemProvider ?? action }
  }
}

/// A modifier that accepts the drop of items on rows of a table.
struct DropTableRowModifier: _TableRowContentModifier {
  /// The closure that accepts dropped items, and returns whether it has accepted them.
  nonisolated(unsafe) let drop: ([NSItemProvider]) -> Bool

  nonisolated init(_ drop: @escaping ([NSItemProvider]) -> Bool) { self.drop = drop }

  nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows.changed { $0.drops.append(drop) }
  }
}

extension TableRowContent {
  /// Adds a menu that a long press on a row presents.
  @MainActor @preconcurrency
  public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
  }

  /// Adds a menu with a preview that a long press on a row presents.
  @MainActor @preconcurrency
  public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View {
    ModifiedContent(
      content: self,
      modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
  }

  /// Makes the rows draggable, with an item that a drop receives; `nil` for none.
  @MainActor @preconcurrency
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action))
  }

  /// Makes the rows draggable, with a value that a drop receives.
  @MainActor @preconcurrency
  public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<Self.TableRowValue> where T: Transferable {
    itemProvider { NSItemProvider(object: payload()) }
  }

  /// Accepts the drop of values of a type on the rows.
  ///
  /// The values are converted by their representations before the action is performed.
  @MainActor @preconcurrency
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<Self.TableRowValue> where T: Transferable {
    let drop = DropTableRowModifier { providers in
      NSItemProvider.accept(providers, as: T.self, action)
    }
    return ModifiedContent(content: self, modifier: drop)
  }
}

extension NSItemProvider {
  /// Performs an action with the items that can be converted to a type, and returns whether there
  /// are any.
  static func accept<T: Transferable>(
    _ providers: [NSItemProvider], as type: T.Type, _ action: @escaping ([T]) -> Void
  ) -> Bool {
    let payloads = providers.compactMap(\.payload).filter { $0.isConvertible(to: type) }
    guard !payloads.isEmpty else { return false }
    load(payloads, as: type, action)
    return true
  }
}
