// SPDX-License-Identifier: MIT

import TintypeReports

/// A word of a command that somebody may copy into a shell.
enum ShellWord {
  /// The text as one word of a shell, in quotation marks where it needs them.
  ///
  /// - Returns: `nil` where the text has something hidden in it, which no command may hold: what is
  ///   copied would not be what is seen.
  static func quoted(_ text: String) -> String? {
    guard !text.isEmpty, VisibleText.line(text) == text else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+:=@,".utf8.contains(byte)
      }
    }
    if isPlain, text.utf8.first != UInt8(ascii: "-") { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
