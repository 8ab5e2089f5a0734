// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// Connects `Locale.current` and the strings of the main bundle with the environment of views.
func connectFoundation() {
  CurrentFormatting.provider = { ViewTree.currentFormatting }
  Localization.lookup = { key, table in
    let format = StringTables.format(of: key, table: table, bundle: nil, for: .current)
    // A format with variables is for numbers, which the caller does not pass.
    return format?.variables.isEmpty == true ? format?.format : nil
  }
}
