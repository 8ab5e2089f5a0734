// SPDX-License-Identifier: MIT

/// A page of the documentation of which a part is written by a run.
enum MarkedPage {
  /// The line before what is written.
  static let begin = "<!-- What follows is written by scripts/bench. -->"
  /// The line behind it.
  static let end = "<!-- What was written by scripts/bench ends here. -->"

  /// The page with another text between the two lines; the text alone where a page has no such
  /// lines, or there is none.
  static func replacing(in page: String?, _ text: String) -> String {
    guard let lines = page?.split(separator: "\n", omittingEmptySubsequences: false),
      let first = lines.firstIndex(of: begin[...]), let last = lines.lastIndex(of: end[...]),
      first < last
    else { return text }
    return (lines[...first] + ["", text[...]] + lines[last...]).joined(separator: "\n")
  }
}
