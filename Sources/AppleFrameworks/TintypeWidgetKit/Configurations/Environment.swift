// SPDX-License-Identifier: MIT

import SwiftUI

extension EnvironmentValues {
  /// The family of the widget that contains the view.
  @Entry public internal(set) var widgetFamily: WidgetFamily = .systemSmall
  /// The colors with which the widget is shown.
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// The margins of the widget.
  @Entry public internal(set) var widgetContentMargins: EdgeInsets = EdgeInsets()
  /// A Boolean value that indicates whether the background of the widget is shown.
  @Entry public var showsWidgetContainerBackground: Bool = true
  /// A Boolean value that indicates whether the widget shows a label: always `false`.
  public var showsWidgetLabel: Bool { false }
  /// A Boolean value that indicates whether a Live Activity fills the screen: always `false`.
  public var isActivityFullscreen: Bool { false }
  /// A Boolean value that indicates whether activities have a background.
  public var showsActivityContentMargins: Bool { true }
  /// The size of a Live Activity.
  @Entry public internal(set) var activityFamily: ActivityFamily = .medium
}

/// The size of a Live Activity.
public enum ActivityFamily: CaseIterable, Sendable {
  /// The size on a watch.
  case small
  /// The size on a lock screen.
  case medium
}

extension ContainerBackgroundPlacement {
  /// The widget that contains the view.
  public static var widget: ContainerBackgroundPlacement { .inWidget }
}

extension View {
  /// Sets the URL that the widget opens, with no effect.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Adds a view to the accented views, with no effect, because widgets are shown in all colors.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the label of an accessory on a watch, with no effect.
  public nonisolated func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View
  where Label: View { self }

  /// Sets the label of an accessory on a watch, with no effect.
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets whether the content of an accessory on a watch is curved, with no effect.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
  /// Sets the colors of an image in an accented widget, with no effect.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    self
  }
}

/// The colors of an image in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// The accent color.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Gray levels.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Gray levels with the accent color.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// All colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// The background of an accessory on the lock screen.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public nonisolated init() {}

  /// A translucent shape.
  public var body: some View { ContainerRelativeShape().fill(.white.opacity(0.15)) }
}
