// SPDX-License-Identifier: MIT

/// A check that the element of an array that a key path refers to still exists.
///
/// An index that is out of range would end the process. The check is only needed if the array has
/// become shorter; then the key path is compared with the key paths of the removed indices.
struct ElementGuard<Base, Subject> {
  private let keyPath: WritableKeyPath<Base, Subject>
  private let count: Int?
  private let value: Subject?

  /// Creates a check for a key path that is valid for a value.
  init(keyPath: WritableKeyPath<Base, Subject>, of base: Base) {
    self.keyPath = keyPath
    count = (base as? any IndexedElements)?.count
    value = count == nil ? nil : base[keyPath: keyPath]
  }

  /// Returns the last known element if the array has none at its index any more.
  func lastValue(in base: Base) -> Subject? {
    guard let count, let elements = base as? any IndexedElements, elements.count < count else {
      return nil
    }
    for index in elements.count..<count where elements.keyPath(at: index) == keyPath {
      ViewTree.reportCurrent(.missingElement(index: index, count: elements.count))
      return value
    }
    return nil
  }
}

private protocol IndexedElements {
  var count: Int { get }
  func keyPath(at index: Int) -> AnyKeyPath
}

extension Array: IndexedElements {
  fileprivate func keyPath(at index: Int) -> AnyKeyPath { \Self[index] as WritableKeyPath }
}
