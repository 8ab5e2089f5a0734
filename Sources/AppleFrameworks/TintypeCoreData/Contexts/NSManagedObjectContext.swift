// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// The objects that a part of an app uses, with their unsaved changes.
///
/// Other contexts see the changes after `save()`: their unchanged objects get the new values at
/// once.
/// Closures of `perform` run immediately, on the thread of the caller.
///
/// `@unchecked`: as on Apple's systems, one thread at a time uses a context.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue that Apple's systems use for a context, which has no effect.
  public struct ConcurrencyType: Hashable, Sendable {
    let isMain: Bool
    /// The main queue.
    public static let mainQueue = Self(isMain: true)
    /// A queue of its own.
    public static let privateQueue = Self(isMain: false)
  }

  /// The queue that Apple's systems use for the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that receives the changes of a save instead of a store.
  open var parent: NSManagedObjectContext? { didSet { parent?.dependents.append(self) } }
  /// The store's coordinator.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.dependents.append(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The coordinator, or one without a model for a context that has none.
  var coordinator: NSPersistentStoreCoordinator {
    if let coordinator = persistentStoreCoordinator { return coordinator }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    persistentStoreCoordinator = coordinator
    return coordinator
  }
  /// The place in which the context reads and saves objects.
  var source: any ObjectSource { parent ?? coordinator }

  /// A Boolean value without effect: the changes of other contexts are always merged.
  open var automaticallyMergesChangesFromParent = false
  /// The consequence for objects whose values must be unique and are not: an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// A manager of changes; changes of objects are not recorded.
  open var undoManager: UndoManager?
  /// The name, which has no effect.
  open var name: String?
  /// The author of the changes, which has no effect.
  open var transactionAuthor: String?
  /// A Boolean value without effect.
  open var shouldDeleteInaccessibleFaults = true
  /// A Boolean value without effect.
  open var retainsRegisteredObjects = false
  /// A Boolean value without effect.
  open var propagatesDeletesAtEndOfEvent = true
  /// A number without effect.
  open var stalenessInterval: TimeInterval = -1
  /// Values without a meaning for Core Data.
  public let userInfo = NSMutableDictionary()

  /// The observers of all changes.
  package let changes = ChangeObservers()
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects with unsaved changes.
  var pending: [NSManagedObjectID: NSManagedObject] = [:]
  var dependents = WeakContexts()

  /// Creates a context without a store.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// Creates a context without a store.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type.isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  func entity(named name: String) -> NSEntityDescription? {
    coordinator.managedObjectModel.entitiesByName[name] ?? LoadedModels.entity(named: name)
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    ManagedClasses.add(type)
    return coordinator.managedObjectModel.entity(of: type) ?? type.entity()
  }
}

/// The queue that Apple's systems use for a context, which has no effect.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created the context.
  case confinementConcurrencyType
  /// A queue of its own.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// Contexts that are not kept alive.
struct WeakContexts {
  private struct Entry {
    weak var context: NSManagedObjectContext?
  }
  private var entries: [Entry] = []

  /// The contexts, in the order in which they were added.
  var contexts: [NSManagedObjectContext] { entries.compactMap(\.context) }

  mutating func append(_ context: NSManagedObjectContext) {
    entries.removeAll { $0.context == nil || $0.context === context }
    entries.append(Entry(context: context))
  }
}

extension NSManagedObjectContext {
  /// Performs a closure immediately.
  public func perform(_ block: @escaping () -> Void) { block() }

  /// Performs a closure immediately.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Performs a closure immediately, and returns its result.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Performs a closure immediately, and returns its result.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try block()
  }

  /// The time at which Apple's systems perform a closure, which has no effect.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// At once, if the queue is that of the caller.
    case immediate
    /// After the work that the queue has.
    case enqueued
  }
}
