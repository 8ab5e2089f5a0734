// SPDX-License-Identifier: MIT

/// Text in commands that a user can copy into a shell.
package enum ShellText {
  /// The text in single quotation marks, so that a shell takes it literally.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// The text without quotation marks where a shell takes it literally anyway, else with them.
  package static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "/._-+:=@,".utf8.contains(byte)
        }
      }
    return isPlain ? text : quoted(text)
  }
}
