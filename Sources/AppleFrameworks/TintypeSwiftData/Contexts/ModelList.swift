// SPDX-License-Identifier: MIT

/// The models of a type in a context.
protocol ModelListing: AnyObject {
  /// Appends a model of the type.
  func append(_ model: any PersistentModel)
  /// Requests the removal of models that are no longer in the context.
  func setNeedsRemoval()
}

/// The models of a type in a context, in the order of insertion.
final class ModelList<Model: PersistentModel>: ModelListing {
  private unowned let context: ModelContext
  private var models: [Model] = []
  private var needsRemoval = false
  private var needsSorting = false

  init(_ context: ModelContext) { self.context = context }

  /// The models of the context.
  var current: [Model] {
    if needsRemoval {
      var known = Set<ObjectIdentifier>()
      models.removeAll { $0._$model.context !== context }
      let count = models.count
      models.removeAll { !known.insert(ObjectIdentifier($0)).inserted }
      // A model that was deleted and inserted again has another position.
      if models.count < count { needsSorting = true }
      needsRemoval = false
    }
    if needsSorting {
      models.sort { $0._$model.order < $1._$model.order }
      needsSorting = false
    }
    return models
  }

  func append(_ model: any PersistentModel) {
    guard let model = model as? Model else { return }
    if let last = models.last, last._$model.order > model._$model.order { needsSorting = true }
    models.append(model)
  }

  func setNeedsRemoval() { needsRemoval = true }
}

extension ModelContext {
  /// Returns the list of a type.
  func list<Model: PersistentModel>(_ type: Model.Type) -> ModelList<Model> {
    let key = ObjectIdentifier(type)
    if let list = lists[key] as? ModelList<Model> { return list }
    let list = ModelList<Model>(self)
    lists[key] = list
    return list
  }

  /// Returns the list of a type.
  func listing(_ type: any PersistentModel.Type) -> any ModelListing {
    func open<Model: PersistentModel>(_ type: Model.Type) -> any ModelListing { list(type) }
    if let known = lists[ObjectIdentifier(type)] { return known }
    return open(type)
  }
}
