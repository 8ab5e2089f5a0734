// SPDX-License-Identifier: MIT

import Foundation

/// The identity of an object in all contexts of a store.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The position among all objects of a store, in the order of insertion.
  let number: Int
  private let lock = NSLock()
  private var isSaved = false

  init(_ entity: NSEntityDescription, number: Int) {
    (self.entity, self.number) = (entity, number)
  }

  /// A Boolean value that indicates whether the object was never saved.
  open internal(set) var isTemporaryID: Bool {
    get { lock.withLock { !isSaved } }
    set { lock.withLock { isSaved = !newValue } }
  }

  /// The store; `nil` if the object was never saved.
  open var persistentStore: NSPersistentStore? { nil }

  /// Returns an address that identifies the object in its store.
  open func uriRepresentation() -> URL {
    let name = entity.name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(string: "x-coredata://store/\(name)/p\(number)") ?? URL(fileURLWithPath: "/")
  }

  /// Returns an object with saved values that belongs to no context.
  func object(_ values: ObjectValues) -> NSManagedObject {
    let object = entity.objectClass.init(entity: entity, insertInto: nil)
    (object.objectID, object.values, object.status) = (self, values, .saved)
    return object
  }

  /// The address.
  open override var description: String { uriRepresentation().absoluteString }

  /// Returns the identifier itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifiers of a relationship's objects, in the order in which they were added.
struct ObjectIDs {
  private(set) var list: [NSManagedObjectID] = []
  private var members: Set<NSManagedObjectID> = []

  init(_ ids: [NSManagedObjectID] = []) { for id in ids { insert(id) } }

  func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

  mutating func insert(_ id: NSManagedObjectID) {
    if members.insert(id).inserted { list.append(id) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    if members.remove(id) != nil { list.removeAll { $0 === id } }
  }
}

/// The values of an object: attributes, and the identifiers of related objects.
struct ObjectValues {
  var attributes: [String: Any] = [:]
  var links: [String: ObjectIDs] = [:]
}
