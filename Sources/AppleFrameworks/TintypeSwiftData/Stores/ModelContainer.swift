// SPDX-License-Identifier: MIT

import Foundation

/// The models of an app, which are in memory.
///
/// Each container is empty at first. Containers share no models, also if their configurations name
/// the same file.
public final class ModelContainer: Equatable, Sendable {
  let store: ModelStore
  // Proof of safety: it is created by the initializer, and used on the main actor only.
  private nonisolated(unsafe) let main: ModelContext

  /// Creates a container with the context of the main actor.
  init(_ store: ModelStore) {
    self.store = store
    main = store.mainContext()
  }

  /// Creates a container for a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    guard !givenSchema.types.isEmpty else {
      throw SwiftDataError.loadIssueModelContainer.with(
        """
        A model container has no types of models. Pass the types, such as \
        ModelContainer(for: Item.self).
        """)
    }
    self.init(ModelStore(givenSchema, configurations, migrationPlan))
  }

  /// Creates a container for a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for types of models.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The types of the models.
  public var schema: Schema { store.schema }
  /// The configurations.
  public var configurations: Set<ModelConfiguration> { Set(store.configurations) }
  /// The steps that convert older models, which are never performed.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { store.migrationPlan }

  /// The context of the main actor.
  @MainActor public var mainContext: ModelContext { main }

  /// Deletes all saved models.
  public func deleteAllData() { erase() }

  /// Deletes all saved models.
  public func erase() {
    let context = ModelContext(self)
    _ = store.save([:], deleting: Array(store.contents.rows.keys), from: context)
  }

  /// Returns whether two containers have the same models.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first.store === second.store
  }
}
