// SPDX-License-Identifier: MIT

import Foundation

/// A model, its objects in memory, and a context for views.
///
/// Each container is empty at first. Containers share no objects, also if their descriptions name
/// the
/// same file.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model.
  public let name: String
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The saved objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for views.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name; without any, with all models of the app.
  public convenience init(name: String) {
    self.init(
      name: name,
      managedObjectModel: NSManagedObjectModel(named: name)
        ?? NSManagedObjectModel(merging: ModelSources.all))
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// Returns a directory, to which nothing is written.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/dev/null/CoreData") }

  /// Adds the stores, which are empty, and calls a closure for each.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a new context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Performs a closure with a new context immediately.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Performs a closure with a new context immediately, and returns its result.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container without a connection to CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Is never posted.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of an event.
  public static let eventNotificationUserInfoKey = "event"

  /// Options of a schema.
  public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is sent.
    public static let dryRun = Self(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = Self(rawValue: 4)
  }

  /// Does nothing.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  /// Returns whether an object can be changed.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Returns whether an object can be deleted.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
