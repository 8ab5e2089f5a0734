// SPDX-License-Identifier: MIT

import TintypeComponents

/// Views created from the elements of a collection, each with its own identity.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The closure that creates the views of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// A Boolean value that indicates whether the offset of an element is its identifier, as in a
  /// constant range.
  ///
  /// Paths name elements by their values all the same.
  private let isIdentifiedByOffset: Bool
  private let editing: ContentEditing?

  nonisolated init(
    data: Data, id: @escaping (Data.Element) -> ID, isIdentifiedByOffset: Bool = false,
    editing: ContentEditing? = nil, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isIdentifiedByOffset = isIdentifiedByOffset
    self.editing = editing
    self.content = content
  }

  /// Creates values of any type from elements, such as the content of a map.
  package nonisolated init(
    elements: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, id: id, content: content)
  }
}

extension ForEach {
  /// Returns the identifier of an element.
  nonisolated func elementID(of element: Data.Element) -> ID { id(element) }
}

extension ForEach {
  /// Creates content of another module from elements.
  package nonisolated init(
    contentOf data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    let editing = scope.takeContentEditing(or: editing)
    let data = (data as? any ScopedCollection)?.resolved(in: scope) as? Data ?? data
    var nodes: [Node] = []
    var inner = InnerNames()
    if let collecting = scope.collecting, let pages = collecting.pages,
      data.count > PageWindow.minimumCount
    {
      collect(pages, of: data, into: collecting, in: scope)
      return []
    }
    var counts: [ID: Int] = [:]
    let hasImplicitTags = scope.environment.hasImplicitTags
    let contentScope = scope.enteringScrollIdentifier()
    let lazy = scope.lazyElements(data.count) { self.offset(of: $0, in: data) }
    var owners: [Int] = []
    let range = lazy?.window.range ?? 0..<data.count
    var offset = range.lowerBound
    var index = data.index(data.startIndex, offsetBy: offset)
    while offset < range.upperBound, lazy?.begins(offset) ?? true {
      defer { offset += 1 }
      let element = data[index]
      data.formIndex(after: &index)
      let name = id(element)
      let id = isIdentifiedByOffset ? offset as? ID ?? name : name
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 { scope.evaluation.report(.duplicateID("\(id)")) }
      let key = ViewNode.Key.element(AnyHashable(id), occurrence: occurrence)
      if let collecting = scope.collecting {
        collect(element, id, occurrence == 0 ? name : nil, into: collecting, in: scope.child(key))
        continue
      }
      var made = contentScope.elementNodes(of: content(element), at: key)
      if hasImplicitTags {
        let tag = ViewTag(id, includeOptional: true)
        made = made.map { $0.tagged(implicitly: tag) }
      }
      editing?.add(to: &made, at: offset, of: data.count, in: scope.child(key))
      scope.reportFrames(of: &made, as: AnyHashable(id))
      if let lazy {
        lazy.add(made.count, at: offset, as: key)
        owners += Array(repeating: offset, count: made.count)
      }
      guard let text = NodeName.of(name) else {
        inner.add(made, of: "\(offset)", at: nodes.count)
        nodes += made
        continue
      }
      let unique = occurrence == 0 ? text : "\(text).\(occurrence)"
      inner.add(made, of: unique, at: nodes.count)
      for index in made.indices where made[index].id == nil {
        made[index].id = made.count == 1 ? unique : "\(unique).\(index)"
      }
      nodes += made
    }
    nodes = inner.combined(nodes)
    let run = lazy?.end(at: offset, in: scope) { $0 == key(at: $1, in: data) }
    if let run { lazy?.add(run, to: &nodes, of: owners) }
    return nodes
  }
}

extension ForEach where Content: View {
  /// Collects the subviews of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: The identifier, which is a tag.
  ///   - name: The name in paths; `nil` if another element has it.
  ///   - collecting: The collection.
  ///   - scope: The scope of the element.
  private func collect(
    _ element: Data.Element, _ id: ID, _ name: ID?, into collecting: SubviewCollecting,
    in scope: ViewScope
  ) {
    let tag = ViewTag(id, includeOptional: true)
    collecting.collect(content(element), in: scope) { subview in
      var subview = subview
      subview.values.implicitTag = subview.values.implicitTag ?? tag
      return name.flatMap { NodeName.of($0) }.map { subview.named($0) } ?? subview
    }
  }

