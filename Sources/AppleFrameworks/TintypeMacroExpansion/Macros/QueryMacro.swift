// SPDX-License-Identifier: MIT

/// The macro `@Query`, whose variable reads the result of a stored query.
enum QueryMacro {
  /// Returns the accessor of a variable.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    guard let source = try? TokenizedSource(request.declaration),
      let variable = VariableSyntax(source)
    else { return "" }
    var value = "_\(variable.name)"
    // The compiler checks the closure of a preview before it is replaced, and finds no peers of
    // local variables.
    if source.attributes(at: 0).contains(where: { $0.name == "Previewable" }) {
      let parts = try query(of: variable, in: source, request)
      value = parts.type + parts.arguments
    }
    return """
      {
        get {
          \(value).wrappedValue
        }
      }
      """
  }

  /// Returns the declaration of a variable's query.
  static func storage(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    let variable = VariableSyntax(source)
    let parts = try query(of: variable, in: source, request)
    // A private variable would make the memberwise initializer of the view private.
    return "var _\(variable?.name ?? ""): \(parts.type) = .init\(parts.arguments)"
  }

  /// Returns the type of a variable's query, and the arguments of its initializer.
  private static func query(
    of variable: VariableSyntax?, in source: TokenizedSource, _ request: MacroRequest
  ) throws(MacroDiagnostic) -> (type: String, arguments: String) {
    guard let variable, let type = variable.type, !variable.hasSeveralNames else {
      throw source.error(
        """
        '@Query' requires a variable with a type. Write the type, such as 'var items: [Item]'.
        """, at: 0)
    }
    let attribute = try request.attribute.map { fragment throws(MacroDiagnostic) in
      try TokenizedSource(fragment)
    }
    let arguments = attribute.flatMap { source in
      source.attributes(at: 0).first.flatMap(source.arguments)
    }
    let result = source.text(type)
    return (
      "\(MacroExpansion.dataModule).Query<(\(result)).Element, \(result)>", arguments ?? "()"
    )
  }
}
