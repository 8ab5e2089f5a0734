// SPDX-License-Identifier: MIT

extension ModelContext {
  /// Sets a relationship of a model, and changes the inverse relationships.
  ///
  /// - Parameters:
  ///   - relationship: The relationship.
  ///   - model: The model, which is inserted if necessary.
  ///   - change: The new value.
  ///   - write: Sets the value and notifies the observers.
  func set<Value: RelationshipValue>(
    _ relationship: _ModelRelationship, of model: any PersistentModel,
    _ change: RelationshipChange<Value>, _ write: () -> Void
  ) {
    guard model._$model.context === self else {
      write()
      register([model])
      return changes.notify()
    }
    let new = change.added.filter { $0._$model.context == nil && !$0.isDeleted }
    let replaced = new.isEmpty ? [:] : register(new)
    guard replaced.isEmpty else {
      let models = change.value._models.map { replaced[ObjectIdentifier($0)] ?? $0 }
      return assign(models.withoutDuplicates, to: relationship, of: model)
    }
    write()
    finish(relationship, of: model, adding: change.added, removing: change.removed)
  }

  /// Sets a relationship of a model without duplicates, and changes the inverse relationships.
  func assign(
    _ models: [any PersistentModel], to relationship: _ModelRelationship,
    of model: any PersistentModel
  ) {
    let old = relationship.models(model)
    let remaining = Set(models.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    relationship.setModels(of: model, to: models)
    relationship.notify(model)
    finish(
      relationship, of: model, adding: models.filter { !known.contains(ObjectIdentifier($0)) },
      removing: old.filter { !remaining.contains(ObjectIdentifier($0)) })
  }

  private func finish(
    _ relationship: _ModelRelationship, of model: any PersistentModel,
    adding added: [any PersistentModel], removing removed: [any PersistentModel]
  ) {
    for other in removed { unlink(model, relationship, other) }
    for other in added { link(model, relationship, other) }
    updateUniqueKeys(of: model)
    didChange(model)
  }

  /// Adds a model to the inverse relationship of a model that it is related to.
  func link(
    _ model: any PersistentModel, _ relationship: _ModelRelationship, _ other: any PersistentModel
  ) {
    guard let inverse = relationship.inverse, other._$model.context === self else { return }
    if !inverse.isToMany, let partner = inverse.models(other).first {
      if partner === model { return }
      // The other model can have one partner only.
      if partner._$model.context === self {
        relationship.remove(other, from: partner)
        didChange(partner)
      }
    }
    inverse.add(model, to: other)
    didChange(other)
  }

  /// Removes a model from the inverse relationship of a model that it was related to.
  func unlink(
    _ model: any PersistentModel, _ relationship: _ModelRelationship, _ other: any PersistentModel
  ) {
    guard let inverse = relationship.inverse, other._$model.context === self else { return }
    inverse.remove(model, from: other)
    didChange(other)
  }
}
