// SPDX-License-Identifier: MIT

/// The names of the devices of previews.
///
/// The command line checks them before a build, and does not link `TintypeComponents`, which
/// declares the devices. A test requires that both have the same names.
package enum PreviewDeviceName {
  /// The names of all devices: iPhones, the oldest first, then iPads, the smallest first.
  package static let all = [
    "iPhoneSe", "iPhoneSe3", "iPhone8", "iPhone8Plus", "iPhoneX", "iPhoneXr", "iPhoneXsMax",
    "iPhone11", "iPhone11Pro", "iPhone11ProMax", "iPhone12", "iPhone12Mini", "iPhone12Pro",
    "iPhone12ProMax", "iPhone13", "iPhone13Mini", "iPhone13Pro", "iPhone13ProMax", "iPhone14",
    "iPhone14Plus", "iPhone14Pro", "iPhone14ProMax", "iPhone15", "iPhone15Plus", "iPhone15Pro",
    "iPhone15ProMax", "iPhone16", "iPhone16Plus", "iPhone16Pro", "iPhone16ProMax", "iPhone16e",
    "iPhone17", "iPhone17Pro", "iPhone17ProMax", "iPhoneAir",
    "iPadMini", "iPadMini8_3", "iPad9_7", "iPad10_2", "iPad10_9", "iPadAir11", "iPadAir13",
    "iPadPro10_5", "iPadPro11", "iPadPro11M4", "iPadPro12_9", "iPadPro13",
  ]

  /// Returns the device of a name in Xcode; `nil` if it is unknown.
  ///
  /// Names of Xcode contain the generation of a device, such as `iPad Pro (11-inch) (4th
  /// generation)`. A generation without a device of its own has the same screen as its predecessor.
  ///
  /// - Parameter name: The name.
  /// - Returns: A name in ``all``.
  package static func device(named name: String) -> String? {
    var name = identifier(name)
    // Each step removes the last character of a generation, such as “m4” or “4th”.
    for _ in 0..<8 {
      if let device = all.first(where: { identifier($0) == name }) { return device }
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
