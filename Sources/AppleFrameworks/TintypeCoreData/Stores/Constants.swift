// SPDX-License-Identifier: MIT

import Foundation

/// The name of a data base.
public let NSSQLiteStoreType = "SQLite"
/// The name of a file.
public let NSBinaryStoreType = "Binary"
/// The name of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The name of a file.
public let NSXMLStoreType = "XML"
/// The key of inserted objects in notifications.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in notifications.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in notifications.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were read again in notifications.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects without values in notifications.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a reset in notifications.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// An option without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of a token in notifications.
public let NSPersistentHistoryTokenKey = "historyToken"
/// An option without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// An option without effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// An option without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// An option without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// An option without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// An option without effect.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// An option without effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// An option without effect.
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
/// A key of a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// A key of a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
/// A key of a store's metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The domain of errors of data bases.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// An error without another code.
public let NSCoreDataError = 134060

extension NSNotification.Name {
  /// The notification after a context was saved.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagedObjectContextDidSaveNotification")
  /// The notification before a context is saved.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagedObjectContextWillSaveNotification")
  /// The notification after objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSManagedObjectContextObjectsDidChangeNotification")
  /// The notification after a store has changed.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
  /// Is never posted.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Is never posted.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// Is never posted.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Is never posted.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
  /// The notification after the context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification before the context is saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The notification after objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// Is never posted.
  public static let didSaveObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidSaveObjectIDs
  /// Is never posted.
  public static let didMergeChangesObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs
}

/// A generation of a store, which has no effect.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The generation of the next fetch.
  public static let current = NSQueryGenerationToken()
}
