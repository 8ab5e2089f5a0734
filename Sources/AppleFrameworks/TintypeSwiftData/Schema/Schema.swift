// SPDX-License-Identifier: MIT

/// The types of the models in a container.
public final class Schema: Sendable {
  /// A type of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the type.
    public let name: String
  }

  /// The version.
  public let version: Version
  // Proof of safety: types are immutable, and the schema calls only their static descriptions.
  /// The types, with all types that they are related to.
  nonisolated(unsafe) let types: [any PersistentModel.Type]

  /// Creates a schema with types and all types that they are related to.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.version = version
    var all = types
    var known = Set(types.map(ObjectIdentifier.init))
    var index = 0
    while index < all.count {
      for relationship in TintypeSwiftData.Entity.of(all[index]).relationships {
        let destination = relationship.destination
        if known.insert(ObjectIdentifier(destination)).inserted { all.append(destination) }
      }
      index += 1
    }
    self.types = all
  }

  /// Creates a schema with types and all types that they are related to.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The types, sorted by name.
  public var entities: [Entity] {
    types.map { Entity(name: Schema.entityName(for: $0)) }.sorted { $0.name < $1.name }
  }

  /// Returns the name of a type.
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }
}

extension Schema: Equatable {
  /// Returns whether two schemas have the same types and version.
  public static func == (first: Schema, second: Schema) -> Bool {
    first.version == second.version
      && Set(first.types.map(ObjectIdentifier.init))
        == Set(second.types.map(ObjectIdentifier.init))
  }
}

extension Schema {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The numbers, separated by periods.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Returns whether a version is older than another one.
    public static func < (first: Self, second: Self) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }
}

/// The models of a version of an app.
public protocol VersionedSchema {
  /// The types of the models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The steps that convert models of older versions.
///
/// It is never performed, because a container in memory has no older models.
public protocol SchemaMigrationPlan {
  /// The versions, from the oldest one.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next one.
public enum MigrationStage {
  /// A step without code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with closures that convert the models.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
