// SPDX-License-Identifier: MIT

import Combine
import CoreData
import Foundation
import Testing

@Suite("Managed objects")
struct ManagedObjectTests {
  @Test("A new object has the default values of its entity")
  func defaults() {
    let jar = Jar(context: makeContext())
    #expect(jar.label == "" && jar.count == 1 && jar.weight == 0.5 && !jar.isOpen)
    #expect(jar.price == nil && jar.opened == nil && jar.tags == nil && jar.shelf == nil)
    #expect(jar.isInserted && jar.objectID.isTemporaryID && jar.entity.name == "Jar")
  }

  @Test("Values of all types are kept by a save, and found by their keys")
  func values() throws {
    let context = makeContext()
    let jar = context.jar("Plum")
    (jar.count, jar.weight, jar.isOpen, jar.price, jar.tags) = (-3, 0.1, true, 2.5, ["a", "b"])
    jar.opened = Date(timeIntervalSinceReferenceDate: 5)
    try context.save()
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let copy = try #require(try other.existingObject(with: jar.objectID) as? Jar)
    #expect(copy !== jar && copy.label == "Plum" && copy.count == -3 && copy.weight == 0.1)
    #expect(
      copy.isOpen && copy.price == 2.5 && copy.tags == ["a", "b"] && copy.opened == jar.opened)
    #expect(copy.value(forKey: "count") as? Int == -3)
    copy.setValue(7, forKey: "count")
    #expect(copy.count == 7 && copy.isUpdated && other.hasChanges && !context.hasChanges)
    try other.save()
    #expect(jar.count == 7)
  }

  @Test("An object publishes before its values change")
  func publishing() {
    let jar = makeContext().jar("Plum")
    var labels: [String] = []
    let subscription = jar.objectWillChange.sink { labels.append(jar.label) }
    jar.label = "Pear"
    jar.label = "Fig"
    #expect(labels == ["Plum", "Pear"])
    subscription.cancel()
  }

  @Test("A relationship keeps its inverse and the order of insertion")
  func inverse() {
    let context = makeContext()
    let (first, second) = (Shelf(context: context), Shelf(context: context))
    for label in ["c", "a", "b"] { context.jar(label, on: first) }
    let jar = context.jar("d")
    first.addToJars(jar)
    #expect(first.labels == ["c", "a", "b", "d"] && jar.shelf === first)
    second.addToJars(jar)
    #expect(first.labels == ["c", "a", "b"] && second.labels == ["d"] && jar.shelf === second)
    second.jars = first.jars
    #expect(first.labels.isEmpty && jar.shelf == nil && second.labels == ["c", "a", "b"])
  }

  @Test("Deleting an object deletes those of a relationship with the rule “cascade”")
  func cascade() throws {
    let context = makeContext()
    let shelf = Shelf(context: context)
    for label in ["a", "b"] { context.jar(label, on: shelf) }
    let jar = context.jar("c")
    try context.save()
    context.delete(shelf)
    #expect(context.deletedObjects.count == 3 && shelf.isDeleted && !jar.isDeleted)
    context.rollback()
    #expect(try context.labels() == ["a", "b", "c"] && shelf.labels == ["a", "b"])
    context.delete(shelf)
    try context.save()
    #expect(try context.labels() == ["c"] && shelf.managedObjectContext == nil)
  }

  @Test("A save fails if a value is missing that must be there")
  func validation() throws {
    let context = makeContext()
    let jar = Jar(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError && context.hasChanges)
    jar.label = "a"
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test(
    "The policy decides what happens to values that must be unique",
    arguments: [
      (NSMergePolicy.error, [1, 5]), (.mergeByPropertyObjectTrump, [5]), (.overwrite, [5]),
      (.mergeByPropertyStoreTrump, [1]), (.rollback, [1]),
    ])
  func uniqueness(policy: NSMergePolicy, counts: [Int16]) throws {
    let context = makeContext()
    context.mergePolicy = policy
    context.jar("Plum")
    try context.save()
    context.jar("Plum").count = 5
    let isSaved = (try? context.save()) != nil
    #expect(isSaved == (policy !== NSMergePolicy.error))
    #expect(try context.fetch(NSFetchRequest<Jar>(entityName: "Jar")).map(\.count) == counts)
  }
}
