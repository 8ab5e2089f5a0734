// SPDX-License-Identifier: MIT

import Observation

/// The identity, the context and the observers of a model.
///
/// Only expansions of ``Model()`` create and call it.
public final class ModelState {
  /// The relation of a model to its context.
  enum Status {
    case unregistered, inserted, saved, changed, deleted
  }

  /// The number that identifies the model.
  var number = PersistentIdentifier.nextNumber()
  let registrar = ObservationRegistrar()
  /// The context that contains the model.
  ///
  /// Proof of safety: a context clears it in all of its models before it is deallocated.
  unowned(unsafe) var context: ModelContext?
  var status = Status.unregistered
  /// The position among all models of a container, in the order of insertion.
  var order = 0
  /// The values of the unique constraints.
  var uniqueKeys: [AnyHashable?] = []
  /// The related models of each property with many models, for a fast lookup.
  var members: [String: Set<ObjectIdentifier>] = [:]
  /// The related models to remove from each property when a property is read next.
  ///
  /// Removing many models one by one would take quadratic time.
  var removals: [String: Set<ObjectIdentifier>] = [:]

  /// Creates the state of a new model.
  public init() {}

  /// Prepares for reading a property.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    if !removals.isEmpty { Entity.of(Model.self).finishRemovals(from: model) }
    // A fetch reads all models. Its observers depend on the context instead.
    if context?.isFetching == true { return }
    registrar.access(model, keyPath: keyPath)
  }

  /// Sets an attribute.
  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ value: Value
  ) {
    registrar.withMutation(of: model, keyPath: keyPath) { model[keyPath: storage] = value }
    guard let context else { return }
    context.updateUniqueKeys(of: model)
    context.didChange(model)
  }

  /// Sets a relationship, and changes the inverse relationship of the related models.
  public func set<Model: PersistentModel, Value: RelationshipValue>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ value: Value
  ) {
    let entity = Entity.of(Model.self)
    if !removals.isEmpty { entity.finishRemovals(from: model) }
    guard let relationship = entity.relationship(keyPath) else { return }
    let change = RelationshipChange(from: model[keyPath: storage], to: value) {
      relationship.contains($0, in: model)
    }
    let write = {
      self.registrar.withMutation(of: model, keyPath: keyPath) {
        model[keyPath: storage] = change.value
      }
      if let appended = change.appended {
        self.members[relationship.name]?.insert(ObjectIdentifier(appended))
      } else {
        self.members[relationship.name] = nil
      }
    }
    guard let context = context ?? change.added.lazy.compactMap({ $0._$model.context }).first else {
      return write()
    }
    context.set(relationship, of: model, change, write)
  }
}

/// The models that a new value adds to a relationship and removes from it.
struct RelationshipChange<Value: RelationshipValue> {
  /// The new value, in which no model occurs twice.
  var value: Value
  var added: [any PersistentModel] = []
  var removed: [any PersistentModel] = []

  /// The only added model, if it was appended.
  var appended: (any PersistentModel)?

  init(from old: Value, to new: Value, contains: (any PersistentModel) -> Bool) {
    value = new
    appended = Value._appended(from: old, to: new)
    if let appended {
      if contains(appended) { value = old } else { added = [appended] }
      return
    }
    let oldModels = old._models
    let newModels = new._models
    let remaining = Set(newModels.map(ObjectIdentifier.init))
    var known = Set(oldModels.map(ObjectIdentifier.init))
    removed = oldModels.filter { !remaining.contains(ObjectIdentifier($0)) }
    added = newModels.filter { known.insert(ObjectIdentifier($0)).inserted }
    if remaining.count != newModels.count {
      value = Value._value(of: newModels.withoutDuplicates) ?? new
    }
  }
}

extension [any PersistentModel] {
  /// The models without repetitions.
  var withoutDuplicates: [any PersistentModel] {
    var known = Set<ObjectIdentifier>()
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
