// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeFoundation

/// The color scheme that an app always has, whatever that of the device is.
///
/// The key `UIUserInterfaceStyle` of the Info.plist states it.
enum AppAppearance {
  /// The color scheme of the app in the process; `nil` if it has that of the device.
  static let required = scheme(in: BundleInformation.app)

  static func scheme(in information: [String: Any]) -> ColorScheme? {
    switch information["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }
}
