// SPDX-License-Identifier: MIT

extension ModelContext {
  /// Updates the lookup of models by the values of unique constraints.
  func updateUniqueKeys(of model: any PersistentModel) {
    let entity = Entity.of(type(of: model))
    guard !entity.uniqueConstraints.isEmpty else { return }
    let type = ObjectIdentifier(entity.type)
    let state = model._$model
    let keys = entity.uniqueKeys(of: model)
    for (index, key) in state.uniqueKeys.enumerated() where keys[index] != key {
      guard let key else { continue }
      let unique = UniqueKey(type: type, constraint: index, values: key)
      if uniqueModels[unique] === model { uniqueModels[unique] = nil }
    }
    for (index, key) in keys.enumerated() {
      guard let key else { continue }
      let unique = UniqueKey(type: type, constraint: index, values: key)
      if uniqueModels[unique] == nil { uniqueModels[unique] = model }
    }
    state.uniqueKeys = keys
  }

  /// Returns another model with the same value of a unique constraint.
  func existingModel(like model: any PersistentModel, _ entity: Entity) -> (any PersistentModel)? {
    guard !entity.uniqueConstraints.isEmpty else { return nil }
    let type = ObjectIdentifier(entity.type)
    for (index, key) in entity.uniqueKeys(of: model).enumerated() {
      guard let key else { continue }
      let unique = UniqueKey(type: type, constraint: index, values: key)
      if let existing = uniqueModels[unique], existing !== model { return existing }
    }
    return nil
  }
}
