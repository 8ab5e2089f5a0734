// SPDX-License-Identifier: MIT

import TintypeComponents

extension PreviewDevice {
  /// The device of the name; `nil` if it is unknown.
  ///
  /// Names of Xcode contain the generation of a device, such as `iPad Pro (11-inch) (4th
  /// generation)`. A generation without a device of its own has the same screen as its predecessor.
  var model: ViewImageConfig? {
    var name = Self.identifier(rawValue)
    let devices = ViewImageConfig.iPhones + ViewImageConfig.iPads
    // Each step removes the last character of a generation, such as “m4” or “4th”.
    for _ in 0..<8 {
      if let device = devices.first(where: { Self.identifier($0.name) == name }) {
        return device.idiom == .pad ? device.portrait : device
      }
      guard let last = name.popLast(), last.isNumber || "mthndrs".contains(last) else { return nil }
    }
    return nil
  }

  /// Returns the letters and digits of a name in lowercase, without words that all names have.
  private static func identifier(_ name: String) -> String {
    var name = name.lowercased()
    for word in ["generation", "inch"] {
      while let range = name.firstRange(of: word) { name.removeSubrange(range) }
    }
    name.removeAll { !$0.isLetter && !$0.isNumber }
    return name.hasPrefix("iphonese") && name.hasSuffix("rd") ? String(name.dropLast(2)) : name
  }
}
