// SPDX-License-Identifier: MIT

/// The macro `@Parameter` of tips, whose value is in a computed property with a dollar sign.
enum TipParameterMacro {
  /// Returns the accessors of a variable.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    let name = try variable(in: source).name
    return """
      {
        get {
          $\(name).wrappedValue
        }
        set {
          $\(name).wrappedValue = newValue
        }
      }
      """
  }

  /// Returns the declaration of the parameter.
  static func peer(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    let variable = try variable(in: source)
    guard let type = variable.type else {
      throw source.error(
        "'@Parameter' requires a type. Write 'static var \(variable.name): Bool = …'.",
        at: variable.keyword)
    }
    guard
      let value = variable.initialValue
        ?? source.wrappedType(type).map({ _ in "nil" })
    else {
      throw source.error(
        "'@Parameter' requires a default value. Assign an initial value to '\(variable.name)'.",
        at: variable.keyword)
    }
    let modifiers = variable.modifiers.joined(separator: " ")
    return """
      \(modifiers) var $\(variable.name): TipKit.Tips.Parameter<\(source.text(type))> {
        TipKit.Tips.Parameter(Self.self, "\(variable.name)", \(value))
      }
      """
  }

  private static func variable(in source: TokenizedSource) throws(MacroDiagnostic) -> VariableSyntax
  {
    guard let variable = VariableSyntax(source), variable.modifiers.contains("static") else {
      throw source.error(
        "'@Parameter' requires a static variable. Write 'static var'.", at: 0)
    }
    return variable
  }
}

/// The macro `#Rule` of tips, whose arguments and closure are those of an initializer.
enum TipRuleMacro {
  /// Returns the expression that creates the rule.
  static func expression(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let last = source.tokens.last, let name = source.token(source.lastComponent(0)) else {
      throw source.error(
        "The use of '#Rule' cannot be read. Write '#Rule(Self.$parameter) { … }'.", at: 0)
    }
    return "TipKit.Tips.Rule" + source.text(from: name.end, to: last.end)
  }
}
