// SPDX-License-Identifier: MIT

import SwiftUI

/// Returns the texts of a host's views in their order.
func texts(of host: ViewHost) -> [String] {
  host.scene.outline.split(separator: "\n").compactMap { line in
    guard let start = line.range(of: " text: \"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}

/// Returns the texts of a view in their order.
func texts(of view: some View) throws -> [String] {
  try texts(of: ViewHost(view, layout: .fixed(width: 200, height: 200)))
}
