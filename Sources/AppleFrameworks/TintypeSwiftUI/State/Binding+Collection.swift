// SPDX-License-Identifier: MIT

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Identifiable where Value: Identifiable {
  /// The identifier of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after another one.
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(after: i)
  }

  /// Replaces a position by the one after it.
  public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// An element that no longer exists has its last value, cannot be changed, and fails the
  /// snapshot.
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    let key = ElementKey(type: ObjectIdentifier(Value.self), position: "\(position)")
    return Binding<Value.Element>(
      reading: {
        let elements = wrappedValue
        if elements.contains(index: position) {
          ViewTree.current?.lastElements[key] = elements[position]
          return elements[position]
        }
        let last = ViewTree.current?.lastElements[key] as? Value.Element
        // If no element is known, the process ends, as in SwiftUI.
        return last ?? elements.first ?? elements[position]
      },
      writingWithTransaction: { value, transaction in
        var elements = wrappedValue
        guard elements.contains(index: position) else { return }
        elements[position] = value
        self.transaction(transaction).wrappedValue = elements
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(before: i)
  }

  /// Replaces a position by the one before it.
  public func formIndex(before i: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// The position of an element in a collection.
private struct ElementKey: Hashable {
  let type: ObjectIdentifier
  let position: String
}

extension Collection {
  /// Returns whether an element exists at a position; if not, the snapshot fails.
  fileprivate func contains(index: Index) -> Bool {
    if index >= startIndex, index < endIndex { return true }
    ViewTree.reportCurrent(.missingElement(index: index as? Int ?? count, count: count))
    return false
  }
}
