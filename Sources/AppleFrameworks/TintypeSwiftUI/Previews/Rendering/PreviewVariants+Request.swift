// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeRuns

extension PreviewVariants {
  /// Creates variants from the names of their settings.
  init(_ variants: PreviewRequest.Variants) throws {
    self.init(
      colorSchemes: try variants.colorSchemes.map { name in
        switch name {
        case "light": .light
        case "dark": .dark
        default: throw PreviewSettingError(setting: "color scheme", name: name)
        }
      },
      dynamicTypeSizes: try variants.dynamicTypeSizes.map { name in
        guard let size = DynamicTypeSize(rawValue: name) else {
          throw PreviewSettingError(setting: "text size", name: name)
        }
        return size
      },
      locales: variants.locales.map(Locale.init),
      layoutDirections: try variants.layoutDirections.map { name in
        switch name {
        case "leftToRight": .leftToRight
        case "rightToLeft": .rightToLeft
        default: throw PreviewSettingError(setting: "layout direction", name: name)
        }
      },
      devices: variants.devices.map(PreviewDevice.init(rawValue:)),
      platformStyles: try (variants.platformStyles ?? []).map { name in
        guard let style = PlatformStyle(rawValue: name) else {
          throw PreviewSettingError(setting: "platform style", name: name)
        }
        return style
      })
  }
}

/// A setting of a variant with an unknown name.
struct PreviewSettingError: Error, CustomStringConvertible {
  let setting: String
  let name: String

  var description: String {
    "“\(name)” is not a \(setting). Use a name that the help of the command lists."
  }
}
