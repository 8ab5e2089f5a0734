// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports

/// What `tintype accept` and `tintype reject` are asked.
struct DecidingOptions: Hashable, Sendable {
  /// Patterns of names.
  var names: [String]
  /// The identity of a group.
  var group: String?
  /// Whether all that waits is meant.
  var isAll: Bool
  /// How the digest of the new file begins that somebody has looked at.
  var seen: String?
  /// The file with decisions; `-` for standard input.
  var decisions: String?
  /// Whether nothing is written.
  var isDryRun: Bool
  /// Whether the result is JSON.
  var isJSON: Bool
  /// Directories that references may lie in, too.
  var references: [String]
  /// Where the tests wrote; by default the environment or the package says.
  var outputDirectory: String?

  /// Understands what stands behind the verb.
  init(_ arguments: ParsedArguments) {
    names = arguments.arguments
    group = arguments.value("--group")
    isAll = arguments.flag("--all")
    seen = arguments.value("--seen")
    decisions = arguments.value("--decisions")
    isDryRun = arguments.flag("--dry-run")
    isJSON = arguments.value("--format") == "json"
    references = arguments.values("--references")
    outputDirectory = arguments.value("--output-directory")
  }

  /// What is meant.
  enum Meant: Hashable {
    case selection(PendingSelection)
    case decisions(path: String)
  }

  /// Which changes are meant.
  ///
  /// - Throws: ``DecisionError`` where that is said not at all or twice.
  func meant(verb: String) throws(DecisionError) -> Meant {
    var ways: [(String, Meant)] = []
    if !names.isEmpty { ways.append(("name", .selection(.names(names.map { NamePattern($0) })))) }
    if let group { ways.append(("--group", .selection(.group(group.lowercased())))) }
    if isAll { ways.append(("--all", .selection(.all))) }
    if let decisions { ways.append(("--decisions", .decisions(path: decisions))) }
    guard let (way, meant) = ways.first else { throw .nothingNamed(verb: verb) }
    if ways.count > 1 { throw .namedTwice(way, ways[1].0) }
    return meant
  }

  /// The digits of `--seen` in lower case, checked.
  func seenDigits() throws(DecisionError) -> String? {
    guard let seen else { return nil }
    let isDigest = seen.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
    guard isDigest, (12...64).contains(seen.utf8.count) else { throw .noDigest(seen) }
    return seen.lowercased()
  }
}

extension Manual.Option {
  /// What both verbs take to name changes, and to say what is printed.
  static func deciding(_ verb: String) -> [Manual.Section] {
    [
      Manual.Section(
        "Which changes",
        [
          Manual.Option(
            "--group", value: "ID",
            text: "Those of a group, by the name that the report and “tintype status” give it."),
          Manual.Option("--all", text: "All that wait."),
          Manual.Option(
            "--seen", value: "DIGEST",
            text: """
              Only if the SHA-256 of the new file begins with these digits, at least 12: what was \
              looked at, and nothing else. For one change.
              """),
          Manual.Option(
            "--decisions", value: "FILE",
            text: verb == "accept"
              ? """
              What was accepted and what was rejected in the report, as it exports it; \
              “--decisions=-” reads standard input.
              """
              : """
              What was rejected in the report, as it exports it; “--decisions=-” reads standard input. \
              What was accepted in it is left to “tintype accept”.
              """),
        ])
    ]
  }
}
