// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The actions that delete, move and insert the elements of a collection.
struct ContentEditing {
  /// The closure that deletes elements; `nil` if they cannot be deleted.
  var delete: ((IndexSet) -> Void)?
  /// The closure that moves elements before an offset; `nil` if they cannot be moved.
  var move: ((IndexSet, Int) -> Void)?
  /// The closure that inserts dropped items before an offset; `nil` if items cannot be dropped.
  var insert: ((Int, [NSItemProvider]) -> Void)?

  /// Adds the actions to the nodes of an element.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the element.
  ///   - offset: The offset of the element in the collection.
  ///   - count: The number of elements.
  ///   - scope: The scope of the element.
  func add(to nodes: inout [Node], at offset: Int, of count: Int, in scope: ViewScope) {
    let state = scope.child(.part("editing")).swipeState
    let tree = scope.evaluation.tree
    let delete = delete.map { delete in
      {
        state.revealed = nil
        tree.perform([{ delete(IndexSet(integer: offset)) }])
      }
    }
    let move = move.map { move in
      RowEditing.Move(canMoveUp: offset > 0, canMoveDown: offset < count - 1) { distance in
        // The destination is an offset in the collection before the change.
        let destination = offset + distance + (distance > 0 ? 1 : 0)
        tree.perform([{ move(IndexSet(integer: offset), destination) }])
      }
    }
    let insert = insert.map { insert -> (String?) -> Void in
      { _ in
        tree.perform([
          { tree.dragSession.map { session in insert(offset, session.providers) } }
        ])
      }
    }
    guard delete != nil || move != nil || insert != nil else { return }
    for index in nodes.indices {
      let limits = nodes[index].layoutValue(for: RowEditingLimitsKey.self) ?? RowEditingLimits()
      let editing = RowEditing(
        delete: limits.isDeleteDisabled ? nil : delete, move: limits.isMoveDisabled ? nil : move,
        actions: insert.map { [.dropItems: $0] } ?? [:])
      nodes[index].setLayoutValue(editing, for: RowEditingKey.self)
      if !limits.isDeleteDisabled, let delete {
        nodes[index].addDeletion(perform: delete, state, in: scope)
      }
    }
  }
}

extension ViewScope {
  /// Returns the editing of the content, which does not apply to the content of its elements.
  ///
  /// - Parameter own: The editing of the collection itself, whose actions modifiers replace.
  /// - Returns: The editing; `nil` for none.
  mutating func takeContentEditing(or own: ContentEditing?) -> ContentEditing? {
    var values = environment
    guard let editing = values.contentEditing else { return own }
    values.contentEditing = nil
    context.environment = values.base
    return ContentEditing(
      delete: editing.delete ?? own?.delete, move: editing.move ?? own?.move,
      insert: editing.insert ?? own?.insert)
  }
}

/// The limits of the editing of a row.
struct RowEditingLimits {
  /// A Boolean value that indicates whether the row cannot be deleted.
  var isDeleteDisabled = false
  /// A Boolean value that indicates whether the row cannot be moved.
  var isMoveDisabled = false
}

/// The key for the limits on editing a row.
private enum RowEditingLimitsKey: TintypeComponents.LayoutValueKey {
  static var defaultValue: RowEditingLimits { RowEditingLimits() }
}

extension View {
  /// Sets whether the view's rows in a list cannot be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    editingLimits { $0.isDeleteDisabled = isDisabled }
  }

  /// Sets whether the view's rows in a list cannot be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    editingLimits { $0.isMoveDisabled = isDisabled }
  }

  private nonisolated func editingLimits(
    _ change: @escaping (inout RowEditingLimits) -> Void
  ) -> some View {
    RowValueView(content: self) { node, _ in
      var limits = node.layoutValue(for: RowEditingLimitsKey.self) ?? RowEditingLimits()
      change(&limits)
      node.setLayoutValue(limits, for: RowEditingLimitsKey.self)
    }
  }
}

private enum ContentEditingKey: EnvironmentKey {
  static var defaultValue: ContentEditing? { nil }
}

extension EnvironmentValues {
  /// The editing of the collection of the view; `nil` by default.
  fileprivate var contentEditing: ContentEditing? {
    get { self[ContentEditingKey.self] }
    set { self[ContentEditingKey.self] = newValue }
  }
}

extension DynamicViewContent {
  /// Sets the action that deletes elements; `nil` for none.
  ///
  /// The rows of a list have the accessibility action “Delete”.
  public nonisolated func onDelete(
    perform action: Optional<(IndexSet) -> Void>
  ) -> some DynamicViewContent {
    EditedContent(content: self) { $0.delete = action }
  }

  /// Sets the action that moves elements; `nil` for none.
  ///
  /// In the edit mode, the rows of a list have the accessibility actions “Move Up” and “Move Down”.
  public nonisolated func onMove(
    perform action: Optional<(IndexSet, Int) -> Void>
  ) -> some DynamicViewContent {
    EditedContent(content: self) { $0.move = action }
  }
}

extension DynamicViewContent {
  /// Sets the action that inserts dropped items of types of content before the element at an offset.
  ///
  /// A user drops items on a row of a list, before which they are inserted.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditedContent(content: self) { editing in
      editing.insert = { offset, providers in
        let providers = providers.filter {
          $0.payload?.conforms(to: supportedContentTypes) ?? false
        }
        if !providers.isEmpty { action(offset, providers) }
      }
    }
  }

  /// Sets the action that inserts dropped values of a type before the element at an offset.
  ///
  /// A user drops items on a row of a list, before which they are inserted. The values are converted
  /// by their representations before the action is performed.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable {
    EditedContent(content: self) { editing in
      editing.insert = { offset, providers in
        let payloads = providers.compactMap(\.payload).filter { $0.isConvertible(to: T.self) }
        guard !payloads.isEmpty else { return }
        load(payloads, as: T.self) { action($0, offset) }
      }
    }
  }
}

/// Views of a collection that a user can edit.
private struct EditedContent<Content: DynamicViewContent> {
  let content: Content
  let change: (inout ContentEditing) -> Void
}

extension EditedContent: DynamicViewContent, PrimitiveView {
  var data: Content.Data { content.data }

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    var values = scope.environment
    var editing = values.contentEditing ?? ContentEditing()
    change(&editing)
    values.contentEditing = editing
    scope.context.environment = values.base
    return scope.nodes(of: content)
  }
}

extension EditedContent: SubviewContainer {}

extension MutableCollection {
  /// Moves elements before the element at an offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let remaining = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: remaining)
  }
}
