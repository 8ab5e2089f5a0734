// SPDX-License-Identifier: MIT

import Foundation

/// The actions that edit the elements of a collection.
public struct EditActions<Data> {
  /// The bits of the actions.
  public let rawValue: Int

  /// Creates actions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions: OptionSet, Sendable {}

extension EditActions {
  /// All actions that the type of the collection allows: none.
  public static var all: EditActions<Data> { [] }

  fileprivate static var moving: EditActions<Data> { EditActions(rawValue: 1) }
  fileprivate static var deleting: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
  /// The movement of elements.
  public static var move: EditActions<Data> { .moving }
  /// All actions that the type of the collection allows.
  public static var all: EditActions<Data> { .moving }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The deletion of elements.
  public static var delete: EditActions<Data> { .deleting }
  /// All actions that the type of the collection allows.
  public static var all: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// All actions that the type of the collection allows.
  public static var all: EditActions<Data> { [.moving, .deleting] }
}

extension EditActions where Data: MutableCollection {
  /// Returns the editing of the elements of a binding.
  func editing(_ data: Binding<Data>) -> ContentEditing {
    var editing = ContentEditing()
    if contains(.moving) {
      editing.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if contains(.deleting) {
      editing.delete = { offsets in
        // Only collections of this kind have the action.
        guard
          let elements = data.wrappedValue as? any RangeReplaceableCollection & MutableCollection,
          let remaining = elements.removing(offsets) as? Data
        else { return }
        data.wrappedValue = remaining
      }
    }
    return editing
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    var elements = self
    elements.remove(atOffsets: offsets)
    return elements
  }
}

/// The positions and identifiers of the elements of a collection.
public struct IndexedIdentifierCollection<Base, ID> where Base: Collection, ID: Hashable {
  let base: Base
  let id: (Base.Element) -> ID

  /// The position and identifier of an element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
}

extension IndexedIdentifierCollection: Collection {
  /// The position of an element.
  public typealias Index = Base.Index

  /// The position of the first element.
  public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { base.startIndex }
  /// The position after the last element.
  public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { base.endIndex }

  /// The position and identifier of an element.
  public subscript(
    position: IndexedIdentifierCollection<Base, ID>.Index
  ) -> IndexedIdentifierCollection<Base, ID>.Element {
    Element(index: position, id: id(base[position]))
  }

  /// Returns the position after another one.
  public func index(
    after i: IndexedIdentifierCollection<Base, ID>.Index
  ) -> IndexedIdentifierCollection<Base, ID>.Index {
    base.index(after: i)
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// Returns the position before another one.
  public func index(
    before i: IndexedIdentifierCollection<Base, ID>.Index
  ) -> IndexedIdentifierCollection<Base, ID>.Index {
    base.index(before: i)
  }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The content of an element that a user can edit.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View, PrimitiveView where Content: View {
  nonisolated func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: content) }
}

extension ForEach {
  /// Creates views from bindings to identifiable elements, which a user can edit in a list.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views from bindings to elements that are identified by a key path, which a user can
  /// edit in a list.
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: { $0[keyPath: id] }),
      id: \.id, editing: editActions.editing(data),
      content: { EditableCollectionContent(content: content(data[$0.index])) })
  }
}
