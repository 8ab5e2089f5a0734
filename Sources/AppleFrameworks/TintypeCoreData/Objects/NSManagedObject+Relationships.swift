// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObject {
  /// Returns the objects of a relationship, in the order in which they were added.
  func objects(ofRelationship key: String) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    return objectIDs(forRelationshipNamed: key).compactMap { context.livingObject($0) }
  }

  /// Sets the objects of a relationship.
  func set(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let key = relationship.name
    for object in objects where object.managedObjectContext == nil {
      managedObjectContext?.insert(object)
    }
    if managedObjectContext == nil {
      objects.lazy.compactMap(\.managedObjectContext).first?.insert(self)
    }
    let new = relationship.isToMany ? objects : Array(objects.suffix(1))
    let old = self.objects(ofRelationship: key)
    let ids = ObjectIDs(new.map(\.objectID))
    change(key) { values.links[key] = ids }
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !ids.contains(object.objectID) { object.unlink(inverse, self) }
    let known = ObjectIDs(old.map(\.objectID))
    for object in new where !known.contains(object.objectID) {
      if object !== self || inverse !== relationship { object.link(inverse, self) }
    }
  }

  /// Adds an object to a relationship with many objects.
  func add(_ objects: [NSManagedObject], to key: String, at index: Int? = nil) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    var list = self.objects(ofRelationship: key)
    if index == nil, objects.count == 1, let object = objects.first,
      object.managedObjectContext === managedObjectContext, managedObjectContext != nil
    {
      // Adding one by one takes linear time.
      guard values.links[key]?.contains(object.objectID) != true else { return }
      link(relationship, object)
      if let inverse = relationship.inverseRelationship { object.link(inverse, self) }
      return
    }
    list.insert(contentsOf: objects, at: min(max(index ?? list.count, 0), list.count))
    set(relationship, to: list)
  }

  /// Removes objects from a relationship with many objects.
  func remove(_ objects: [NSManagedObject], from key: String) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    let removed = Set(objects.map(ObjectIdentifier.init))
    set(
      relationship,
      to: self.objects(ofRelationship: key).filter { !removed.contains(ObjectIdentifier($0)) })
  }

  /// Adds an object to a relationship, and removes the former object of one with a single object.
  private func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let key = relationship.name
    if !relationship.isToMany, let inverse = relationship.inverseRelationship {
      for former in objects(ofRelationship: key) where former !== object {
        former.unlink(inverse, self)
      }
    }
    change(key) {
      if relationship.isToMany {
        values.links[key, default: ObjectIDs()].insert(object.objectID)
      } else {
        values.links[key] = ObjectIDs([object.objectID])
      }
    }
  }

  /// Removes an object from a relationship, but not from its inverse.
  func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    guard values.links[relationship.name]?.contains(object.objectID) == true else { return }
    change(relationship.name) { values.links[relationship.name]?.remove(object.objectID) }
  }
}