  /// Collects the pages near the selected one, and keeps the state of the others.
  private func collect(
    _ pages: PageWindow, of data: Data, into collecting: SubviewCollecting, in scope: ViewScope
  ) {
    let known = scope.node.effect { PageOffsets() }
    let start = pages.position(of: collecting.items.count)
    let offsets = pages.offsets(of: data.count, at: start) { offset(of: $0, in: data) }
    for offset in offsets {
      let created = collecting.items.count
      pages.leaveOut(start + offset - pages.position(of: created), before: created)
      let (element, key) = (element(at: offset, in: data), key(at: offset, in: data))
      known.offsets[key] = offset
      collect(
        element, id(of: element, at: offset), id(element), into: collecting, in: scope.child(key))
      if collecting.items.count != created + 1 { pages.isComplete = false }
    }
    let end = collecting.items.count
    pages.leaveOut(start + data.count - pages.position(of: end), before: end)
    _ = scope.node.retainElements(in: scope.evaluation, limit: PageWindow.maximumRetainedCount) {
      guard case .element(let id, _) = $0 else { return false }
      if let place = known.offsets[$0], place < data.count, key(at: place, in: data) == $0 {
        return true
      }
      known.offsets[$0] = offset(of: id, in: data)
      return known.offsets[$0] != nil
    }
  }
}

extension ForEach {
  private nonisolated func element(at offset: Int, in data: Data) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// Returns the identifier of an element at an offset.
  private nonisolated func id(of element: Data.Element, at offset: Int) -> ID {
    isIdentifiedByOffset ? offset as? ID ?? id(element) : id(element)
  }

  /// Returns the identity of the element at an offset, if no element before it has its identifier.
  private nonisolated func key(at offset: Int, in data: Data) -> ViewNode.Key {
    .element(
      AnyHashable(id(of: element(at: offset, in: data), at: offset)), occurrence: 0)
  }

  /// Returns the elements as rows of a table, which are created when they are needed.
  ///
  /// - Parameters:
  ///   - hasDisclosures: The closure that returns whether a row contains rows; `nil` if it is only
  ///     known of the rows that were created.
  ///   - items: The closure that returns the rows of an element.
  /// - Returns: The rows.
  nonisolated func tableRows<Value>(
    hasDisclosures: (() -> Bool)? = nil,
    _ items: @escaping (Data.Element) -> [_TableRows<Value>.Item]
  ) -> _TableRows<Value> {
    let data = data
    return _TableRows(items: [
      .elements(
        _TableRows.Elements(
          count: data.count,
          items: { offset in
            items(element(at: offset, in: data)).map { $0.changed { $0.offset = offset } }
          },
          key: { key(at: $0, in: data) },
          offset: { offset(of: $0, in: data) },
          hasDisclosures: hasDisclosures))
    ])
  }

  /// Returns the offset of the first element with an identifier.
  private nonisolated func offset(of target: AnyHashable, in data: Data) -> Int? {
    guard let wanted = target.base as? ID, !data.isEmpty else { return nil }
    let count = data.count
    // The identifiers are often the numbers of a range.
    if let number = wanted as? Int {
      let first = id(of: element(at: 0, in: data), at: 0) as? Int ?? 0
      let guess = number.subtractingReportingOverflow(first)
      if !guess.overflow, 0..<count ~= guess.partialValue,
        id(of: element(at: guess.partialValue, in: data), at: guess.partialValue) == wanted
      {
        return guess.partialValue
      }
    }
    if isIdentifiedByOffset { return nil }
    var index = data.startIndex
    var offset = 0
    while offset < count {
      if id(data[index]) == wanted { return offset }
      data.formIndex(after: &index)
      offset += 1
    }
    return nil
  }
}

/// The names that the nodes of elements have in their own content, such as in another `ForEach`.
private struct InnerNames {
  private var names: Set<String> = []
  private var owners: [Int: String] = [:]
  private var isAmbiguous = false

  /// Adds the nodes of an element.
  mutating func add(_ nodes: [Node], of element: String, at start: Int) {
    let own = nodes.compactMap(\.id)
    if !names.isDisjoint(with: own) { isAmbiguous = true }
    names.formUnion(own)
    for (offset, node) in nodes.enumerated() where node.id != nil {
      owners[start + offset] = element
    }
  }

  /// Returns the nodes with names that differ: those of different elements can be equal.
  func combined(_ nodes: [Node]) -> [Node] {
    guard isAmbiguous else { return nodes }
    var nodes = nodes
    for (index, element) in owners {
      if let name = nodes[index].id { nodes[index].id = "\(element).\(name)" }
    }
    return nodes
  }
}

extension ForEach where Content: View {
  /// Creates views from elements that are identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views from identifiable elements.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views from the numbers of a constant range.
  ///
  /// As in SwiftUI, the identifier of a view, which is also its tag in a picker, is the offset of its
  /// number: with `ForEach(2..<100)`, the selection 2 shows the row of the number 4. Pass `id: \.self`
  /// to identify views by their numbers.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, id: { $0 }, isIdentifiedByOffset: true, content: content)
  }
}
