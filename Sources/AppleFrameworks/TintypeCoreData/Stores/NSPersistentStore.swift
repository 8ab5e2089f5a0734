// SPDX-License-Identifier: MIT

import Foundation

/// A store, which is in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind of a store, which has no effect.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A data base.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// A file.
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }

  /// The name of the kind.
  public let type: String
  /// The address of the file, which is never written.
  open var url: URL?
  /// The identifier.
  open var identifier = "store"
  /// `false`: the objects can be changed.
  open var isReadOnly = false
  /// Values without a meaning for Core Data.
  open var metadata: [String: Any] = [:]
  /// The coordinator.
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, coordinator: NSPersistentStoreCoordinator) {
    (self.type, self.url, persistentStoreCoordinator) = (type, url, coordinator)
  }
}

/// The description of a store, whose values have no effect: all stores are in memory.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind.
  open var type = NSSQLiteStoreType
  /// The name of a configuration of the model.
  open var configuration: String?
  /// The address of a file, which is never written.
  open var url: URL?
  /// Values by their keys.
  open private(set) var options: [String: NSObject] = [:]
  /// A Boolean value that indicates whether objects can only be read.
  open var isReadOnly = false
  /// A time limit in seconds.
  open var timeout: TimeInterval = 240
  /// A Boolean value that indicates whether the store is added in the background.
  open var shouldAddStoreAsynchronously = false
  /// A Boolean value that indicates whether older stores are converted.
  open var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether the conversion is derived from the models.
  open var shouldInferMappingModelAutomatically = true
  /// Options of CloudKit.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Settings of a data base.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  /// Creates a description without an address.
  public override init() {}
  /// Creates a description with an address.
  public init(url: URL) { self.url = url }

  /// Sets the value of a key.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a setting of a data base.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
  /// Returns the description itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Options of CloudKit, which have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier of the container.
  public let containerIdentifier: String
  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
