// SPDX-License-Identifier: MIT

/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The prominence of a background that the content does not need to adapt to.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// The prominence of a background such as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The style of the labels of a toolbar, which the system determines.
public struct ToolbarLabelStyle: Equatable, Sendable {
  /// The style that the system determines.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }
}

extension EnvironmentValues {
  private enum MaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  private enum ProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  private enum AuthenticationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The material behind the view; `nil` by default.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// The prominence of the background of the view; standard by default.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the system authenticates the user before it shows the
  /// view; `false` by default.
  public var isUserAuthenticationEnabled: Bool {
    get { self[AuthenticationKey.self] }
    set { self[AuthenticationKey.self] = newValue }
  }

  /// The style of the labels of the toolbar; `nil`, because the window has none.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

extension Scene {
  /// Sets the style of the labels of the toolbar, which has no effect.
  public nonisolated func windowToolbarLabelStyle(
    _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
  ) -> some Scene { self }

  /// Sets the style of the labels of the toolbar, which has no effect.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
}
