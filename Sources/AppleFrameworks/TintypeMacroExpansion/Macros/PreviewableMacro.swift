// SPDX-License-Identifier: MIT

/// The macro `@Previewable`, which marks a declaration for `#Preview` and adds none.
enum PreviewableMacro {
  /// Returns an empty source, or reports a use outside of a preview.
  static func peers(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let isInPreview = request.lexicalContext.contains { context in
      guard let source = try? TokenizedSource(SourceFragment(context)) else { return false }
      return PreviewSyntax.name(in: source) != nil
    }
    guard !isInPreview else { return "" }
    throw MacroDiagnostic(
      message: """
        '@Previewable' requires the closure of '#Preview'. Move the declaration to the first level \
        of the closure, or remove the attribute.
        """,
      atAttributeOf: request)
  }
}
