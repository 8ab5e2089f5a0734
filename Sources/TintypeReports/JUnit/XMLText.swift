// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Texts as XML 1.0 holds them.
enum XMLText {
  /// The text on one line for an attribute in quotation marks.
  ///
  /// - Parameters:
  ///   - text: Any text. Characters that XML forbids, or that would hide something, are shown.
  ///   - limit: The greatest number of bytes; what is longer ends in “…”.
  /// - Returns: The text, escaped.
  static func attribute(_ text: String, limit: Int) -> String {
    escaped(VisibleText.line(head(text, limit)), limit: limit)
  }

  /// The text with its lines for the inside of an element.
  static func content(_ text: String, limit: Int) -> String {
    let ending = "\n… cut off here; “tintype report” shows the rest."
    return escaped(VisibleText.block(head(text, limit)), limit: limit, ending: ending)
  }

  /// What may be needed of a text: no escaping makes it shorter.
  private static func head(_ text: String, _ limit: Int) -> String {
    String(text.unicodeScalars.prefix(limit + 1))
  }

  private static func escaped(_ text: String, limit: Int, ending: String = "…") -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let piece =
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: String(scalar)
        }
      count += piece.utf8.count
      guard count <= limit else { return result + ending }
      result += piece
    }
    return result
  }

  /// Seconds with six decimals.
  static func seconds(_ microseconds: Int) -> String {
    let microseconds = max(microseconds, 0)
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}

/// Gives each case a name that no other has: of two cases with one name, GitLab shows the first.
struct JUnitNames {
  /// How many bytes of a name are shown.
  var limit: Int
  private var given: Set<String> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The name of an entry's case, as it stands in the file.
  mutating func name(of entry: ReportEntry, class className: String) -> String {
    let name = "\(entry.record.snapshot.test).\(entry.record.snapshot.identifier)"
    let ending = entry.pathExtension.isEmpty ? "" : ".\(entry.pathExtension)"
    // What was cut may be all that two names differ in.
    for candidate in [name, name + ending] {
      let shown = XMLText.attribute(candidate, limit: limit)
      if given.insert("\(className)\n\(shown)").inserted { return shown }
    }
    return XMLText.attribute(name, limit: limit) + " [\(entry.id)]"
  }
}
