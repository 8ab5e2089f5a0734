// SPDX-License-Identifier: MIT

extension TextDifference {
  /// The whole difference as a unified one: `@@ -1,4 +1,4 @@`, then lines that begin with a space, a
  /// hyphen or a plus.
  ///
  /// Control characters but tabs are shown as their pictures, so that a carriage return is seen, and
  /// lines that only look the same have what is not ASCII spelled out. Each line ends with a line
  /// feed.
  public var unified: String {
    let visible = VisibleText(hunks)
    var text = ""
    for hunk in hunks {
      text += "@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@\n"
      for line in hunk.lines {
        switch line.kind {
        case .kept: text += " "
        case .removed: text += "-"
        case .added: text += "+"
        }
        text += visible(line.text)
        text += "\n"
      }
    }
    return text
  }
}
