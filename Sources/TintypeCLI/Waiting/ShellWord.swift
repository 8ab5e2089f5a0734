// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// A word of a command that somebody may copy into a shell.
enum ShellWord {
  /// The text as one word of a shell, in quotation marks where it needs them.
  ///
  /// - Returns: `nil` where the text has something hidden in it, which no command may hold: what is
  ///   copied would not be what is seen.
  static func quoted(_ text: String) -> String? {
    guard !text.isEmpty, VisibleText.line(text) == text else { return nil }
    return ShellText.word(text)
  }
}
