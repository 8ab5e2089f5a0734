// SPDX-License-Identifier: MIT

/// Rows of a table that are created from the elements of a collection.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  /// The elements.
  public var data: Content.Data { content.data }
}

/// A modifier that inserts items that are dropped on rows of a table.
@MainActor @preconcurrency
public struct OnInsertTableRowModifier: _TableRowContentModifier {
  private nonisolated(unsafe) let insert: (Int, [NSItemProvider]) -> Bool

  /// Creates a modifier.
  ///
  /// - Parameter insert: Inserts items before an offset, and returns whether it has accepted them.
  nonisolated init(_ insert: @escaping (Int, [NSItemProvider]) -> Bool) { self.insert = insert }

  /// Returns the rows, each of which accepts items.
  public nonisolated func _modified<Value>(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows.changed { options in
      guard let offset = options.offset else { return }
      options.drops.append { insert(offset, $0) }
    }
  }
}

extension DynamicTableRowContent {
  /// Sets the action that inserts dropped items of types of content before the element at an offset.
  ///
  /// A user drops items on a row of a table, before which they are inserted.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let modifier = OnInsertTableRowModifier { offset, providers in
      let providers = providers.filter { $0.payload?.conforms(to: supportedContentTypes) ?? false }
      if !providers.isEmpty { action(offset, providers) }
      return !providers.isEmpty
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets the action that inserts dropped values of a type before the element at an offset.
  ///
  /// A user drops items on a row of a table, before which they are inserted. The values are converted
  /// by their representations before the action is performed.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable {
    let modifier = OnInsertTableRowModifier { offset, providers in
      NSItemProvider.accept(providers, as: T.self) { action(offset, $0) }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}
