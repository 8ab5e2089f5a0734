// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// The kind of an object: its class and its properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class, which can contain the name of its module.
  open var managedObjectClassName = "NSManagedObject"
  /// The module in which the class is looked up.
  var module: String?
  /// A Boolean value that indicates whether only entities below this one have objects.
  open var isAbstract = false
  /// The entities that inherit the properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities where entity !== self { entity.superentity = self } }
  }
  /// The entity whose properties this one inherits.
  open internal(set) weak var superentity: NSEntityDescription?
  weak var model: NSManagedObjectModel?
  /// The properties that this entity declares.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.owner = self } }
  }
  /// The names of the properties whose values no two objects share.
  open var uniquenessConstraints: [[Any]] = []
  /// Values without a meaning for Core Data.
  open var userInfo: [AnyHashable: Any]?
  /// The former name, which has no effect.
  open var renamingIdentifier: String?

  /// Creates an entity without a name.
  public override init() {}

  /// The name of the class without its module.
  var className: String {
    managedObjectClassName.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  /// The model.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  /// The entity and those from which it inherits; a cycle ends the list.
  var lineage: [NSEntityDescription] {
    var result: [NSEntityDescription] = []
    var next: NSEntityDescription? = self
    while let entity = next, !result.contains(where: { $0 === entity }) {
      result.append(entity)
      next = entity.superentity
    }
    return result
  }

  /// The declared and the inherited properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(
      lineage.flatMap(\.properties).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The declared and the inherited attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The declared and the inherited relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities that inherit the properties, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(
      subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  func property(_ name: String) -> NSPropertyDescription? {
    lineage.lazy.compactMap { $0.properties.first { $0.name == name } }.first
  }

  /// Returns whether this is an entity or one that inherits its properties.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    lineage.contains { $0 === entity || $0.name == entity.name && $0.name != nil }
  }

  /// Returns the entity with a name in the model of a context.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.entity(named: entityName)
  }

  /// Inserts an object of an entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName) ?? .missing(entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of the objects; `NSManagedObject` if it does not exist.
  var objectClass: NSManagedObject.Type {
    let names = [managedObjectClassName, module.map { "\($0).\(className)" }].compactMap { $0 }
    return ManagedClasses.type(named: className)
      ?? names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
      ?? NSManagedObject.self
  }

  /// Returns an entity for a name that no model has, and reports an issue.
  static func missing(_ name: String) -> NSEntityDescription {
    IssueReporter.report(
      """
      No Core Data model has the entity or class “\(name)”. Add it to the model, or use the context \
      of a container whose model has it.
      """, at: nil)
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, name)
    return entity
  }
}

/// The classes of objects that were used, by their names.
enum ManagedClasses {
  private static let lock = NSLock()
  // Proof of safety: the lock guards it.
  private nonisolated(unsafe) static var types: [String: NSManagedObject.Type] = [:]

  static func type(named name: String) -> NSManagedObject.Type? { lock.withLock { types[name] } }

  static func add(_ type: NSManagedObject.Type) {
    lock.withLock { types[String(describing: type)] = type }
  }
}
