// SPDX-License-Identifier: MIT

import Foundation

/// The configuration of a store.
///
/// All stores are in memory and empty at first, also if the configuration names a file.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The group of apps that share a store; it has no effect in memory.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String

    /// The only group of the app, if it has one.
    public static let automatic = GroupContainer(name: "automatic")
    /// No group.
    public static let none = GroupContainer(name: "none")

    /// Returns the group with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// The database in iCloud; it has no effect in memory.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// The database of the app, if it has one.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")

    /// Returns the private database with a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name; `default` if none was set.
  public let name: String
  /// The types of the models; `nil` for the ones of the container.
  public var schema: Schema?
  /// The file that an app would use.
  public let url: URL
  /// A Boolean value that indicates whether an app would store no file.
  public let isStoredInMemoryOnly: Bool
  /// A Boolean value that indicates whether a context can be saved.
  public let allowsSave: Bool
  /// The database in iCloud.
  public let cloudKitDatabase: CloudKitDatabase
  /// The group of apps.
  public let groupContainer: GroupContainer

  /// The name.
  public var id: String { name }

  /// Creates the configuration of a store in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(self.name).store")
  }

  /// Creates the configuration of a store in memory; no file is created at the URL.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = false
    groupContainer = .none
  }

  /// Creates the configuration of a store for types of models.
  @_disfavoredOverload
  public init(
    for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Returns whether two configurations have the same name and file.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.url == second.url
  }

  /// Hashes the name and the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
