// SPDX-License-Identifier: MIT

/// The macro `@Model`.
///
/// Each stored variable becomes a computed one by `@_PersistedProperty`, with a private variable as
/// its storage. The members describe the properties, and create a model from saved values.
enum ModelMacro {
  /// Returns the state, the schema and the initializer of a model.
  static func members(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let type = TypeSyntax(source), source.isWord(type.name - 1, "class") else {
      throw source.error("'@Model' requires a class. Declare the type with 'class'.", at: 0)
    }
    let module = MacroExpansion.dataModule
    let name = source.name(type.name)
    let access = ["public", "open", "package"].first(where: type.modifiers.contains)
      .map { $0 == "open" ? "public " : "\($0) " }
    var metadata: [String] = []
    var stored: [(storage: String, name: String)] = []
    for member in type.members {
      let tokens = try TokenizedSource(member)
      if let constraints = uniqueConstraints(in: tokens) {
        metadata.append("\(module).Schema.unique(\(name).self, \(constraints))")
      }
      guard let property = VariableSyntax(tokens), property.isPersisted else { continue }
      if property.hasSeveralNames {
        throw tokens.error(
          "'@Model' requires a declaration for each property. Declare '\(property.names[1])' alone.",
          at: property.keyword)
      }
      let options = options(of: property, in: tokens)
      if property.isConstant {
        guard property.initialValue == nil else { continue }
        stored.append(("`\(property.name)`", property.name))
        metadata.append(
          "\(module).Schema.constant(\"\(property.name)\", \\\(name).`\(property.name)`\(options))")
      } else {
        stored.append(("_\(property.name)", property.name))
        metadata.append(
          "\(module).Schema.variable(\"\(property.name)\", \\\(name).`\(property.name)`, "
            + "\\\(name)._\(property.name)\(options))")
      }
    }
    let values = stored.map { "  \($0.storage) = backingData[\"\($0.name)\"]" }
    return """
      \(access ?? "")let _$model = \(module).ModelState()
      \(access ?? "")static var schemaMetadata: [\(module).Schema.PropertyMetadata] {
        [
      \(metadata.map { "    \($0)," }.joined(separator: "\n"))
        ]
      }
      \(access ?? "")required init(backingData: \(module).ModelValues) {
      \(values.joined(separator: "\n"))
      }
      """
  }

  /// Returns the attribute of a member that is a stored variable.
  static func attribute(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let property = VariableSyntax(source), property.isPersisted, !property.isConstant,
      !property.hasSeveralNames
    else { return "" }
    return "@\(MacroExpansion.dataModule)._PersistedProperty"
  }

  /// Returns the conformance of a type that is not a model yet.
  static func conformance(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    guard let type = request.extendedType?.trimmed, !type.isEmpty,
      request.missingConformances?.trimmed.isEmpty == false, (try? members(request)) != nil
    else { return "" }
    return "extension \(type): \(MacroExpansion.dataModule).PersistentModel {}"
  }

  /// Returns the accessors of a stored variable.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let name = try property(request).syntax.name
    return """
      {
        @storageRestrictions(initializes: _\(name))
        init(initialValue) {
          _\(name) = initialValue
        }
        get {
          _$model.access(self, \\.`\(name)`)
          return _\(name)
        }
        set {
          _$model.set(self, \\.`\(name)`, \\._\(name), newValue)
        }
      }
      """
  }

  /// Returns the storage of a variable, with its type, initial value and observers.
  static func storage(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let (source, property) = try property(request)
    let rest = source.text((property.keyword + 2)..<source.tokens.count)
    let separator = rest.hasPrefix(":") || rest.isEmpty ? "" : " "
    return "private final var _\(property.name)\(separator)\(rest)"
  }

  private static func property(
    _ request: MacroRequest
  ) throws(MacroDiagnostic) -> (source: TokenizedSource, syntax: VariableSyntax) {
    let source = try TokenizedSource(request.declaration)
    guard let property = VariableSyntax(source) else {
      throw source.error("'@_PersistedProperty' requires a variable. Use '@Model' instead.", at: 0)
    }
    return (source, property)
  }

  /// Returns the arguments of `@Relationship`, or else of `@Attribute`, as another argument.
  private static func options(of property: VariableSyntax, in source: TokenizedSource) -> String {
    let option = ["Relationship", "Attribute"].lazy.compactMap { name in
      property.attributes.first { $0.name == name }
    }.first
    return option.map {
      ", \(MacroExpansion.dataModule).Schema.\($0.name)\(source.arguments(of: $0) ?? "()")"
    } ?? ""
  }

  /// Returns the arguments of `#Unique`; `nil` for another member.
  private static func uniqueConstraints(in source: TokenizedSource) -> String? {
    let last = source.lastComponent(0)
    guard source.token(0)?.kind == .hashWord,
      (last == 0 ? source.name(last) : "#" + source.name(last)) == "#Unique"
    else { return nil }
    let open = source.afterGenericArguments(last + 1)
    guard source.isCharacter(open, "(") else { return nil }
    return source.text((open + 1)..<(source.after(open) - 1))
  }
}

extension VariableSyntax {
  /// A Boolean value that indicates whether a model saves the property.
  fileprivate var isPersisted: Bool {
    (!hasAccessors || hasObservers)
      && !["static", "class", "lazy"].contains(where: modifiers.contains)
      && !attributes.contains { $0.name == "Transient" }
  }
}

extension TokenizedSource {
  /// Returns the arguments of an attribute with their parentheses; `nil` if there are none.
  func arguments(of attribute: AttributeSyntax) -> String? {
    let open = lastComponent(attribute.tokens.lowerBound + 1) + 1
    guard open < attribute.tokens.upperBound, isCharacter(open, "(") else { return nil }
    return text(open..<attribute.tokens.upperBound)
  }
}
