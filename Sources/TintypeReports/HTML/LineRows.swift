// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeSnapshots

/// A text and what it was before, as rows in which changed lines are marked.
enum LineRows {
  /// The most lines that are shown: more than anybody reads.
  private static let lineLimit = 3_000
  /// The most characters of a line.
  private static let widthLimit = 1_000

  /// The rows of two texts, `null` where there is no text.
  ///
  /// They come in hunks `[number in the old text, number in the new text, lines]`, where each line
  /// begins with `-`, `+` or a space.
  static func value(old: String?, new: String?) -> JSON {
    guard old != nil || new != nil else { return .null }
    var room = lineLimit
    var hunks: [JSON] = []
    if let old, let new {
      for hunk in TextDifference(from: old, to: new)?.hunks ?? [] where room > 0 {
        let lines = hunk.lines.prefix(room).map { row(sign($0.kind), $0.text) }
        room -= lines.count
        hunks.append(Self.hunk(hunk.oldStart, hunk.newStart, lines))
      }
    } else {
      let lines = (new ?? old ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let sign = new == nil ? "-" : "+"
      hunks.append(hunk(1, 1, lines.prefix(room).map { row(sign, String($0)) }))
      room -= lines.count
    }
    return ["hunks": .array(hunks), "isCut": .bool(room <= 0)]
  }

  private static func hunk(_ old: Int, _ new: Int, _ lines: [JSON]) -> JSON {
    .array([.integer(old), .integer(new), .array(lines)])
  }

  private static func row(_ sign: String, _ text: String) -> JSON {
    // Counted by scalars: a single character may have any number of them.
    let scalars = text.unicodeScalars
    guard scalars.count > widthLimit else { return .line(sign + text) }
    return .line(sign + String(scalars.prefix(widthLimit)) + " …")
  }

  private static func sign(_ kind: TextDifference.Line.Kind) -> String {
    switch kind {
    case .kept: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
