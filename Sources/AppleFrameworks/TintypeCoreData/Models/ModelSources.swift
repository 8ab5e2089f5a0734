// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// A model that generated source describes, which is found by its name.
public protocol _ManagedObjectModelSource {
  /// The name of the model's file without its extension.
  static var name: String { get }
  /// The name of the module with the classes.
  static var module: String { get }
  /// Adds the entities.
  static func describe(_ model: _ModelDescription)
}

/// The models that generated sources of the process describe.
enum ModelSources {
  /// The models in the order of their names.
  static var all: [any _ManagedObjectModelSource.Type] {
    ConformingTypes.types(conformingTo: (any _ManagedObjectModelSource).self)
      .compactMap { $0 as? any _ManagedObjectModelSource.Type }
      .sorted { ($0.name, String(reflecting: $0)) < ($1.name, String(reflecting: $1)) }
  }

  /// The entities of all models, for classes that are used without a context.
  static let merged = NSManagedObjectModel(merging: all)
}

/// The parts of a model while generated source describes them.
public final class _ModelDescription {
  var module = ""
  private var entities: [(entity: NSEntityDescription, parent: String)] = []
  private var links: [(NSRelationshipDescription, destination: String, inverse: String)] = []

  /// Adds an entity, to which the next properties belong.
  public func entity(
    _ name: String, class className: String, parent: String = "", isAbstract: Bool = false,
    unique: [[String]] = []
  ) {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName, entity.module) = (name, className, module)
    (entity.isAbstract, entity.uniquenessConstraints) = (isAbstract, unique)
    entities.append((entity, parent))
  }

  /// Adds an attribute to the last entity.
  public func attribute(
    _ name: String, _ type: UInt, _ value: Any? = nil, isOptional: Bool = true,
    isTransient: Bool = false
  ) {
    let attribute = NSAttributeDescription()
    attribute.attributeType = NSAttributeType(rawValue: type) ?? .undefinedAttributeType
    (attribute.name, attribute.defaultValue) = (name, value)
    (attribute.isOptional, attribute.isTransient) = (isOptional, isTransient)
    entities.last?.entity.properties.append(attribute)
  }

  /// Adds a relationship to the last entity.
  public func relationship(
    _ name: String, to destination: String, inverse: String = "", isToMany: Bool = false,
    isOrdered: Bool = false, deleteRule: UInt = 1, isOptional: Bool = true
  ) {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.isOptional) = (name, isOptional)
    (relationship.maxCount, relationship.isOrdered) = (isToMany ? 0 : 1, isOrdered)
    relationship.deleteRule = NSDeleteRule(rawValue: deleteRule) ?? .nullifyDeleteRule
    entities.last?.entity.properties.append(relationship)
    links.append((relationship, destination, inverse))
  }

  /// Connects the entities.
  func finish() -> [NSEntityDescription] {
    let names = Dictionary(
      entities.map { ($0.entity.name ?? "", $0.entity) }, uniquingKeysWith: { first, _ in first })
    for (entity, parent) in entities { names[parent]?.subentities.append(entity) }
    for (relationship, destination, inverse) in links {
      relationship.destinationEntity = names[destination]
      relationship.inverseRelationship =
        names[destination]?.property(inverse) as? NSRelationshipDescription
    }
    return entities.map(\.entity)
  }
}
