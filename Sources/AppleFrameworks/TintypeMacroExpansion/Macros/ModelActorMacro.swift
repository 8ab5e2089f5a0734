// SPDX-License-Identifier: MIT

/// The macro `@ModelActor`.
enum ModelActorMacro {
  /// Returns the executor, the container and the initializer of an actor.
  static func members(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let type = TypeSyntax(source) else {
      throw source.error("'@ModelActor' requires an actor.", at: 0)
    }
    let access = ["public", "package"].first(where: type.modifiers.contains).map { "\($0) " } ?? ""
    let module = MacroExpansion.dataModule
    return """
      \(access)nonisolated let modelExecutor: any \(module).ModelExecutor
      \(access)nonisolated let modelContainer: \(module).ModelContainer
      \(access)init(modelContainer: \(module).ModelContainer) {
        let modelContext = \(module).ModelContext(modelContainer)
        self.modelExecutor = \(module).DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }

  /// Returns the conformance of an actor.
  static func conformance(_ request: MacroRequest) -> String {
    guard let type = request.extendedType?.trimmed, !type.isEmpty,
      request.missingConformances?.trimmed.isEmpty == false
    else { return "" }
    return "extension \(type): \(MacroExpansion.dataModule).ModelActor {}"
  }
}
