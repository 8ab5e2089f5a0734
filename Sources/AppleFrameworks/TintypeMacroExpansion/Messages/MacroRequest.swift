// SPDX-License-Identifier: MIT

import TintypeJSON

/// A message from the compiler.
///
/// The compiler writes each message as an object with one field. The name of the field is the kind
/// of the message. Fields that newer compilers add are ignored.
package enum PluginRequest: Hashable, Sendable {
  /// The compiler queries the version of the protocol.
  case getCapability
  /// The compiler expands a macro.
  case expand(MacroRequest)
  /// The compiler loads a library with macros, which this plugin does not support.
  case loadPluginLibrary
}

/// The use of a macro that the compiler expands.
package struct MacroRequest: Hashable, Sendable {
  /// The role of a macro.
  package enum Role: String, Hashable, Sendable {
    case declaration, expression, accessor, peer, member, memberAttribute
    case `extension`
  }

  /// The type in `#externalMacro(module:type:)`.
  package var typeName: String
  package var role: Role
  /// The prefix of unique names in the expansion.
  package var discriminator: String
  /// The use of a freestanding macro, or the declaration to which an attached macro is attached.
  package var declaration: SourceFragment
  /// The attribute of an attached macro.
  package var attribute: SourceFragment?
  /// The sources of the surrounding declarations and closures without their members, from the
  /// innermost one.
  package var lexicalContext: [String]
  /// The source of the extended type, for an extension macro.
  package var extendedType: String?
  /// The source of the protocols to which the extended type does not conform yet.
  package var missingConformances: String?

  package init(
    typeName: String, role: Role, discriminator: String = "", declaration: SourceFragment,
    attribute: SourceFragment? = nil, lexicalContext: [String] = [], extendedType: String? = nil,
    missingConformances: String? = nil
  ) {
    self.typeName = typeName
    self.role = role
    self.discriminator = discriminator
    self.declaration = declaration
    self.attribute = attribute
    self.lexicalContext = lexicalContext
    self.extendedType = extendedType
    self.missingConformances = missingConformances
  }
}

/// The reason why a message cannot be read.
package enum RequestFailure: Error, Hashable, Sendable {
  /// The message is not JSON in UTF-8.
  case notJSON(offset: Int)
  /// The kind of the message is unknown.
  case unknownKind(String)
  /// A field is missing or has another type.
  case invalidField(String)
}

extension PluginRequest {
  /// A field that no macro needs, and that is most of each message.
  private static let ignoredField = "staticBuildConfiguration"

  /// Reads a message.
  package init(_ message: [UInt8]) throws(RequestFailure) {
    let value: JSON
    do {
      value = try JSON(reading: message, depthLimit: 64, ignoring: Self.ignoredField)
    } catch {
      throw .notJSON(offset: error.position)
    }
    guard case .object(let fields) = value, fields.count == 1,
      let (kind, body) = fields.first
    else { throw .unknownKind("") }
    switch kind {
    case "getCapability": self = .getCapability
    case "loadPluginLibrary": self = .loadPluginLibrary
    case "expandFreestandingMacro":
      self = .expand(try MacroRequest(body, declaration: "syntax", defaultRole: .declaration))
    case "expandAttachedMacro":
      self = .expand(try MacroRequest(body, declaration: "declSyntax", defaultRole: nil))
    default: throw .unknownKind(kind)
    }
  }
}

extension MacroRequest {
  fileprivate init(
    _ body: JSON, declaration: String, defaultRole: Role?
  ) throws(RequestFailure) {
    guard let typeName = body["macro"]?["typeName"]?.string else {
      throw .invalidField("macro.typeName")
    }
    self.typeName = typeName
    if let role = body["macroRole"]?.string {
      guard let role = Role(rawValue: role) else { throw .invalidField("macroRole") }
      self.role = role
    } else if let defaultRole {
      role = defaultRole
    } else {
      throw .invalidField("macroRole")
    }
    discriminator = body["discriminator"]?.string ?? ""
    guard let fragment = body[declaration].flatMap(SourceFragment.init) else {
      throw .invalidField(declaration)
    }
    self.declaration = fragment
    attribute = body["attributeSyntax"].flatMap(SourceFragment.init)
    if let contexts = body["lexicalContext"]?.array {
      lexicalContext = contexts.compactMap { $0["source"]?.string }
    } else {
      // Compilers before Swift 6.0.
      lexicalContext = body["parentDeclSyntax"]?["source"]?.string.map { [$0] } ?? []
    }
    extendedType = body["extendedTypeSyntax"]?["source"]?.string
    missingConformances = body["conformanceListSyntax"]?["source"]?.string
  }
}

extension SourceFragment {
  fileprivate init?(_ syntax: JSON) {
    guard let text = syntax["source"]?.string, let location = syntax["location"] else { return nil }
    self.init(
      text, fileID: location["fileID"]?.string ?? "", fileName: location["fileName"]?.string ?? "",
      offset: location["offset"]?.integer ?? 0, line: location["line"]?.integer ?? 0,
      column: location["column"]?.integer ?? 0)
  }
}
