// SPDX-License-Identifier: MIT

import TintypeCodeBases
import TintypeSourceEditing

/// What cannot be guessed about a code base.
struct ProjectSettings: Hashable {
  /// The names of the targets; empty for all.
  var targets: [String] = []
  /// The version of iOS whose conditions hold.
  var version = (major: 26, minor: 0)
  var previews = DerivedPreviews()

  static func == (left: Self, right: Self) -> Bool {
    left.targets == right.targets && left.version == right.version
      && left.previews == right.previews
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(targets)
    hasher.combine(previews)
  }

  /// The platform whose conditions hold in derived sources.
  var platform: AdaptedPlatform {
    var modules: [String: Bool] = [:]
    for name in AppleModules.aliases.map(\.name) + AppleModules.unavailable { modules[name] = true }
    for name in ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Carbon", "Glibc", "Musl"] {
      modules[name] = false
    }
    for name in ["Darwin", "FoundationNetworking"] { modules[name] = name == "Darwin" }
    return AdaptedPlatform(iOS: version.major, version.minor, modules: modules)
  }
}
