// SPDX-License-Identifier: MIT

/// What a verb does and takes: its help, its completions and its parser are made of this.
package struct Manual: Sendable {
  /// The verb, such as `accept`.
  package var name: String
  /// What it does, in one sentence with a full stop.
  package var abstract: String
  /// What stands behind the verb on the command line, one line a way to use it.
  package var usage: [String]
  /// What else there is to know, in paragraphs; lines are broken when it is shown.
  package var discussion: [String]
  /// The options, in groups with a heading each.
  package var sections: [Section]
  /// Commands that work as they stand, each with what it does.
  package var examples: [Example]
  /// How the process ends, and what that means.
  package var exitCodes: [(ExitCode, String)]

  /// Creates a manual.
  package init(
    _ name: String,
    abstract: String,
    usage: [String] = ["[options]"],
    discussion: [String] = [],
    sections: [Section] = [],
    options: [Option] = [],
    examples: [Example],
    exitCodes: [(ExitCode, String)]
  ) {
    self.name = name
    self.abstract = abstract
    self.usage = usage
    self.discussion = discussion
    self.sections = sections + [Section("Options", options + [.help])]
    self.examples = examples
    self.exitCodes = exitCodes
  }

  /// Options that belong together.
  package struct Section: Sendable {
    /// What they are about, without a colon.
    package var title: String
    package var options: [Option]

    package init(_ title: String, _ options: [Option]) {
      self.title = title
      self.options = options
    }
  }

  /// An option.
  package struct Option: Sendable {
    /// Its names, such as `-h` and `--help`; the last is the one that messages use.
    package var names: [String]
    /// What stands for its value, such as `DIR`; `nil` where it takes none.
    package var value: String?
    /// What it does, in sentences.
    package var text: String
    /// Whether it may be given many times.
    package var isRepeatable: Bool
    /// The words that it takes, where there are no others.
    package var words: [String]

    package init(
      _ names: String..., value: String? = nil, isRepeatable: Bool = false, words: [String] = [],
      text: String
    ) {
      self.names = names
      self.value = value
      self.text = text
      self.isRepeatable = isRepeatable
      self.words = words
    }

    /// The name that messages use.
    package var name: String { names.last ?? "" }

    /// What every verb has.
    package static let help = Option("-h", "--help", text: "Show this help.")
  }

  /// A command that works as it stands.
  package struct Example: Sendable {
    package var command: String
    /// What it does, without a full stop.
    package var text: String

    package init(_ command: String, _ text: String) {
      self.command = command
      self.text = text
    }
  }

  /// All options.
  package var options: [Option] { sections.flatMap(\.options) }
}

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
