// SPDX-License-Identifier: MIT

/// The macro `@Generable`.
enum GenerableMacro {
  private static let module = "FoundationModels"

  /// Returns the type of incomplete values, in which each property is optional.
  ///
  /// The incomplete value of an enumeration is the enumeration itself.
  static func members(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let type = TypeSyntax(source), ["struct", "enum"].contains(source.name(type.name - 1))
    else {
      throw source.error("'@Generable' requires a structure or enumeration.", at: 0)
    }
    guard source.isWord(type.name - 1, "struct") else { return "" }
    let access = ["public", "package"].first(where: type.modifiers.contains).map { "\($0) " } ?? ""
    var properties: [String] = []
    for member in type.members {
      let tokens = try TokenizedSource(member)
      guard let property = VariableSyntax(tokens), let range = property.type,
        !property.hasAccessors || property.hasObservers, !property.modifiers.contains("static")
      else { continue }
      let type = tokens.text(range).trimmed
      properties += property.names.map {
        "  \(access)var `\($0)`: \(module)._PartiallyGenerated<\(type)>?"
      }
    }
    return """
      \(access)struct PartiallyGenerated: Swift.Identifiable {
        \(access)var id = \(module).GenerationID()
      \(properties.filter { !$0.contains("var `id`:") }.joined(separator: "\n"))
      }
      """
  }

  /// Returns the conformance of a type that does not conform to `Generable` yet.
  static func conformance(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    guard let type = request.extendedType?.trimmed, !type.isEmpty,
      request.missingConformances?.trimmed.isEmpty == false, (try? members(request)) != nil
    else { return "" }
    return "extension \(type): nonisolated \(module).Generable {}"
  }
}
