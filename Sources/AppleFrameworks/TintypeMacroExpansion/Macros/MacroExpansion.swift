// SPDX-License-Identifier: MIT

/// The source that replaces or extends the use of a macro.
package struct MacroExpansion: Hashable, Sendable {
  /// The source; `nil` if the macro cannot be expanded.
  package var source: String?
  /// The errors and warnings.
  package var diagnostics: [MacroDiagnostic] = []

  package init(source: String?, diagnostics: [MacroDiagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Expands a macro.
  package init(of request: MacroRequest) {
    do throws(MacroDiagnostic) {
      switch (request.typeName, request.role) {
      case ("EntryMacro", .accessor): self = EntryMacro.accessors(request)
      case ("EntryMacro", .peer): self.init(source: try EntryMacro.key(request))
      case ("EntryDefaultValueMacro", .accessor):
        self.init(source: try EntryDefaultValueMacro.accessors(request))
      case ("PreviewMacro", .declaration): self.init(source: try PreviewMacro.registry(request))
      case ("WidgetPreviewMacro", .declaration):
        self.init(source: try PreviewMacro.widgetRegistry(request))
      case ("TipParameterMacro", .accessor):
        self.init(source: try TipParameterMacro.accessors(request))
      case ("TipParameterMacro", .peer): self.init(source: try TipParameterMacro.peer(request))
      case ("TipRuleMacro", .expression): self.init(source: try TipRuleMacro.expression(request))
      case ("PreviewableMacro", .peer): self.init(source: try PreviewableMacro.peers(request))
      case ("AnimatableMacro", .member): self.init(source: try AnimatableMacro.member(request))
      case ("AnimatableMacro", .extension):
        self.init(source: try AnimatableMacro.conformance(request))
      case ("AnimatableDataMacro", .accessor):
        self.init(source: try AnimatableMacro.accessors(request))
      case ("AnimatableIgnoredMacro", .accessor):
        self.init(source: try AnimatableIgnoredMacro.accessors(request))
      case ("ModelMacro", .member): self.init(source: try ModelMacro.members(request))
      case ("ModelMacro", .memberAttribute): self.init(source: try ModelMacro.attribute(request))
      case ("ModelMacro", .extension): self.init(source: try ModelMacro.conformance(request))
      case ("PersistedPropertyMacro", .accessor):
        self.init(source: try ModelMacro.accessors(request))
      case ("PersistedPropertyMacro", .peer): self.init(source: try ModelMacro.storage(request))
      case ("GenerableMacro", .member): self.init(source: try GenerableMacro.members(request))
      case ("GenerableMacro", .extension):
        self.init(source: try GenerableMacro.conformance(request))
      case ("QueryMacro", .accessor): self.init(source: try QueryMacro.accessors(request))
      case ("QueryMacro", .peer): self.init(source: try QueryMacro.storage(request))
      case ("ModelActorMacro", .member): self.init(source: try ModelActorMacro.members(request))
      case ("ModelActorMacro", .extension):
        self.init(source: ModelActorMacro.conformance(request))
      // `@Model` reads the uses of these macros; those of other modules have no effect.
      case ("ModelOptionMacro", .peer), ("ModelOptionMacro", .declaration): self.init(source: "")
      default:
        throw MacroDiagnostic(
          message: """
            Tintype's macro plugin has no '\(request.role)' macro '\(request.typeName)'. Use the \
            same version of all targets of Tintype.
            """,
          fragment: request.declaration, offset: 0)
      }
    } catch {
      // Without a source the compiler would report follow-up errors.
      self.init(source: "", diagnostics: [error])
    }
  }

  /// The module whose declarations expansions use.
  ///
  /// Names are qualified, so that a module can declare its own `Preview` or `EnvironmentKey`. The
  /// name is the one that sources import, also if the module has an alias.
  static let module = "SwiftUI"
  /// The module whose declarations the expansions for models use.
  static let dataModule = "SwiftData"
}
