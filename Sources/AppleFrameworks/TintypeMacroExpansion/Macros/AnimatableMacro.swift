// SPDX-License-Identifier: MIT

/// The macro `@Animatable`.
///
/// The types of the properties can be inferred, so only the compiler can determine the type of
/// `animatableData`. It infers the type from an initial value, which a nested macro then replaces
/// with accessors.
enum AnimatableMacro {
  /// Returns the declaration of `animatableData`.
  static func member(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let type = TypeSyntax(source) else {
      throw source.error("'@Animatable' requires a structure, class or enumeration.", at: 0)
    }
    var names: [String] = []
    for member in type.members {
      guard let tokens = try? TokenizedSource(member), let variable = VariableSyntax(tokens) else {
        continue
      }
      if variable.names.contains("animatableData") {
        var warning = source.error(
          """
          '@Animatable' has no effect, because the type declares 'animatableData'. Remove one of \
          them.
          """, at: type.name)
        warning.severity = .warning
        throw warning
      }
      if isAnimatable(variable) { names += variable.names }
    }
    guard !names.isEmpty else {
      throw source.error(
        """
        '@Animatable' requires a variable stored property. Add one without '@AnimatableIgnored', \
        or remove '@Animatable'.
        """, at: type.name)
    }
    let module = MacroExpansion.module
    // A witness of a public protocol is as accessible as its type.
    let access = ["public", "open", "package"].first(where: type.modifiers.contains)
      .map { $0 == "open" ? "public " : "\($0) " }
    let values = names.map { "\(module).__animatableType(\\\(source.name(type.name)).`\($0)`)" }
    return """
      @\(module).__AnimatableData
      \(access ?? "")nonisolated var animatableData =
        \(module).AnimatableValues(\(values.joined(separator: ", ")))
      """
  }

  private static func isAnimatable(_ variable: VariableSyntax) -> Bool {
    !variable.isConstant && (!variable.hasAccessors || variable.hasObservers)
      && !variable.modifiers.contains("static") && !variable.modifiers.contains("class")
      && !variable.attributes.contains { $0.name == "AnimatableIgnored" }
  }

  /// Returns the accessors of `animatableData`.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    // The initial value contains a key path for each property.
    var properties: [String] = []
    for index in source.tokens.indices where source.isCharacter(index, "\\") {
      properties.append(source.name(source.lastComponent(index + 1)))
    }
    guard !properties.isEmpty else {
      throw source.error("'@__AnimatableData' has no properties. Use '@Animatable' instead.", at: 0)
    }
    let module = MacroExpansion.module
    let getters = properties.map { "\(module).__animatableData(`\($0)`)" }
    let setters = properties.enumerated().map { index, name in
      let element = properties.count == 1 ? "" : ".\(index)"
      return "    \(module).__setAnimatableData(of: &`\(name)`, to: newValue.value\(element))"
    }
    return """
      {
        get {
          \(module).AnimatableValues(\(getters.joined(separator: ", ")))
        }
        set {
      \(setters.joined(separator: "\n"))
        }
      }
      """
  }

  /// Returns the conformance of a type that does not conform to `Animatable` yet.
  static func conformance(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    guard let type = request.extendedType?.trimmed, !type.isEmpty,
      request.missingConformances?.trimmed.isEmpty == false, (try? member(request)) != nil
    else { return "" }
    return "extension \(type): nonisolated \(MacroExpansion.module).Animatable {}"
  }
}
