// SPDX-License-Identifier: MIT

/// The macro `@__EntryDefaultValue`, which the expansion of `@Entry` uses for an inferred type.
enum EntryDefaultValueMacro {
  /// Returns a getter that evaluates the initial value.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let value = VariableSyntax(source)?.initialValue else {
      throw source.error(
        "'@__EntryDefaultValue' requires an initial value. Use '@Entry' instead.", at: 0)
    }
    return """
      {
        get {
          \(value)
        }
      }
      """
  }
}
