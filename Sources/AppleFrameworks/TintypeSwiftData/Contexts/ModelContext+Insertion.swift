// SPDX-License-Identifier: MIT

import SwiftUI

extension ModelContext {
  /// Inserts a model and its related models.
  ///
  /// If another model has the same value of a unique attribute, it receives the values of the model,
  /// which is not inserted.
  public func insert<T: PersistentModel>(_ model: T) {
    guard canUse("insert(_:)") else { return }
    register([model])
    changes.notify()
  }

  /// Returns whether there is a container, and reports an issue if not.
  func canUse(_ function: String) -> Bool {
    if isMissing { ContentIssue.report(missingContainerMessage(for: function)) }
    return !isMissing
  }

  func missingContainerMessage(for function: String) -> String {
    """
    The environment has no model container, so '\(function)' has no effect. Add \
    .modelContainer(for:) or .modelContainer(_:) to a view that contains this one.
    """
  }

  /// Inserts models with all models that they are related to, and returns the models that exist
  /// already instead of inserted ones.
  @discardableResult
  func register(_ models: [any PersistentModel]) -> [ObjectIdentifier: any PersistentModel] {
    synchronize()
    var replaced: [ObjectIdentifier: any PersistentModel] = [:]
    var added: [(model: any PersistentModel, entity: Entity)] = []
    var pending = Array(models.reversed())
    while let model = pending.popLast() {
      let state = model._$model
      guard state.context !== self, replaced[ObjectIdentifier(model)] == nil else { continue }
      let entity = Entity.of(type(of: model))
      guard canRegister(model, entity) else { continue }
      if let existing = existingModel(like: model, entity) {
        replaced[ObjectIdentifier(model)] = existing
        added.append((model, entity))
      } else {
        add(model, entity, to: &added)
      }
      for relationship in entity.relationships.reversed() {
        relationship.finishRemovals(from: model)
        pending += relationship.models(model).reversed()
      }
    }
    connect(added, replaced)
    return replaced
  }

  private func canRegister(_ model: any PersistentModel, _ entity: Entity) -> Bool {
    guard model._$model.context == nil else {
      ContentIssue.report(
        """
        A model of the type \(entity.name) belongs to another model context, so it was not \
        inserted. Pass its persistentModelID to model(for:) of this context instead.
        """)
      return false
    }
    guard store.contains(entity.type) else {
      ContentIssue.report(
        """
        The schema of the model container has no type \(entity.name), so the model was not \
        inserted. Add \(entity.name).self to the types of the container.
        """)
      return false
    }
    return true
  }

  private func add(
    _ model: any PersistentModel, _ entity: Entity,
    to added: inout [(model: any PersistentModel, entity: Entity)]
  ) {
    let state = model._$model
    state.context = self
    registered[model.persistentModelID] = model
    if deleted.removeValue(forKey: model.persistentModelID) == nil {
      state.status = .inserted
      state.order = store.nextOrder()
      inserted.append(model)
    } else {
      state.status = .changed
      changed.append(model)
      // The model may be in the list still.
      listing(entity.type).setNeedsRemoval()
    }
    listing(entity.type).append(model)
    updateUniqueKeys(of: model)
    added.append((model, entity))
  }

  /// Makes the relationships of inserted models mutual, and gives the values of models that exist
  /// already to these.
  private func connect(
    _ added: [(model: any PersistentModel, entity: Entity)],
    _ replaced: [ObjectIdentifier: any PersistentModel]
  ) {
    for (model, entity) in added {
      let target = replaced[ObjectIdentifier(model)]
      if let target {
        copyAttributes(of: model, to: target, entity)
      }
      for relationship in entity.relationships {
        var models = relationship.models(model)
        guard !models.isEmpty else { continue }
        if !replaced.isEmpty || target != nil {
          models = models.map { replaced[ObjectIdentifier($0)] ?? $0 }.withoutDuplicates
          if let target {
            assign(models, to: relationship, of: target)
            continue
          }
          relationship.setModels(of: model, to: models)
          relationship.notify(model)
        }
        for other in models { link(model, relationship, other) }
      }
    }
  }

  /// Gives the attributes of a model to another one of the same type.
  func copyAttributes(
    of model: any PersistentModel, to target: any PersistentModel, _ entity: Entity
  ) {
    for attribute in entity.attributes {
      guard let value = attribute.read(model) else { continue }
      attribute.write(target, value)
      attribute.notify(target)
    }
    updateUniqueKeys(of: target)
    didChange(target)
  }
}
