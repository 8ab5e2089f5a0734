// SPDX-License-Identifier: MIT

/// A scene with one window.
@MainActor @preconcurrency
public struct Window<Content>: Scene where Content: View {
  private let content: WindowContent<Content>

  /// No scenes, because there is no window system.
  public var body: some Scene { EmptyScene() }

  /// Creates a window.
  public nonisolated init(
    _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = WindowContent(making: content) }

  /// Creates a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = WindowContent(making: content) }

  /// Creates a window.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol { self.content = WindowContent(making: content) }
}

extension Window: WindowScene {
  var window: AnyView? { content.view }
}

/// A scene with the settings of the app.
@MainActor @preconcurrency
public struct Settings<Content>: Scene where Content: View {
  /// No scenes, because there is no window system.
  public var body: some Scene { EmptyScene() }

  /// Creates the scene.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {}
}
