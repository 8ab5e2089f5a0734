// SPDX-License-Identifier: MIT

/// The macro `@AnimatableIgnored`, which marks a property for `@Animatable` and adds no accessors.
enum AnimatableIgnoredMacro {
  /// Returns an empty source, or warns about a use outside of an `@Animatable` type.
  static func accessors(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    if let context = request.lexicalContext.first {
      let source = try TokenizedSource(SourceFragment(context))
      if source.attributes(at: 0).contains(where: { $0.name == "Animatable" }) { return "" }
    }
    throw MacroDiagnostic(
      severity: .warning,
      message: """
        '@AnimatableIgnored' has no effect outside of an '@Animatable' type. Remove it, or add \
        '@Animatable' to the type.
        """,
      atAttributeOf: request)
  }
}
