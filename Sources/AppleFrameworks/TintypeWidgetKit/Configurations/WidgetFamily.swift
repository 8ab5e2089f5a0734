// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// The size and shape of a widget.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  /// A small square.
  case systemSmall
  /// A wide rectangle.
  case systemMedium
  /// A large square.
  case systemLarge
  /// A wide rectangle on iPad.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line of text on the lock screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size in points on a screen of 390 × 844 points, and of 1024 × 1366 points for the iPad.
  ///
  /// The sizes are those of the table “Specifications” in Apple's Human Interface Guidelines.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 748, height: 356)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// A Boolean value that indicates whether the widget is on the lock screen.
  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }

  /// The margins in points.
  var margins: EdgeInsets {
    isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  /// The radius of the corners in points.
  var cornerRadius: CGFloat {
    switch self {
    case .accessoryCircular: 36
    case .accessoryRectangular: 12
    case .accessoryInline: 0
    default: 22
    }
  }
}

/// The colors with which a widget is shown.
public struct WidgetRenderingMode: Hashable, CustomStringConvertible, Sendable {
  /// The name of the mode.
  public let description: String

  /// All colors.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups of views, each with a color.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Gray levels over the wallpaper.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The place at which a widget is shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The lock screen of an iPad.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
