// SPDX-License-Identifier: MIT

/// Views created from the elements of a hierarchy; each element with children can be expanded.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  let subgroup: (Data.Element, Data) -> Subgroup
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the elements.
  public var body: some View {
    ForEach(data: roots, id: id) { element in
      OutlineElement(subgroup: children(element).map { subgroup(element, $0) }) {
        content(element)
      }
    }
  }
}

/// An element with children, or without.
private struct OutlineElement<Subgroup: View, Leaf: View> {
  let subgroup: Subgroup?
  let leaf: () -> Leaf
}

extension OutlineElement: View, PrimitiveView {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    guard let subgroup else { return scope.nodes(of: leaf(), at: .branch(false)) }
    return scope.nodes(of: subgroup, at: .branch(true))
  }
}

/// The views of the children of an element.
public struct OutlineSubgroupChildren: View, PrimitiveView {
  let content: AnyView

  nonisolated func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: content) }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  private nonisolated init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: roots, id: id, children: children, content: content) { element, elements in
      DisclosureGroup(
        binding: nil,
        content: {
          OutlineSubgroupChildren(
            content: AnyView(
              OutlineGroup(
                roots: Array(elements), id: id, children: children, content: content)))
        }, label: content(element))
    }
  }

  /// Creates views from elements that are identified by a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// Creates views from the root of a hierarchy, whose elements are identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// Creates views from bindings to elements that are identified by a key path.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: Array(data), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }

  /// Creates views from a binding to the root of a hierarchy, whose elements are identified by a
  /// key path.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: [root], id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Creates views from identifiable elements.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views from the root of a hierarchy of identifiable elements.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates views from bindings to identifiable elements.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views from a binding to the root of a hierarchy of identifiable elements.
  public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }
}
