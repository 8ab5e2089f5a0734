// SPDX-License-Identifier: MIT

/// A scene with a group of windows of the same structure.
@MainActor @preconcurrency
public struct WindowGroup<Content>: Scene where Content: View {
  /// No scenes, because there is no window system.
  public var body: some Scene { EmptyScene() }

  /// Creates a group of windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates a group of windows with an identifier.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates a group of windows with a title and an identifier.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  @_disfavoredOverload
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a localized title and an identifier.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates a group of windows with a localized title and an identifier.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group of windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) where S: StringProtocol {}

  /// Creates a group of windows with a title and an identifier.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}

  /// Creates a group of windows.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates a group of windows.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates a group of windows with a title.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  @_disfavoredOverload
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates a group of windows with a localized title.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {}

  /// Creates a group of windows with a title.
  @available(*, deprecated, message: "Use the initializer with an escaping closure.")
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}
