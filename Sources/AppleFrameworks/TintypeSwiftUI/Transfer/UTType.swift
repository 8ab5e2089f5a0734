// SPDX-License-Identifier: MIT

/// A type of content, such as the format of a file, which has an identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  private let declared: [String]

  init(known identifier: String) {
    self.identifier = identifier
    declared = []
  }

  /// Creates a type that the system declares; `nil` if the identifier is unknown.
  public init?(_ identifier: String) {
    guard KnownContentType.byIdentifier[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type of files with a filename extension; `nil` if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(conformingTo: supertype) { $0.filenameExtension == filenameExtension.lowercased() }
  }

  /// Creates the type of a MIME type; `nil` if the MIME type is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(conformingTo: supertype) { $0.mimeType == mimeType.lowercased() }
  }

  private init?(conformingTo supertype: UTType, where matches: (KnownContentType) -> Bool) {
    let type = KnownContentType.all.lazy.filter(matches).map { UTType(known: $0.identifier) }
      .first { $0.conforms(to: supertype) }
    guard let type else { return nil }
    self = type
  }

  /// Creates a type that the app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that the type conforms to; `nil` for data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declared = (parentType ?? .data).withSupertypes
  }

  /// Creates a type that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that the type conforms to; `nil` for data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns whether two types have the same identifier.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Adds the identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, Codable {
  /// The identifier.
  public var description: String { identifier }

  /// Decodes the identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  /// The preferred filename extension; `nil` for none.
  public var preferredFilenameExtension: String? { known?.filenameExtension }
  /// The preferred MIME type; `nil` for none.
  public var preferredMIMEType: String? { known?.mimeType }
  /// The types that the type conforms to.
  public var supertypes: Set<UTType> {
    Set(withSupertypes.dropFirst().map { UTType(known: $0) })
  }

  /// Returns whether the type is another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { withSupertypes.contains(type.identifier) }

  /// Returns whether the type conforms to another type and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type conforms to the type and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var known: KnownContentType? { KnownContentType.byIdentifier[identifier] }

  /// The identifiers of the type and of its supertypes, each after the types that conform to it.
  private var withSupertypes: [String] {
    var result = [identifier]
    var next = declared.isEmpty ? known?.parents ?? [] : declared
    while !next.isEmpty {
      let parent = next.removeFirst()
      guard !result.contains(parent) else { continue }
      result.append(parent)
      next += KnownContentType.byIdentifier[parent]?.parents ?? []
    }
    return result
  }
}
