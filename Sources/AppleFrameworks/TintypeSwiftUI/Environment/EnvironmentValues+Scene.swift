// SPDX-License-Identifier: MIT

import Foundation

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction { false } }
  }

  private enum PresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }

  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }

  /// The phase of the scene; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The action that dismisses the presentation that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a presentation contains the view.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// The presentation that contains the view.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      reading: { PresentationMode(isPresented: isPresented) },
      writing: { mode in
        if isPresented, !mode.isPresented { assumingMainActor { dismiss() } }
      })
  }

  /// The action that opens a window, which does nothing, because there is no window system.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window, which does nothing, because there is no window system.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// A Boolean value that indicates whether the app can show several windows; `false`.
  public var supportsMultipleWindows: Bool { false }

  /// The mode of the views that a user can edit; `nil` outside of a navigation stack,
  /// unless a modifier sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The minimum height of the rows of a list in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of the headers of a list in points; `nil` by default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The size of the rows of a sidebar; medium by default.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but receives no events.
  case inactive
  /// The scene is visible and receives events.
  case active
}

/// The action that dismisses a presentation.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  // Proof of safety: it is only called by code of the main actor.
  private nonisolated(unsafe) let action: () -> Bool

  /// Creates an action that returns whether there was a presentation.
  nonisolated init(_ action: @escaping () -> Bool) { self.action = action }

  /// Dismisses the presentation; does nothing outside of one.
  public func callAsFunction() { _ = action() }
}

/// The presentation that contains a view.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view if it is presented.
  public mutating func dismiss() { isPresented = false }
}

/// The action that opens a window, which does nothing.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}

/// The action that closes a window, which does nothing.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  /// Does nothing.
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}

/// The mode of the views that a user can edit.
public enum EditMode: Hashable, Sendable {
  /// The views cannot be edited.
  case inactive
  /// The views can be edited for a moment.
  case transient
  /// The views can be edited.
  case active

  /// A Boolean value that indicates whether the views can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of the default size.
  case medium
  /// Large rows.
  case large
}

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  /// The manager of the changes of the window; `nil` outside of a host.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
