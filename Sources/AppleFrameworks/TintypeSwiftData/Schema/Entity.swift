// SPDX-License-Identifier: MIT

import Synchronization

/// A type of models with its properties.
///
/// `@unchecked`: it does not change after it was added to the known types, under a lock.
final class Entity: @unchecked Sendable {
  let type: any PersistentModel.Type
  let name: String
  let attributes: [_ModelProperty]
  let relationships: [_ModelRelationship]
  /// The properties of each unique constraint.
  let uniqueConstraints: [[_ModelProperty]]
  private let relationshipsByKeyPath: [AnyKeyPath: _ModelRelationship]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Schema.entityName(for: type)
    var properties: [_ModelProperty] = []
    var constraints: [[AnyKeyPath]] = []
    for metadata in type.schemaMetadata {
      switch metadata {
      case .property(let property): properties.append(property)
      case .constraints(let keyPaths): constraints += keyPaths
      }
    }
    attributes = properties.filter { $0.relationship == nil }
    relationships = properties.compactMap(\.relationship)
    uniqueConstraints =
      attributes.filter(\.isUnique).map { [$0] }
      + constraints.map { keyPaths in
        keyPaths.compactMap { keyPath in properties.first { $0.keyPath == keyPath } }
      }.filter { !$0.isEmpty }
    relationshipsByKeyPath = Dictionary(
      relationships.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the relationship with a key path; `nil` for an attribute.
  func relationship(_ keyPath: AnyKeyPath) -> _ModelRelationship? {
    relationshipsByKeyPath[keyPath]
  }

  /// Performs removals from relationships that were deferred.
  func finishRemovals(from model: any PersistentModel) {
    for relationship in relationships { relationship.finishRemovals(from: model) }
  }

  /// Returns the values of the unique constraints; `nil` for one with a value that is `nil`.
  func uniqueKeys(of model: any PersistentModel) -> [AnyHashable?] {
    uniqueConstraints.map { properties in
      let values = properties.compactMap { property -> AnyHashable? in
        if let relationship = property.relationship {
          return relationship.models(model).first?._$model.number
        }
        return Self.key(property.read(model) as Any)
      }
      return values.count == properties.count ? AnyHashable(values) : nil
    }
  }

  /// Returns a value as a key; `nil` for `nil` and values that are not hashable.
  private static func key(_ value: Any) -> AnyHashable? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { key($0.value) } }
    return value as? AnyHashable
  }
}

extension Entity {
  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  /// Returns the description of a type.
  static func of(_ type: any PersistentModel.Type) -> Entity {
    let key = ObjectIdentifier(type)
    if let entity = known.withLock({ $0[key] }) { return entity }
    // The relationships of a type and of its destinations refer to each other, so that all of them
    // become known at once.
    var added: [ObjectIdentifier: Entity] = [:]
    var pending = [type]
    while let next = pending.popLast() {
      guard added[ObjectIdentifier(next)] == nil else { continue }
      let entity = Entity(next)
      added[ObjectIdentifier(next)] = entity
      pending += entity.relationships.map(\.destination)
    }
    for entity in added.values {
      for relationship in entity.relationships {
        guard let destination = added[ObjectIdentifier(relationship.destination)] else { continue }
        relationship.inverse = inverse(of: relationship, from: entity, to: destination)
      }
    }
    let found = added
    return known.withLock { known in
      if known[key] == nil { known.merge(found) { old, _ in old } }
      return known[key] ?? Entity(type)
    }
  }

  /// Returns the inverse that either side declares, or else the only relationship in the opposite
  /// direction, if neither side has another one.
  private static func inverse(
    of relationship: _ModelRelationship, from entity: Entity, to destination: Entity
  ) -> _ModelRelationship? {
    let candidates = destination.relationships.filter { $0.destination == entity.type }
    if let keyPath = relationship.explicitInverse {
      return candidates.first { $0.keyPath == keyPath }
    }
    if let declared = candidates.first(where: { $0.explicitInverse == relationship.keyPath }) {
      return declared
    }
    let isReferredTo = { (other: _ModelRelationship, relationships: [_ModelRelationship]) in
      other.explicitInverse != nil
        || relationships.contains { $0.explicitInverse == other.keyPath }
    }
    let own = entity.relationships.filter {
      $0.destination == destination.type && !isReferredTo($0, destination.relationships)
    }
    let others = candidates.filter { !isReferredTo($0, entity.relationships) }
    if entity.type == destination.type {
      return own.count == 2 ? own.first { $0 !== relationship } : nil
    }
    return own.count == 1 && others.count == 1 ? others.first : nil
  }
}
