// SPDX-License-Identifier: MIT

import Foundation

extension ModelContext {
  /// Deletes a model, and applies the delete rules of its relationships.
  ///
  /// A model that is not in the context is unchanged.
  public func delete<T: PersistentModel>(_ model: T) {
    guard canUse("delete(_:)") else { return }
    synchronize()
    delete([model])
  }

  /// Deletes the models that satisfy a predicate, and applies the delete rules.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - predicate: The predicate; `nil` for all models.
  ///   - includeSubclasses: Ignored.
  /// - Throws: The error of the predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    delete(try fetch(FetchDescriptor(predicate: predicate)))
  }

  private func delete(_ models: [any PersistentModel]) {
    var pending = Array(models.reversed())
    var removed: [(model: any PersistentModel, entity: Entity)] = []
    while let model = pending.popLast() {
      let state = model._$model
      guard state.context === self else { continue }
      let entity = Entity.of(type(of: model))
      if state.status != .inserted { deleted[model.persistentModelID] = model }
      remove(model, entity)
      state.status = .deleted
      entity.finishRemovals(from: model)
      removed.append((model, entity))
      for relationship in entity.relationships.reversed()
      where relationship.deleteRule == .cascade {
        pending += relationship.models(model).reversed()
      }
    }
    // The models that a rule deletes need no changes.
    for (model, entity) in removed {
      for relationship in entity.relationships {
        switch relationship.deleteRule {
        case .deny: denied.append((model, relationship))
        case .noAction: break
        case .cascade, .nullify:
          for other in relationship.models(model) { unlink(model, relationship, other) }
        }
      }
    }
    if !removed.isEmpty { changes.notify() }
  }

  /// Removes a model from the context.
  func remove(_ model: any PersistentModel, _ entity: Entity) {
    let state = model._$model
    registered[model.persistentModelID] = nil
    listing(entity.type).setNeedsRemoval()
    for (index, key) in state.uniqueKeys.enumerated() {
      guard let key else { continue }
      let unique = UniqueKey(type: ObjectIdentifier(entity.type), constraint: index, values: key)
      if uniqueModels[unique] === model { uniqueModels[unique] = nil }
    }
    state.uniqueKeys = []
    state.context = nil
  }
}
