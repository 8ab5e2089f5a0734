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
  let number: Int
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
  public init() { number = Self.numberOfMaterializedModel ?? PersistentIdentifier.nextNumber() }

  init(number: Int) { self.number = number }

  /// The number of the model that is being created from saved values.
  @TaskLocal static var numberOfMaterializedModel: Int?

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
    let change = RelationshipChange(from: model[keyPath: storage], to: value)
    let write = { (value: Value) in
      self.registrar.withMutation(of: model, keyPath: keyPath) { model[keyPath: storage] = value }
    }
    guard let relationship = entity.relationship(keyPath),
      let context = context ?? change.added.lazy.compactMap({ $0._$model.context }).first
    else { return write(change.value) }
    context.set(relationship, of: model, change, write)
  }
}

/// The models that a new value adds to a relationship and removes from it.
struct RelationshipChange<Value: RelationshipValue> {
  /// The new value, in which no model occurs twice.
  var value: Value
  var added: [any PersistentModel] = []
  var removed: [any PersistentModel] = []

  init(from old: Value, to new: Value) {
    value = new
    let common = Value._commonCount(old, new)
    let oldModels = old._models
    let newModels = new._models
    let isAppended = common == oldModels.count && newModels.count == common + 1
    var known = Set(oldModels.dropFirst(isAppended ? common : 0).map(ObjectIdentifier.init))
    if isAppended, let last = newModels.last {
      if oldModels.contains(where: { $0 === last }) {
        value = old
      } else {
        added = [last]
      }
      return
    }
    let remaining = Set(newModels.map(ObjectIdentifier.init))
    removed = oldModels.filter { !remaining.contains(ObjectIdentifier($0)) }
    added = newModels.filter { known.insert(ObjectIdentifier($0)).inserted }
    if remaining.count != newModels.count {
      var seen = Set<ObjectIdentifier>()
      let unique = newModels.filter { seen.insert(ObjectIdentifier($0)).inserted }
      value = Value._value(of: unique) ?? new
    }
  }
}
