// SPDX-License-Identifier: MIT

import Foundation

/// The objects of a relationship, in the order in which they were added.
final class ManagedSet: NSSet {
  private let objects: [NSManagedObject]

  init(_ objects: [NSManagedObject]) {
    self.objects = objects
    super.init(objects: [], count: 0)
  }

  required init?(coder: NSCoder) { nil }
  required override init(objects: UnsafePointer<AnyObject>!, count: Int) {
    self.objects = []
    super.init(objects: objects, count: count)
  }

  override var count: Int { objects.count }
  override var allObjects: [Any] { objects }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }

  /// Returns a total such as `@count`, or the values of a key.
  static func value(forKey key: String, of objects: [Any]) -> Any? {
    key == "@count"
      ? NSNumber(value: objects.count)
      : NSSet(array: objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) })
  }
}

/// A set whose changes are changes of a relationship.
final class ManagedMutableSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }
  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }
  required override init(objects: UnsafePointer<AnyObject>!, count: Int) {
    (owner, key) = (nil, "")
    super.init(objects: objects, count: count)
  }

  private var objects: [NSManagedObject] { owner?.objects(ofRelationship: key) ?? [] }
  override var count: Int { objects.count }
  override var allObjects: [Any] { objects }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func add(_ object: Any) { owner?.add(ManagedValue.objects(object), to: key) }
  override func remove(_ object: Any) { owner?.remove(ManagedValue.objects(object), from: key) }
  override func removeAllObjects() { owner?.remove(objects, from: key) }
}
