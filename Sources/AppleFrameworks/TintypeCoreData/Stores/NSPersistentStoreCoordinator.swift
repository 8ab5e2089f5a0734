// SPDX-License-Identifier: MIT

import Foundation

/// The saved objects of a container, which are in memory.
///
/// `@unchecked`: the lock guards the objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores, which share the objects.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name, which has no effect.
  open var name: String?
  var dependents = WeakContexts()
  private let lock = NSRecursiveLock()
  private var rows: [NSManagedObjectID: ObjectValues] = [:]
  private var count = 0

  /// The source of identifiers for objects without a context.
  static let detached = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())

  /// Creates a coordinator without objects.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
  }

  func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    lock.withLock {
      count += 1
      return NSManagedObjectID(entity, number: count)
    }
  }

  /// Adds a store, which is empty.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, coordinator: self)
    lock.withLock { persistentStores.append(store) }
    return store
  }

  /// Adds a store, which is empty.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store, which is empty, and calls a closure.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(
      type: storeDescription.type, url: storeDescription.url, coordinator: self)
    lock.withLock { persistentStores.append(store) }
    block(storeDescription, nil)
  }

  /// Removes a store; its objects stay.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
  }

  /// Does nothing, because no store has a file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Does nothing, because no store has a file.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Returns the store with an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    lock.withLock { persistentStores.first { $0.url == url } }
  }

  /// Returns the address of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns the identifier of a saved object.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    ids().first { $0.uriRepresentation() == url }
  }

  /// Performs a closure immediately.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Performs a closure immediately.
  open func performAndWait(_ block: () -> Void) { block() }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  func ids() -> [NSManagedObjectID] { lock.withLock { Array(rows.keys) } }

  func values(of id: NSManagedObjectID) -> ObjectValues? { lock.withLock { rows[id] } }

  func commit(_ changes: ObjectChanges, from context: NSManagedObjectContext) {
    lock.withLock {
      for (id, values) in changes.values { rows[id] = values }
      for id in changes.deleted { rows[id] = nil }
    }
    for other in dependents.contexts where other !== context && other.parent == nil {
      other.merge(changes)
    }
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self)
  }
}

/// The models that containers use.
enum LoadedModels {
  private static let lock = NSLock()
  // Proof of safety: the lock guards it.
  private nonisolated(unsafe) static var models: [NSManagedObjectModel] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      models.removeAll {
        $0 === model || Set($0.entitiesByName.keys) == Set(model.entitiesByName.keys)
      }
      if !model.entities.isEmpty { models.append(model) }
    }
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    first { $0.entity(of: type) }
  }

  static func entity(named name: String) -> NSEntityDescription? {
    first { $0.entitiesByName[name] }
  }

  /// Returns a part of the last model that a container loaded, or of the app's models.
  private static func first<T>(_ part: (NSManagedObjectModel) -> T?) -> T? {
    lock.withLock { models.reversed().lazy.compactMap(part).first } ?? part(ModelSources.merged)
  }
}
