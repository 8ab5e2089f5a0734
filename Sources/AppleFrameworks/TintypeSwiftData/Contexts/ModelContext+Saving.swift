// SPDX-License-Identifier: MIT

import Foundation

extension ModelContext {
  /// Makes the changes visible to other contexts of the container.
  ///
  /// - Throws: An error if a deleted model still has related models by a relationship with the rule
  ///   `deny`.
  public func save() throws {
    guard canUse("save()") else { return }
    synchronize()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    for (model, relationship) in denied where model.isDeleted {
      guard relationship.models(model).allSatisfy({ $0._$model.context !== self }) else {
        throw SwiftDataError.modelValidationFailure.with(
          """
          A deleted \(Schema.entityName(for: type(of: model))) still has models in \
          '\(relationship.name)', whose delete rule is 'deny'. Delete these models first, or call \
          rollback().
          """)
      }
    }
    mergeDuplicates()
    let saved = insertedModelsArray + changedModelsArray
    let rows = saved.map { ($0.persistentModelID, row(of: $0)) }
    for model in saved { model._$model.status = .saved }
    let isCurrent = storeVersion == store.currentVersion
    let version = store.save(
      Dictionary(rows) { _, last in last }, deleting: Array(deleted.keys), from: self)
    if isCurrent { storeVersion = version }
    (inserted, changed, deleted, denied) = ([], [], [:], [])
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Gives the values of changed models to older ones with the same value of a unique attribute.
  private func mergeDuplicates() {
    for model in changedModelsArray + insertedModelsArray {
      let entity = Entity.of(type(of: model))
      guard let existing = existingModel(like: model, entity) else { continue }
      copyAttributes(of: model, to: existing, entity)
      deleteAny(model)
    }
  }

  private func deleteAny<Model: PersistentModel>(_ model: Model) { delete(model) }

  /// Discards all unsaved changes.
  public func rollback() {
    let added = insertedModelsArray
    let restored = changedModelsArray + deletedModelsArray
    for model in added {
      remove(model, Entity.of(type(of: model)))
      model._$model.status = .unregistered
    }
    for model in deletedModelsArray {
      model._$model.context = self
      registered[model.persistentModelID] = model
      let listing = listing(type(of: model))
      listing.setNeedsRemoval()
      listing.append(model)
    }
    (inserted, changed, deleted, denied) = ([], [], [:], [])
    for model in restored {
      model._$model.status = .saved
      guard let row = store.row(model.persistentModelID) else { continue }
      load(row, into: model)
      for attribute in row.entity.attributes { attribute.notify(model) }
      for relationship in row.entity.relationships { relationship.notify(model) }
    }
    changes.notify()
  }

  private func row(of model: any PersistentModel) -> ModelStore.Row {
    let entity = Entity.of(type(of: model))
    entity.finishRemovals(from: model)
    var attributes: [String: Any] = [:]
    for attribute in entity.attributes { attributes[attribute.name] = attribute.read(model) }
    var relationships: [String: [PersistentIdentifier]] = [:]
    for relationship in entity.relationships {
      relationships[relationship.name] = relationship.models(model).map(\.persistentModelID)
    }
    return ModelStore.Row(
      entity: entity, order: model._$model.order, attributes: attributes,
      relationships: relationships)
  }

  // MARK: Changes of other contexts

  /// Applies the changes that other contexts have saved, except to models with unsaved changes.
  func synchronize() {
    guard storeVersion != store.currentVersion else { return }
    let (rows, version) = store.contents
    var loaded: [(model: any PersistentModel, row: ModelStore.Row)] = []
    for (identifier, row) in rows.sorted(by: { $0.value.order < $1.value.order }) {
      if let model = registered[identifier] {
        if row.version > storeVersion, model._$model.status == .saved {
          loaded.append((model, row))
        }
      } else if deleted[identifier] == nil {
        loaded.append((materialized(row, identifier, rows), row))
      }
    }
    for model in registered.values.sorted(by: { $0._$model.order < $1._$model.order })
    where [.saved, .changed].contains(model._$model.status)
      && rows[model.persistentModelID] == nil
    {
      remove(model, Entity.of(type(of: model)))
      model._$model.status = .deleted
    }
    storeVersion = version
    for (model, row) in loaded { load(row, into: model) }
  }

  /// Creates a model whose relationships are empty, unless they are required.
  @discardableResult
  private func materialized(
    _ row: ModelStore.Row, _ identifier: PersistentIdentifier,
    _ rows: [PersistentIdentifier: ModelStore.Row]
  ) -> any PersistentModel {
    if let model = registered[identifier] { return model }
    let values = ModelValues(attributes: row.attributes) { property in
      (row.relationships[property] ?? []).compactMap { identifier in
        rows[identifier].map { self.materialized($0, identifier, rows) }
      }
    }
    let model = row.entity.type.init(backingData: values)
    let state = model._$model
    state.number = identifier.number
    state.context = self
    state.status = .saved
    state.order = row.order
    registered[identifier] = model
    listing(row.entity.type).append(model)
    return model
  }

  /// Sets all variables of a model to saved values.
  ///
  /// No observers are notified: a query reads changes of other contexts during an evaluation, which
  /// must not change state.
  private func load(_ row: ModelStore.Row, into model: any PersistentModel) {
    for attribute in row.entity.attributes {
      if let value = row.attributes[attribute.name] { attribute.write(model, value) }
    }
    for relationship in row.entity.relationships {
      let identifiers = row.relationships[relationship.name] ?? []
      relationship.setModels(of: model, to: identifiers.compactMap { registered[$0] })
    }
    updateUniqueKeys(of: model)
  }
}
