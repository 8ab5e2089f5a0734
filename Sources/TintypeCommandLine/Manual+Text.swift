// SPDX-License-Identifier: MIT

extension Manual {
  /// The width of a help text, in characters.
  private static let width = 100

  /// The manual as `--help` shows it.
  package var text: String {
    let start = "tintype \(name)"
    let sentence = abstract.prefix(1).lowercased() + abstract.dropFirst()
    var blocks = ["\(start): \(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)"]
    blocks.append(
      usage.enumerated().map { index, line in
        (index == 0 ? "Usage: " : "       ") + start + (line.isEmpty ? "" : " " + line)
      }.joined(separator: "\n"))
    blocks += discussion.map { Self.wrapped($0, indent: 0) }
    blocks += sections.map(Self.block)
    if !examples.isEmpty {
      let lines = examples.map { "  \($0.command)\n" + Self.wrapped($0.text + ".", indent: 6) }
      blocks.append(
        (examples.count == 1 ? "Example:\n" : "Examples:\n") + lines.joined(separator: "\n"))
    }
    blocks.append("Exit codes:\n" + Self.table(exitCodes.map { ("\($0.0.rawValue)", $0.1) }))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func block(_ section: Section) -> String {
    let rows = section.options.map { option in
      (option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.text)
    }
    return "\(section.title):\n" + table(rows)
  }

  /// Two columns, the second one wrapped; what is too long for the first stands on a line of its own.
  package static func table(_ rows: [(String, String)]) -> String {
    let widest = rows.map(\.0.count).filter { $0 <= 24 }.max() ?? 0
    let indent = widest + 4
    return rows.map { label, text in
      let body = wrapped(text, indent: indent)
      guard label.count <= widest else { return "  \(label)\n\(body)" }
      let padding = String(repeating: " ", count: widest - label.count + 2)
      return "  \(label)\(padding)\(body.dropFirst(indent))"
    }.joined(separator: "\n")
  }

  /// A text broken between words, each line indented.
  package static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    let space = String(repeating: " ", count: indent)
    return lines.map { space + $0 }.joined(separator: "\n")
  }
}
