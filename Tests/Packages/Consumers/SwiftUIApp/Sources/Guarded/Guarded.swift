// SPDX-License-Identifier: MIT

import SwiftUIApp

/// The modules that a target without the settings finds.
public var visibleModules: [String] {
  var modules: [String] = []
  #if canImport(SwiftUI)
    modules.append("SwiftUI")
  #endif
  #if canImport(Combine)
    modules.append("Combine")
  #endif
  #if canImport(UIKit)
    modules.append("UIKit")
  #endif
  return modules
}
