// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Returns the accessibility elements of a view, one per line, without their frames.
func accessibility(
  of view: some View, traits: UITraitCollection = UITraitCollection(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  accessibility(of: view, as: .accessibility(traits: traits), sourceLocation)
}

private func accessibility<Value: View>(
  of view: Value, as strategy: Snapshotting<Value, String>, _ sourceLocation: SourceLocation
) -> String {
  var text = ""
  strategy.snapshot(view).run { text = $0 }
  #expect(!text.isEmpty, "The view has an error.", sourceLocation: sourceLocation)
  return text.trimmingCharacters(in: .newlines)
}

/// Returns the accessibility elements of a host, one per line, without their frames.
func accessibility(of host: ViewHost) -> String {
  var text = ""
  Snapshotting<ViewHost, String>.accessibility.snapshot(host).run { text = $0 }
  return text.trimmingCharacters(in: .newlines)
}
