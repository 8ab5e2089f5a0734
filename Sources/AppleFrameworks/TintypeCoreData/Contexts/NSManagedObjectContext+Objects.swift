// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// The objects that were inserted and not saved yet.
  public var insertedObjects: Set<NSManagedObject> { Set(pending.values.filter(\.isInserted)) }
  /// The saved objects that were changed and not saved again yet.
  public var updatedObjects: Set<NSManagedObject> { Set(pending.values.filter(\.isUpdated)) }
  /// The objects that the next save deletes.
  public var deletedObjects: Set<NSManagedObject> { Set(pending.values.filter(\.isDeleted)) }
  /// The objects that the context has read or inserted.
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// A Boolean value that indicates whether there are unsaved changes.
  public var hasChanges: Bool { !pending.isEmpty }

  /// Inserts an object that belongs to no context.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.objectID = coordinator.newID(object.entity)
    insertNew(object)
  }

  func insertNew(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.status = .inserted
    registered[object.objectID] = object
    pending[object.objectID] = object
    object.awakeFromInsert()
    changes.notify()
  }

  func didChange(_ object: NSManagedObject) {
    if object.status == .saved {
      object.status = .changed
      pending[object.objectID] = object
    }
    changes.notify()
  }

  /// Deletes an object, and changes its relationships by their rules.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.status != .deleted else { return }
    object.prepareForDeletion()
    let isNew = object.isInserted
    object.objectWillChange.send()
    object.status = .deleted
    pending[object.objectID] = object
    for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      for related in object.objects(ofRelationship: name) {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: delete(related)
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship { related.unlink(inverse, object) }
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
    if isNew { forget(object) }
    changes.notify()
  }

  /// Removes an object that no longer exists.
  func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    pending[object.objectID] = nil
    object.status = .deleted
    object.managedObjectContext = nil
  }

  /// Returns the object with an identifier if it exists and is not deleted.
  func livingObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object.status == .deleted ? nil : object }
    guard let values = source.values(of: id) else { return nil }
    let object = id.object(values)
    object.managedObjectContext = self
    registered[id] = object
    object.awakeFromFetch()
    return object
  }

  /// Returns the object with an identifier; for one that does not exist, an object without values.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    livingObject(objectID) ?? registered[objectID]
      ?? objectID.object(ObjectValues())
  }

  /// Returns the object with an identifier if the context has read or inserted it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// Returns the object with an identifier.
  ///
  /// - Throws: An error with the code `NSManagedObjectReferentialIntegrityError` if it does not
  /// exist.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = livingObject(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "There is no object “\(objectID)”. Save it first."])
  }

  /// Reads an object again from the store.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether unsaved changes are kept.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, object.status == .changed || object.status == .saved else { return }
    discardChanges(of: object)
  }

  /// Keeps all objects, which always have the values of the store.
  public func refreshAllObjects() {}

  /// Does nothing, because an object is never shared with another process.
  public func detectConflicts(for object: NSManagedObject) {}

  /// Does nothing, because identifiers are the same before and after a save.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Forgets all objects and their unsaved changes.
  public func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, pending) = ([:], [:])
    changes.notify()
  }

  /// Discards all unsaved changes.
  public func rollback() {
    for object in pending.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      if object.isInserted { forget(object) } else { discardChanges(of: object) }
    }
    changes.notify()
  }

  private func discardChanges(of object: NSManagedObject) {
    object.objectWillChange.send()
    if let values = source.values(of: object.objectID) { object.values = values }
    (object.status, object.committed) = (.saved, [:])
    pending[object.objectID] = nil
    changes.notify()
  }

  /// Does nothing: changes of objects are not recorded.
  public func undo() {}
  /// Does nothing: changes of objects are not recorded.
  public func redo() {}

  /// Tells the observers of `NSManagedObjectContextObjectsDidChange` that objects have changed.
  ///
  /// A save calls it; on Apple's systems, so does the end of each event.
  public func processPendingChanges() {
    post(.NSManagedObjectContextObjectsDidChange, [:])
  }

  func post(_ name: Notification.Name, _ objects: [String: Set<NSManagedObject>]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: objects)
  }
}
