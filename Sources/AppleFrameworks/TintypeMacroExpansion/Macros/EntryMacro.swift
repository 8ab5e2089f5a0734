// SPDX-License-Identifier: MIT

/// The macro `@Entry`.
///
/// The variable becomes a computed one, and the default value becomes a computed property of a
/// private key, so that it can have a type that is not `Sendable`.
enum EntryMacro {
  /// Returns the accessors of a variable.
  static func accessors(_ request: MacroRequest) -> MacroExpansion {
    // The peer role reports errors. The accessors only prevent follow-up errors of the compiler.
    guard let source = try? TokenizedSource(request.declaration),
      let variable = VariableSyntax(source), !variable.hasAccessors
    else { return MacroExpansion(source: "") }
    guard (try? key(request)) != nil else {
      // Never runs, because the compilation fails with the error of the peer role.
      return MacroExpansion(source: "{\n  get {\n    Swift.fatalError()\n  }\n}")
    }
    let key = keyName(of: variable)
    return MacroExpansion(
      source: """
        {
          get {
            self[\(key).self]
          }
          set {
            self[\(key).self] = newValue
          }
        }
        """)
  }

  /// Returns the declaration of a variable's key.
  static func key(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    let container = try EntryContainer(of: request)
    guard let variable = VariableSyntax(source) else {
      throw source.error(
        "'@Entry' requires a variable with a single name. Declare a variable for each entry.", at: 0
      )
    }
    // The compiler reports the error.
    if variable.hasSeveralNames { return "" }
    try check(variable, in: source)
    let requirement =
      container == .focusedValues
      ? try focusedValue(of: variable, in: source) : try defaultValue(of: variable, in: source)
    // A key of an unavailable or deprecated type is only used by its variable.
    let availability = variable.attributes.filter { $0.name == "available" }
      .map { source.text($0.tokens) + "\n" }.joined()
    // If the module's default isolation is the main actor, its models are valid default values. So
    // the key is nonisolated only if the variable is.
    let isolation = variable.modifiers.contains("nonisolated") ? "nonisolated " : ""
    return """
      \(availability)private \(isolation)struct \(keyName(of: variable)): \
      \(MacroExpansion.module).\(container.keyProtocol) {
      \(requirement)
      }
      """
  }

  private static func keyName(of variable: VariableSyntax) -> String { "__Key_\(variable.name)" }

  private static func check(
    _ variable: VariableSyntax, in source: TokenizedSource
  ) throws(MacroDiagnostic) {
    let name = variable.name
    if variable.isConstant {
      var error = source.error(
        "'@Entry' cannot be attached to the constant '\(name)'. Declare it with 'var'.",
        at: variable.keyword)
      if let keyword = source.token(variable.keyword) {
        error.fixIt = MacroDiagnostic.FixIt(
          message: "Replace 'let' with 'var'", range: keyword.start..<keyword.end,
          replacement: "var")
      }
      throw error
    }
    if let modifier = ["static", "class"].first(where: variable.modifiers.contains) {
      throw source.error(
        "'@Entry' cannot be attached to the type property '\(name)'. Remove '\(modifier)'.",
        at: variable.keyword)
    }
    if variable.hasAccessors {
      throw source.error(
        """
        '@Entry' cannot be attached to '\(name)', which has accessors or observers. Remove them, \
        and assign the default value.
        """, at: variable.keyword)
    }
  }

  private static func defaultValue(
    of variable: VariableSyntax, in source: TokenizedSource
  ) throws(MacroDiagnostic) -> String {
    guard let type = variable.type else {
      guard let value = variable.initialValue else { throw missingValue(of: variable, in: source) }
      // Only the compiler can infer the type, and it does so before the nested macro replaces the
      // initial value with a getter.
      return """
          @\(MacroExpansion.module).__EntryDefaultValue
          static var defaultValue =
            \(value)
        """
    }
    let value: String
    if let initialValue = variable.initialValue {
      value = initialValue
    } else if source.wrappedType(type) != nil {
      value = "nil"
    } else {
      throw missingValue(of: variable, in: source)
    }
    // An associated type cannot be inferred from an implicitly unwrapped optional.
    let name =
      source.isCharacter(type.upperBound - 1, "!")
      ? source.wrappedType(type).map { "\($0)?" } : nil
    return """
        static var defaultValue: \(name ?? source.text(type)) {
          get {
            \(value)
          }
        }
      """
  }

  private static func focusedValue(
    of variable: VariableSyntax, in source: TokenizedSource
  ) throws(MacroDiagnostic) -> String {
    guard let type = variable.type, let wrapped = source.wrappedType(type) else {
      throw source.error(
        """
        '@Entry' in an extension of 'FocusedValues' requires an optional type. Write the type of \
        '\(variable.name)' with a question mark.
        """, at: variable.keyword)
    }
    if let value = variable.initialValue, value != "nil" {
      throw source.error(
        """
        The default value of a focused value is always 'nil'. Remove the initial value of \
        '\(variable.name)'.
        """, at: variable.keyword)
    }
    return "  typealias Value = \(wrapped)"
  }

  private static func missingValue(
    of variable: VariableSyntax, in source: TokenizedSource
  ) -> MacroDiagnostic {
    source.error(
      """
      '@Entry' requires a default value for '\(variable.name)'. Assign an initial value\
      \(variable.type == nil ? "" : ", or make the type optional").
      """, at: variable.keyword)
  }
}

/// A type whose extensions can contain `@Entry` variables.
private enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }

  init(of request: MacroRequest) throws(MacroDiagnostic) {
    if let context = request.lexicalContext.first,
      let source = try? TokenizedSource(SourceFragment(context)),
      let name = source.extendedType, let container = Self(rawValue: name)
    {
      self = container
      return
    }
    throw MacroDiagnostic(
      message: """
        '@Entry' requires an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or \
        'FocusedValues'. Move the variable to such an extension.
        """,
      atAttributeOf: request)
  }
}

extension TokenizedSource {
  /// The name of the extended type, without the name of its module; `nil` if the source is not an
  /// extension of a type of the module.
  fileprivate var extendedType: String? {
    var index = attributes(at: 0).last?.tokens.upperBound ?? 0
    while isWord(index), !isWord(index, "extension") { index += 1 }
    guard isWord(index, "extension") else { return nil }
    index += 1
    let last = lastComponent(index)
    guard
      last == index || name(index) == MacroExpansion.module || name(index) == "SwiftUICore",
      last <= index + 3
    else { return nil }
    return name(last)
  }
}
