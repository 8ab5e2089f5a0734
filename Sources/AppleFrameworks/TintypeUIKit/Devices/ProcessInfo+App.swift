// SPDX-License-Identifier: MIT

public import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether an app of a phone runs on a Mac: always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// A Boolean value that indicates whether an app of a tablet runs on a Mac: always `false`.
  public var isMacCatalystApp: Bool { false }
}
