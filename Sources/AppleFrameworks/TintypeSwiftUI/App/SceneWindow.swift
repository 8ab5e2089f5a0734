// SPDX-License-Identifier: MIT

/// A scene that knows the content of its first window.
@MainActor
protocol WindowScene: Scene {
  /// The content of the first window; `nil` for a scene without a window that can be shown.
  var window: AnyView? { get }
}

extension Scene {
  /// The content of the first window; `nil` for a scene without a window that can be shown.
  var firstWindow: AnyView? {
    if let scene = self as? any WindowScene { return scene.window }
    return Body.self == Never.self ? nil : body.firstWindow
  }

  /// Returns the scene with changed content.
  package nonisolated func withContent(
    _ change: @escaping @MainActor (AnyView) -> any View
  ) -> some Scene {
    ModifiedScene(content: self, change: change)
  }
}

/// The content of a window.
struct WindowContent<Content: View>: Sendable {
  // Proof of safety: only code of the main actor calls it.
  private nonisolated(unsafe) let make: () -> Content

  init(making make: @escaping () -> Content) { self.make = make }

  init(showing content: Content) { make = { content } }

  /// A new view with the content.
  @MainActor var view: AnyView { AnyView(make()) }
}

/// A scene whose windows have changed content.
private struct ModifiedScene<Content: Scene>: PrimitiveScene, WindowScene {
  // Proof of safety: only code of the main actor reads it.
  nonisolated(unsafe) let content: Content
  let change: @MainActor (AnyView) -> any View

  var window: AnyView? { content.firstWindow.map { erased(change($0)) } }

  private func erased(_ view: some View) -> AnyView { AnyView(view) }

  nonisolated init(content: Content, change: @escaping @MainActor (AnyView) -> any View) {
    (self.content, self.change) = (content, change)
  }
}

/// Several scenes.
struct SceneList: PrimitiveScene, WindowScene {
  // Proof of safety: only code of the main actor reads it.
  nonisolated(unsafe) let scenes: [any Scene]

  nonisolated init(_ scenes: [any Scene]) { self.scenes = scenes }

  var window: AnyView? {
    for scene in scenes {
      if let window = scene.firstWindow { return window }
    }
    return nil
  }
}

/// The first window of an app, with the state of the app.
struct AppWindow<Content: App>: View {
  private let app: AppProperties<Content>

  init(_ app: Content) { self.app = AppProperties(app: app) }

  var body: some View { app.app.body.firstWindow }
}

/// The properties of an app, which belong to the view that shows its window.
private struct AppProperties<Content: App>: DynamicProperty, ConnectedProperty {
  var app: Content

  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    DynamicFields.of(Content.self).connect(&app, &connection)
  }
}
