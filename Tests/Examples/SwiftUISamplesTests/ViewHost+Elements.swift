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

  /// The Latin words of the visible texts and of the accessibility labels and values.
  var latinWords: [String] {
    let texts = scene.commands.compactMap { command -> String? in
      if case .text(let line) = command.paint { line.string } else { nil }
    }
    let spoken = scene.nodes.compactMap(\.semantics)
      .flatMap { [$0.label, $0.value, $0.hint].compactMap(\.self) }
    return (texts + spoken).flatMap { $0.split { !$0.isASCII || !$0.isLetter } }.map(String.init)
  }

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
