// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TintypeFoundation

/// The models of a container that one thread uses, with their unsaved changes.
///
/// The changes are visible to this context immediately, and to other contexts of the container after
/// ``save()``.
public final class ModelContext: Equatable {
  let store: ModelStore
  /// A Boolean value that indicates whether the environment has no container.
  let isMissing: Bool
  /// The observers of all changes.
  let changes = ChangeObservers()
  /// A Boolean value that indicates whether a predicate or a sort descriptor reads models.
  var isFetching = false
  var lists: [ObjectIdentifier: any ModelListing] = [:]
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  /// The models by the values of their unique constraints.
  var uniqueModels: [UniqueKey: any PersistentModel] = [:]
  // A model whose status is another one is no longer part of these lists.
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  /// The deleted models that have been saved before.
  var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  /// The deleted models whose relationships have the rule `deny`.
  var denied: [(model: any PersistentModel, relationship: _ModelRelationship)] = []
  /// The number of saves of the store that the models reflect.
  var storeVersion = 0

  /// A Boolean value without effect: no other context needs changes before ``save()``.
  public var autosaveEnabled = false
  /// The manager of changes; changes of models are not recorded.
  public var undoManager: UndoManager?
  /// The author of the changes, which has no effect.
  public var author: String?

  init(store: ModelStore, isMissing: Bool = false) {
    self.store = store
    self.isMissing = isMissing
    store.add(self)
  }

  /// Creates a context without unsaved changes.
  public convenience init(_ container: ModelContainer) { self.init(store: container.store) }

  deinit {
    // Models refer to each other in cycles, which would never be deallocated.
    for model in registered.values {
      model._$model.context = nil
      for relationship in Entity.of(type(of: model)).relationships {
        relationship.setModels(of: model, to: [])
      }
    }
  }

  /// The container.
  public var container: ModelContainer { ModelContainer(store) }

  /// The notification before the changes are saved.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The notification after the changes were saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Returns whether two contexts are the same object.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
}

@available(*, unavailable, message: "Pass the container or a PersistentIdentifier instead.")
extension ModelContext: Sendable {}

extension ModelContext {
  /// The models that were inserted and not saved yet, in the order of insertion.
  public var insertedModelsArray: [any PersistentModel] {
    inserted.filter { $0._$model.context === self && $0._$model.status == .inserted }
  }

  /// The saved models that were changed and not saved again yet, in the order of their first change.
  public var changedModelsArray: [any PersistentModel] {
    changed.filter { $0._$model.context === self && $0._$model.status == .changed }
  }

  /// The saved models that were deleted since then, in the order of insertion.
  public var deletedModelsArray: [any PersistentModel] {
    deleted.values.sorted { $0._$model.order < $1._$model.order }
  }

  /// A Boolean value that indicates whether there are unsaved changes.
  public var hasChanges: Bool {
    !deleted.isEmpty || !insertedModelsArray.isEmpty || !changedModelsArray.isEmpty
  }

  /// Returns the model with an identifier if the context has it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
  {
    synchronize()
    return registered[persistentModelID] as? T
  }

  /// Returns the model with an identifier.
  ///
  /// For an identifier without a model it reports an issue, and returns a model of no container.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    synchronize()
    if let model = registered[persistentModelID] ?? deleted[persistentModelID] { return model }
    ContentIssue.report(
      """
      The model context has no \(persistentModelID.entityName) with the identifier that was passed \
      to model(for:). Save the context that inserted the model first, or fetch the model by a \
      predicate.
      """)
    return MissingModel()
  }

  /// Records a change of a model.
  func didChange(_ model: any PersistentModel) {
    let state = model._$model
    if state.status == .saved {
      state.status = .changed
      changed.append(model)
    }
    changes.notify()
  }

  /// Performs changes, and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Records no undo steps: changes of models cannot be undone.
  public func processPendingChanges() {}
}

/// The values of a unique constraint of a type.
struct UniqueKey: Hashable {
  var type: ObjectIdentifier
  var constraint: Int
  var values: AnyHashable
}

/// The result of a lookup that finds no model.
private final class MissingModel: PersistentModel {
  static var schemaMetadata: [Schema.PropertyMetadata] { [] }
  let _$model = ModelState()
  init() {}
  init(backingData: ModelValues) {}
}
