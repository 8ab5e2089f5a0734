// SPDX-License-Identifier: MIT

/// The manual of a verb, from which its help, its completions and its parser are made.
package struct Manual: Sendable {
  /// The verb, such as `accept`.
  package var name: String
  /// A summary in one sentence with a full stop.
  package var abstract: String
  /// The arguments after the verb, one line for each form of usage.
  package var usage: [String]
  /// The command that receives the arguments after `--`, such as `swift test`; `nil` for none.
  package var forwarding: String?
  /// Further information in paragraphs, which are wrapped for display.
  package var discussion: [String]
  /// The options, in groups with headings.
  package var sections: [Section]
  /// Commands that work as written, each with a description.
  package var examples: [Example]
  /// The exit codes and their meanings.
  package var exitCodes: [(ExitCode, String)]

  /// Creates a manual.
  ///
  /// The exit codes are in ascending order, without ``ExitCode/usage``, which `invalid` describes; if
  /// it is `nil`, the verb ends with the code for errors instead.
  package init(
    _ name: String,
    abstract: String,
    usage: [String] = ["[options]"],
    forwarding: String? = nil,
    discussion: [String] = [],
    sections: [Section] = [],
    options: [Option] = [],
    examples: [Example],
    exitCodes: [(ExitCode, String)],
    invalid: String? = "the command line is invalid"
  ) {
    (self.name, self.abstract) = (name, abstract)
    self.usage = usage.map { $0 + (forwarding.map { " [-- \($0) arguments]" } ?? "") }
    (self.forwarding, self.discussion) = (forwarding, discussion)
    self.sections = sections + [Section("Options", options + [.help])]
    (self.examples, self.exitCodes) = (examples, exitCodes)
    if let invalid {
      let index = exitCodes.firstIndex { $0.0.rawValue > ExitCode.usage.rawValue }
      self.exitCodes.insert((.usage, invalid), at: index ?? exitCodes.count)
    }
  }

  /// A group of related options.
  package struct Section: Sendable {
    /// The heading, without a colon.
    package var title: String
    package var options: [Option]

    package init(_ title: String, _ options: [Option]) {
      (self.title, self.options) = (title, options)
    }
  }

  /// An option.
  package struct Option: Sendable {
    /// The names, such as `-h` and `--help`; messages use the last one.
    package var names: [String]
    /// The placeholder of the value, such as `DIR`; `nil` for an option without a value.
    package var value: String?
    /// The description, in sentences.
    package var text: String
    /// A Boolean value that indicates whether the option may be given several times.
    package var isRepeatable: Bool
    /// The accepted values, if only these are accepted; else empty.
    package var choices: [String]

    package init(
      _ names: String..., value: String? = nil, isRepeatable: Bool = false, choices: [String] = [],
      text: String
    ) {
      self.names = names
      self.value = value
      self.text = text
      self.isRepeatable = isRepeatable
      self.choices = choices
    }

    /// The name that messages use.
    package var name: String { names.last ?? "" }

    /// The option that every verb has.
    package static let help = Option("-h", "--help", text: "Show this help.")
  }

  /// A command that works as written.
  package struct Example: Sendable {
    package var command: String
    /// The description, without a full stop.
    package var text: String

    package init(_ command: String, _ text: String) { (self.command, self.text) = (command, text) }
  }

  /// All options.
  package var options: [Option] { sections.flatMap(\.options) }

  /// The exit code for an invalid command line.
  ///
  /// Callers of some verbs distinguish few exit codes, so errors must use the one for errors.
  package var usageCode: ExitCode { exitCodes.contains { $0.0 == .usage } ? .usage : .error }
}

extension Manual {
  /// The width of a help text, in characters.
  private static let width = 100

  /// The help text that `--help` prints.
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

  /// Formats rows in two columns and wraps the second; a label that is too long gets its own line.
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

  /// Wraps a text between words, with each line indented.
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
