// SPDX-License-Identifier: MIT

import Foundation

extension EnvironmentValues {
  /// The light or dark appearance; light by default.
  public var colorScheme: ColorScheme {
    get { base.colorScheme }
    set { base.colorScheme = newValue }
  }

  /// The contrast of colors; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast { base.colorSchemeContrast }

  /// The direction of layout; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { base.layoutDirection }
    set { base.layoutDirection = newValue }
  }

  /// The scale of the display in pixels per point; 2 by default.
  public var displayScale: CGFloat {
    get { CGFloat(base.displayScale) }
    set { base.displayScale = Double(newValue) }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The available space along the horizontal axis; compact without a device.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { base.horizontalSizeClass }
    set { base.horizontalSizeClass = newValue }
  }

  /// The available space along the vertical axis; regular without a device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { base.verticalSizeClass }
    set { base.verticalSizeClass = newValue }
  }

  /// The reasons to redact content; none by default.
  public var redactionReasons: RedactionReasons {
    get { base.redactionReasons }
    set { base.redactionReasons = newValue }
  }

  /// A Boolean value that indicates whether the display is dimmed; `false` by default.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the scene is being recorded; `false` by default.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }

  private enum LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum SceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}

extension EnvironmentValues {
  /// The locale; `en_US` by default, never that of the machine.
  public var locale: Locale {
    get { base.locale }
    set { base.locale = newValue }
  }

  /// The calendar; Gregorian by default, with the locale and time zone of the environment.
  public var calendar: Calendar {
    get { base.calendar }
    set { base.calendar = newValue }
  }

  /// The time zone; GMT by default, never that of the machine.
  public var timeZone: TimeZone {
    get { base.timeZone }
    set { base.timeZone = newValue }
  }

  /// The Dynamic Type size; `.large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { base.dynamicTypeSize }
    set { base.dynamicTypeSize = newValue }
  }

  /// The Dynamic Type size under its former name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
