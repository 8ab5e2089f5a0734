// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Returns the outline of a view at its ideal size, or in a canvas of a size in points.
///
/// Text is measured with the standard fonts. Errors of the view fail the test.
func outline(
  of view: some View, in layout: SwiftUISnapshotLayout = .sizeThatFits,
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  outline(of: view, as: .outline(layout: layout, geometry: true), sourceLocation)
}

private func outline<Value: View>(
  of view: Value, as strategy: Snapshotting<Value, String>, _ sourceLocation: SourceLocation
) -> String {
  var outline = ""
  strategy.snapshot(view).run { outline = $0 }
  #expect(!outline.isEmpty, "The view has an error.", sourceLocation: sourceLocation)
  return outline
}
