// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI

/// Returns the message for a view with errors or approximations, on a canvas of 100 by 100 points.
@MainActor
func issues(of view: some View) -> String {
  do {
    let host = try ViewHost(view, layout: .fixed(width: 100, height: 100))
    return withSnapshotTesting(record: .never, strict: true) {
      verifySnapshot(of: host, as: .outline) ?? ""
    }
  } catch {
    return "\(error)"
  }
}

/// Returns the accessibility tree of a view at its ideal size.
@MainActor
func accessibilityTree<Content: View>(of view: Content) -> String {
  var tree = ""
  Snapshotting<Content, String>.accessibility.snapshot(view).run { tree = $0 }
  return tree
}
