// SPDX-License-Identifier: MIT

import Foundation

/// A check that the element of an array that a key path refers to exists.
///
/// An index that is out of range would end the process. An element that is gone has its last known
/// value, and fails the snapshot.
struct ElementGuard<Base, Subject> {
  private let keyPath: WritableKeyPath<Base, Subject>
  private let index: Int?

  /// Creates a check for a key path.
  init(keyPath: WritableKeyPath<Base, Subject>, of base: Base) {
    self.keyPath = keyPath
    index = (base as? any IndexedElements)?.index(of: keyPath)
  }

  /// Returns a value to show if the array no longer has an element at the index.
  ///
  /// It is the last value of the element, or else the value of any other element. The process ends
  /// if the array was always empty.
  func valueOfMissingElement(in base: Base) -> Subject? {
    guard let index, let elements = base as? any IndexedElements else { return nil }
    guard index >= elements.count else {
      ViewTree.current?.lastElements[keyPath] = base[keyPath: keyPath]
      return nil
    }
    let last = ViewTree.current?.lastElements[keyPath] as? Subject
    guard let value = last ?? elements.any as? Subject else { return nil }
    ViewTree.reportCurrent(.missingElement(index: index, count: elements.count))
    return value
  }
}

/// An array, whose key paths contain an index.
private protocol IndexedElements {
  var count: Int { get }
  /// Any element.
  var any: Any? { get }
  /// Returns the index of a key path; `nil` if it refers to something else than an element.
  func index(of keyPath: AnyKeyPath) -> Int?
}

extension Array: IndexedElements {
  fileprivate var any: Any? { first }

  fileprivate func index(of keyPath: AnyKeyPath) -> Int? {
    ElementKeyPaths.index(of: keyPath, in: ObjectIdentifier(Self.self), count: count) {
      \Self[$0] as WritableKeyPath
    }
  }
}

/// The key paths to elements, for each array type.
private enum ElementKeyPaths {
  private struct Table {
    var indices: [AnyKeyPath: Int] = [:]
    var count = 0
  }

  private static let lock = NSLock()
  // Proof of safety: it is accessed under `lock`.
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: Table] = [:]
  /// The number of elements beyond the end of an array whose key paths are recognized.
  private static let margin = 64

  static func index(
    of keyPath: AnyKeyPath, in type: ObjectIdentifier, count: Int,
    make: (Int) -> AnyKeyPath
  ) -> Int? {
    lock.withLock {
      let table = tables[type, default: Table()]
      if let known = table.indices[keyPath] { return known }
      guard count + margin > table.count else { return nil }
      var larger = table
      for index in table.count..<(count + margin) { larger.indices[make(index)] = index }
      larger.count = count + margin
      tables[type] = larger
      return larger.indices[keyPath]
    }
  }
}
