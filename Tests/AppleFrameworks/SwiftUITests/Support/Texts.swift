// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

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

/// Returns the text of the only node of a view.
@MainActor
func string(
  of view: some View, sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let outline = outline(of: view, sourceLocation: sourceLocation)
  guard let start = outline.range(of: "text: \""),
    let end = outline.range(of: "\"  font: ", range: start.upperBound..<outline.endIndex)
  else { return outline }
  return String(outline[start.upperBound..<end.lowerBound]).replacing("\\n", with: "\n")
}
