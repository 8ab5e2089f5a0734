// SPDX-License-Identifier: MIT

/// The macro `@Query`, whose variable reads the result of a stored query.
enum QueryMacro {
  /// Returns the accessor of a variable.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    guard let source = try? TokenizedSource(request.declaration),
      let name = VariableSyntax(source)?.name
    else { return "" }
    return """
      {
        get {
          _\(name).wrappedValue
        }
      }
      """
  }

  /// Returns the declaration of a variable's query.
  static func storage(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let variable = VariableSyntax(source), let type = variable.type,
      !variable.hasSeveralNames
    else {
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
    // A private variable would make the memberwise initializer of the view private.
    let module = MacroExpansion.dataModule
    let result = source.text(type)
    return """
      var _\(variable.name): \
      \(module).Query<(\(result)).Element, \(result)> = .init\(arguments ?? "()")
      """
  }
}
