// SPDX-License-Identifier: MIT

import Foundation

/// The saved models of a container.
///
/// `@unchecked`: the mutable properties are accessed under `lock`.
final class ModelStore: @unchecked Sendable {
  /// A saved model.
  struct Row {
    let entity: Entity
    let order: Int
    var attributes: [String: Any]
    var relationships: [String: [PersistentIdentifier]]
    /// The version of the store that saved the model last.
    var version = 0
  }

  private struct WeakContext {
    weak var context: ModelContext?
  }

  let schema: Schema
  let configurations: [ModelConfiguration]
  let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let types: Set<ObjectIdentifier>
  private let lock = NSLock()
  private var rows: [PersistentIdentifier: Row] = [:]
  private var version = 0
  private var orderCount = 0
  private var contexts: [WeakContext] = []
  private weak var main: ModelContext?

  init(
    _ schema: Schema, _ configurations: [ModelConfiguration],
    _ migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) {
    self.schema = schema
    self.configurations = configurations
    self.migrationPlan = migrationPlan
    types = Set(schema.types.map(ObjectIdentifier.init))
  }

  /// The number of saves.
  var currentVersion: Int { lock.withLock { version } }

  /// The saved models by identifier, with the number of saves.
  var contents: (rows: [PersistentIdentifier: Row], version: Int) {
    lock.withLock { (rows, version) }
  }

  func contains(_ type: any PersistentModel.Type) -> Bool {
    types.contains(ObjectIdentifier(type))
  }

  func row(_ identifier: PersistentIdentifier) -> Row? { lock.withLock { rows[identifier] } }

  /// Returns the position of the next model that is inserted.
  func nextOrder() -> Int {
    lock.withLock {
      orderCount += 1
      return orderCount
    }
  }

  /// Saves the changes of a context, and returns the number of saves.
  func save(
    _ changed: [PersistentIdentifier: Row], deleting deleted: [PersistentIdentifier],
    from context: ModelContext
  ) -> Int {
    let (saved, others) = lock.withLock { () -> (Int, [ModelContext]) in
      version += 1
      for identifier in deleted { rows[identifier] = nil }
      for (identifier, row) in changed {
        rows[identifier] = row
        rows[identifier]?.version = version
      }
      contexts.removeAll { $0.context == nil }
      return (version, contexts.compactMap(\.context).filter { $0 !== context })
    }
    for other in others { other.changes.notify() }
    return saved
  }

  func add(_ context: ModelContext) {
    lock.withLock { contexts.append(WeakContext(context: context)) }
  }

  /// The context of the main actor; the same one as long as it is used.
  func mainContext() -> ModelContext {
    if let main = lock.withLock({ main }) { return main }
    let context = ModelContext(store: self)
    lock.withLock { main = context }
    return context
  }
}
