// SPDX-License-Identifier: MIT

import TintypeBase

extension [BaseChange] {
  /// Returns the changes, with a note at each added reference whose name looks like that of a removed
  /// one.
  ///
  /// An example is a name that contains the composed form of é before, and the decomposed form now.
  func explainingLookalikes() -> Self {
    // Canonically equivalent strings are equal.
    var removed: [String: String] = [:]
    for change in self where change.kind == .removed {
      removed[VisibleText.seen(change.path)] = change.path
    }
    guard !removed.isEmpty else { return self }
    return map { change in
      guard change.kind == .added, let old = removed[VisibleText.seen(change.path)] else {
        return change
      }
      let names = VisibleText.pair(old, change.path)
      var change = change
      change.notes.append(
        """
        the names “\(names.old)”, which was removed, and “\(names.new)” look the same, but are stored \
        as different characters
        """)
      return change
    }
  }
}
