// SPDX-License-Identifier: MIT

import TintypeBase

extension JSON {
  /// The value as the output of a command: names in their order, the outer two levels on lines of
  /// their own, nothing that a terminal interprets, and a newline at the end.
  var document: String {
    text(.init(layout: .outerLevels, keyOrder: .given, escapes: .terminal)) + "\n"
  }
}
