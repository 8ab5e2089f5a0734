// SPDX-License-Identifier: MIT

/// A type with a name.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name.
public protocol InstanceDisplayRepresentable {
  /// The name of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value of an app that actions use.
public protocol AppEntity: PersistentlyIdentifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Identifiable, Sendable
{
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery
  /// The query of values of the type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The property wrapper of properties.
  public typealias Property = EntityProperty
}

/// A value that is not stored.
public protocol TransientAppEntity: PersistentlyIdentifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Sendable
{
  /// Creates a value.
  init()
}

extension TransientAppEntity {
  /// The property wrapper of properties.
  public typealias Property = EntityProperty
}

/// An entity that Spotlight indexes.
public protocol IndexedEntity: AppEntity {}

/// An enumeration that actions use.
public protocol AppEnum: PersistentlyIdentifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of the case.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }

  /// The localized name of the case.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// The options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the options.
  associatedtype Result
  /// Returns the options.
  func results() async throws -> Result
}

/// A query of entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the suggestions.
  associatedtype Result = [Entity]

  /// Creates a query.
  init()
  /// Returns the entities with identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the suggestions.
  func suggestedEntities() async throws -> Result
  /// Returns the default; `nil` for none.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Returns the suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Returns no default.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// Returns no suggestions.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query of entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// A query of all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

/// Sections of options.
public struct ItemCollection<Item>: @unchecked Sendable {
  /// The sections.
  public let sections: [ItemSection<Item>]
  /// Creates a collection from sections.
  public init(sections: [ItemSection<Item>]) { self.sections = sections }
  /// Creates a collection with one section.
  public init(items: [Item]) { sections = [ItemSection(items: items)] }
}

/// A section of options.
public struct ItemSection<Item>: @unchecked Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// The options.
  public let items: [Item]
  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items
  }
}
