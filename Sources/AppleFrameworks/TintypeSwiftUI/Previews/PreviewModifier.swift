// SPDX-License-Identifier: MIT

/// A type that defines the environment of previews.
@MainActor public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void

  /// The type of the modified view.
  associatedtype Body: View

  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Creates the context, which all previews with this type of modifier share.
  static func makeSharedContext() async throws -> Self.Context

  /// Returns the modified view of a preview.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

/// The type-erased view of a preview.
public struct PreviewModifierContent: View, PrimitiveView {
  nonisolated(unsafe) let content: any View

  nonisolated package init(_ content: any View) { self.content = content }
}

extension PreviewModifierContent {
  func nodes(in scope: ViewScope) -> [Node] { scope.nodes(of: AnyView(content)) }
}

/// A preview modifier without its type.
package struct PreviewModification: Sendable {
  /// The type of the modifier, which identifies the shared context.
  package let type: ObjectIdentifier
  /// Creates the shared context.
  package let makeContext: @MainActor () async throws -> Any
  /// Returns the modified view; `nil` if the context has the type of another modifier.
  package let body: @MainActor (_ content: PreviewModifierContent, _ context: Any) -> (any View)?

  @MainActor init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    type = ObjectIdentifier(Modifier.self)
    makeContext = { try await Modifier.makeSharedContext() }
    body = { content, context in
      (context as? Modifier.Context).map { modifier.body(content: content, context: $0) }
    }
  }
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}
