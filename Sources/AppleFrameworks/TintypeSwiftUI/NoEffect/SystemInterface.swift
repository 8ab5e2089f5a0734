// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Hides the status bar, which has no effect, because a snapshot has none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar, which has no effect, because a snapshot has none.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of system overlays, which has no effect, because a snapshot has none.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which gestures of the view precede those of the system, which has no effect.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets the external events that the scene of the view handles, which has no effect.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }

  /// Sets whether gestures activate the window, which has no effect.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Sets the name of the view for measurements of interactions, which has no effect.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Sets whether content of a widget is marked as outdated, which has no effect.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the behavior of the system's writing tools, which has no effect.
  @MainActor @preconcurrency public func writingToolsBehavior(_ behavior: WritingToolsBehavior)
    -> some View
  { self }

  /// Sets the icon of a dialog, which has no effect in iOS.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the visibility of the toolbar in a full-screen window, which has no effect in iOS.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Sets the dynamic range of images, which has no effect, because images have the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    transformingEnvironment { $0.allowedDynamicRange = range }
  }
}

extension Scene {
  /// Sets the visibility of system overlays, which has no effect, because a snapshot has none.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { self }
}

/// The behavior of the system's writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools replace the text in its view.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools show their result in a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// There are no tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The visibility of the toolbar in a full-screen window.
public struct WindowToolbarFullScreenVisibility: Sendable {
  /// The default visibility.
  public static let automatic = WindowToolbarFullScreenVisibility()
}

extension EnvironmentValues {
  private enum DynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  private enum ActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// The dynamic range of images, which has no effect; `nil` by default.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the views appear active; `true` by default.
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }

  /// A Boolean value that indicates whether quick actions are enabled: always `false`.
  public var accessibilityQuickActionsEnabled: Bool { false }
}
