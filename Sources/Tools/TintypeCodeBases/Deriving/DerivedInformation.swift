// SPDX-License-Identifier: MIT

import Foundation

/// The Info.plist of a derived module.
enum DerivedInformation {
  /// Returns the contents of the file; `nil` if the module has no values.
  static func bytes(of module: SourceModule) -> [UInt8]? {
    guard !module.information.isEmpty else { return nil }
    let values = module.information.mapValues { values -> Any in
      values.count == 1 ? values[0] : values
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return data.map { [UInt8]($0) }
  }
}
