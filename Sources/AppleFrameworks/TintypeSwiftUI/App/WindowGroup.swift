// SPDX-License-Identifier: MIT

/// A scene with a group of windows of the same structure.
@MainActor @preconcurrency
public struct WindowGroup<Content>: Scene where Content: View {
  private let content: WindowContent<Content>

  nonisolated init(_ content: WindowContent<Content>) { self.content = content }

  /// No scenes, because there is no window system.
  public var body: some Scene { EmptyScene() }

  // Variants: " with an identifier"; "id: String, " -> ""; ""
  // Variants: public; makeContent: @escaping (); making: makeContent
  //   -> @available(*, deprecated, message: "Use the initializer with an escaping closure.") public;
  //     content: (); showing: content()
  /// Creates a group of windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(WindowContent(making: makeContent))
  }

  // Variants: string(titleKey) | public; titleKey: LocalizedStringKey
  //   -> @_disfavoredOverload public; title: Text
  // Variants: " and an identifier"; "id: String, " -> ""; ""
  // Variants: public; makeContent: @escaping (); making: makeContent
  //   -> @available(*, deprecated, message: "Use the initializer with an escaping closure.") public;
  //     content: (); showing: content()
  /// Creates a group of windows with a title and an identifier.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(WindowContent(making: makeContent))
  }
}

extension WindowGroup: WindowScene {
  var window: AnyView? { content.view }
}
