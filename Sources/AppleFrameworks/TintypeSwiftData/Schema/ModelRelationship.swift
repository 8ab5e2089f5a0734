// SPDX-License-Identifier: MIT

import Observation

/// A relationship of a type of models.
///
/// Its functions change one side only.
public final class _ModelRelationship {
  let name: String
  let keyPath: AnyKeyPath
  let destination: any PersistentModel.Type
  let isToMany: Bool
  let deleteRule: Schema.Relationship.DeleteRule
  let explicitInverse: AnyKeyPath?
  /// The relationship of the related models that refers back.
  weak var inverse: _ModelRelationship?
  /// Returns the related models.
  let models: (any PersistentModel) -> [any PersistentModel]
  private let assign: (any PersistentModel, [any PersistentModel]) -> Void
  private let addModel: (any PersistentModel, any PersistentModel) -> Void
  let notify: (any PersistentModel) -> Void

  init<Model: PersistentModel, Value: RelationshipValue>(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ options: Schema.Relationship
  ) {
    self.name = name
    self.keyPath = keyPath
    destination = Value._destination
    isToMany = Value._isToMany
    deleteRule = options.deleteRule
    explicitInverse = options.inverse
    models = { ($0 as? Model)?[keyPath: storage]._models ?? [] }
    notify = {
      ($0 as? Model).map { $0._$model.registrar.withMutation(of: $0, keyPath: keyPath) {} }
    }
    assign = { model, models in
      if let value = Value._value(of: models) { (model as? Model)?[keyPath: storage] = value }
    }
    addModel = { ($0 as? Model)?[keyPath: storage]._add($1) }
  }

  /// Sets the related models, and notifies no observers; a required relationship stays unchanged
  /// without a model.
  func setModels(of model: any PersistentModel, to models: [any PersistentModel]) {
    model._$model.members[name] = nil
    model._$model.removals[name] = nil
    assign(model, models)
  }

  /// Adds a model, or replaces the only one.
  func add(_ other: any PersistentModel, to model: any PersistentModel) {
    finishRemovals(from: model)
    guard !contains(other, in: model) else { return }
    addModel(model, other)
    if isToMany { model._$model.members[name]?.insert(ObjectIdentifier(other)) }
    notify(model)
  }

  /// Removes a model, if possible; from many models when the property is read next.
  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    if isToMany {
      let state = model._$model
      state.removals[name, default: []].insert(ObjectIdentifier(other))
      state.members[name]?.remove(ObjectIdentifier(other))
    } else if contains(other, in: model) {
      setModels(of: model, to: [])
    }
    notify(model)
  }

  /// Performs removals that were deferred.
  func finishRemovals(from model: any PersistentModel) {
    guard let removals = model._$model.removals.removeValue(forKey: name) else { return }
    assign(model, models(model).filter { !removals.contains(ObjectIdentifier($0)) })
  }

  /// Returns whether a model is related.
  func contains(_ other: any PersistentModel, in model: any PersistentModel) -> Bool {
    if let members = model._$model.members[name] {
      return members.contains(ObjectIdentifier(other))
    }
    let models = models(model)
    guard models.count > 16 else { return models.contains { $0 === other } }
    let members = Set(models.map(ObjectIdentifier.init))
    model._$model.members[name] = members
    return members.contains(ObjectIdentifier(other))
  }
}
