// SPDX-License-Identifier: MIT

/// A property with an identifier that is unique among all views, for identifiers of other views.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A unique identifier.
  public struct ID: Hashable, Sendable {
    private let reference: ObjectIdentifier?

    init(_ reference: AnyObject?) { self.reference = reference.map { ObjectIdentifier($0) } }
  }

  private var id = ID(nil)

  /// Creates a namespace.
  public init() {}

  /// The identifier.
  public var wrappedValue: Namespace.ID { id }
}

extension Namespace: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    id = ID(connection.storage { NamespaceStorage() })
    return true
  }
}

/// An object whose identity is the identifier, as long as the view exists.
private final class NamespaceStorage {}
