// SPDX-License-Identifier: MIT

import Foundation

/// The place in which a context reads and saves objects: a store, or another context.
protocol ObjectSource: AnyObject {
  /// Returns the identifiers of all objects.
  func ids() -> [NSManagedObjectID]
  /// Returns the values of an object; `nil` if it does not exist.
  func values(of id: NSManagedObjectID) -> ObjectValues?
  /// Applies changes, and gives them to other contexts.
  func commit(_ changes: ObjectChanges, from context: NSManagedObjectContext)
}

/// The changes of a save, in the order in which the objects were inserted.
struct ObjectChanges {
  var values: [(id: NSManagedObjectID, values: ObjectValues)] = []
  var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
  /// Saves the changes in the store, or in the parent.
  ///
  /// - Throws: An error if a property has no value and must have one, if a relationship with the
  /// rule
  ///   `deny` is not empty, or if values that must be unique are not and the policy is `error`.
  public func save() throws {
    guard hasChanges else { return }
    post(.NSManagedObjectContextWillSave, [:])
    // The method can change other objects.
    var announced: Set<NSManagedObjectID> = []
    while let object = orderedPending.first(where: { announced.insert($0.objectID).inserted }) {
      object.willSave()
    }
    try resolveUniqueness()
    for object in orderedPending {
      switch object.status {
      case .inserted: try object.validateForInsert()
      case .changed: try object.validateForUpdate()
      default: try object.validateForDelete()
      }
    }
    let objects = orderedPending
    let saved = objects.filter { !$0.isDeleted }
    let deleted = objects.filter(\.isDeleted)
    let userInfo = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    let changes = ObjectChanges(
      values: saved.map { ($0.objectID, $0.savedValues) }, deleted: deleted.map(\.objectID))
    for object in saved {
      (object.status, object.committed, object.objectID.isTemporaryID) = (.saved, [:], false)
    }
    pending = [:]
    source.commit(changes, from: self)
    processPendingChanges()
    for object in objects { object.didSave() }
    for object in deleted { forget(object) }
    self.changes.notify()
    post(.NSManagedObjectContextDidSave, userInfo)
  }

  /// The objects with unsaved changes, in the order of their insertion.
  var orderedPending: [NSManagedObject] {
    pending.values.sorted { $0.objectID.number < $1.objectID.number }
  }

  /// Gives objects without unsaved changes the values that another context has saved.
  func merge(_ changes: ObjectChanges) {
    for (id, values) in changes.values {
      guard let object = registered[id], object.status == .saved else { continue }
      object.objectWillChange.send()
      object.values = values
    }
    for id in changes.deleted {
      if let object = registered[id] { forget(object) }
    }
    self.changes.notify()
    processPendingChanges()
  }

  /// Does nothing, because the changes of other contexts are always merged.
  public func mergeChanges(fromContextDidSave notification: Notification) {}

  /// Does nothing, because the changes of other contexts are always merged.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  /// Does nothing, because there are no generations of the store.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Replaces new objects whose values must be unique and are not, as the policy says.
  private func resolveUniqueness() throws {
    for object in orderedPending where !object.isDeleted {
      for constraint in object.entity.lineage.flatMap(\.uniquenessConstraints) {
        let keys = constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        guard object.isInserted, !keys.isEmpty, !object.isDeleted,
          let other = twin(of: object, keys)
        else { continue }
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType:
          throw object.error(
            NSManagedObjectConstraintMergeError, keys.joined(separator: ", "),
            "Another \(object.entity.name ?? "object") has the same value of “\(keys.joined(separator: ", "))”."
          )
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          other.setValuesForKeys(object.values.attributes)
          for (name, relationship) in object.entity.relationshipsByName {
            let objects = object.objects(ofRelationship: name)
            if !objects.isEmpty { other.set(relationship, to: objects) }
          }
        }
        delete(object)
      }
    }
  }

  /// Returns an older object with the same values.
  private func twin(of object: NSManagedObject, _ keys: [String]) -> NSManagedObject? {
    let values = keys.map { object.values.attributes[$0] as? AnyHashable }
    guard values.contains(where: { $0 != nil }) else { return nil }
    return livingIDs(of: object.entity, includesSubentities: true).lazy
      .filter { $0.number < object.objectID.number }
      .compactMap { self.livingObject($0) }
      .first { other in keys.map { other.values.attributes[$0] as? AnyHashable } == values }
  }
}

extension NSManagedObject {
  /// The values without those of transient attributes.
  fileprivate var savedValues: ObjectValues {
    var values = values
    for (name, attribute) in entity.attributesByName where attribute.isTransient {
      values.attributes[name] = attribute.defaultValue.map(ManagedValue.stored)
    }
    return values
  }
}

extension NSManagedObjectContext: ObjectSource {
  func ids() -> [NSManagedObjectID] {
    let deleted = Set(deletedObjects.map(\.objectID))
    return (source.ids() + insertedObjects.map(\.objectID)).filter { !deleted.contains($0) }
  }

  func values(of id: NSManagedObjectID) -> ObjectValues? { livingObject(id)?.values }

  func commit(_ changes: ObjectChanges, from context: NSManagedObjectContext) {
    for (id, values) in changes.values {
      if let object = livingObject(id) {
        object.objectWillChange.send()
        object.values = values
        didChange(object)
      } else {
        let object = id.object(values)
        (object.managedObjectContext, object.status) = (self, .inserted)
        registered[id] = object
        pending[id] = object
      }
    }
    for id in changes.deleted {
      if let object = livingObject(id) { delete(object) }
    }
    for other in dependents.contexts where other !== context { other.merge(changes) }
    self.changes.notify()
  }
}
