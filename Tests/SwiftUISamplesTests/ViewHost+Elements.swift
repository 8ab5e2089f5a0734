// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI

extension ViewHost {
  /// The accessibility elements in reading order, one per line.
  var elements: String {
    var text = ""
    Snapshotting<ViewHost, String>.accessibility.snapshot(self).run { text = $0 }
    return text
  }

  /// Returns a Boolean value that indicates whether a text is part of the accessibility elements.
  func says(_ text: String) -> Bool { elements.contains(text) }

  /// Returns a Boolean value that indicates whether an element rejects a tap.
  func rejectsTap(on element: String) -> Bool {
    do {
      try tap(element)
      return false
    } catch {
      return true
    }
  }
}
