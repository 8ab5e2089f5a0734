// SPDX-License-Identifier: MIT

import CoreData
import Foundation

/// A shelf with jars, as Xcode generates the class, and `tintype` its accessors.
final class Shelf: NSManagedObject {
  var name: String? {
    get { _managed() }
    set { _manage(newValue) }
  }
  var jars: NSSet? {
    get { _managed() }
    set { _manage(newValue) }
  }

  func addToJars(_ value: Jar) { _change(value) }
  func removeFromJars(_ value: Jar) { _change(value) }

  /// The labels in the order in which the jars were added.
  var labels: [String] { jars?.allObjects.compactMap { ($0 as? Jar)?.label } ?? [] }
}

final class Jar: NSManagedObject {
  var label: String {
    get { _managed() }
    set { _manage(newValue) }
  }
  var count: Int16 {
    get { _managed() }
    set { _manage(newValue) }
  }
  var weight: Float {
    get { _managed() }
    set { _manage(newValue) }
  }
  var isOpen: Bool {
    get { _managed() }
    set { _manage(newValue) }
  }
  var price: NSDecimalNumber? {
    get { _managed() }
    set { _manage(newValue) }
  }
  var opened: Date? {
    get { _managed() }
    set { _manage(newValue) }
  }
  var tags: [String]? {
    get { _managed() }
    set { _manage(newValue) }
  }
  var shelf: Shelf? {
    get { _managed() }
    set { _manage(newValue) }
  }
}

/// The model that `NSPersistentContainer(name: "Pantry")` finds.
enum PantryModel: _ManagedObjectModelSource {
  static var name: String { "Pantry" }
  static var module: String { "CoreDataTests" }
  static func describe(_ model: _ModelDescription) {
    model.entity("Shelf", class: "Shelf")
    model.attribute("name", 700)
    model.relationship("jars", to: "Jar", inverse: "shelf", isToMany: true, deleteRule: 2)
    model.entity("Jar", class: "Jar", unique: [["label"]])
    model.attribute("label", 700, isOptional: false)
    model.attribute("count", 100, Int64(1))
    model.attribute("weight", 600, 0.5)
    model.attribute("isOpen", 800, false)
    model.attribute("price", 400)
    model.attribute("opened", 900)
    model.attribute("tags", 1800)
    model.relationship("shelf", to: "Shelf", inverse: "jars")
  }
}

/// Returns the context of a new container.
func makeContext() -> NSManagedObjectContext {
  let container = NSPersistentContainer(name: "Pantry")
  container.loadPersistentStores { _, _ in }
  return container.viewContext
}

extension NSManagedObjectContext {
  /// Inserts a jar.
  @discardableResult
  func jar(_ label: String, on shelf: Shelf? = nil) -> Jar {
    let jar = Jar(context: self)
    (jar.label, jar.shelf) = (label, shelf)
    return jar
  }

  /// Returns the labels of the jars that a format describes.
  func labels(
    _ format: String? = nil, _ value: Any? = nil, by descriptors: [NSSortDescriptor] = []
  ) throws -> [String] {
    let request = NSFetchRequest<Jar>(entityName: "Jar")
    request.predicate = format.map { NSPredicate(format: $0, value) }
    request.sortDescriptors = descriptors
    return try fetch(request).map(\.label)
  }
}
