// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports

/// The options of `tintype accept` and `tintype reject`.
struct DecidingOptions: Hashable, Sendable {
  /// Patterns of names.
  var names: [String]
  /// The identifiers or titles of causes.
  var causes: [String]
  /// A Boolean value that indicates whether all pending changes are selected.
  var isAll: Bool
  /// The digest prefix of the reviewed file.
  var seen: String?
  /// The path of the file with decisions; `-` for standard input.
  var decisions: String?
  /// A Boolean value that indicates whether nothing is written.
  var isDryRun: Bool
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// Additional directories that may contain references.
  var references: [String]
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?

  /// The part of the manuals about names.
  static let namesText = """
    NAME is target/suite/test.identifier as “tintype status” prints it, or the end of it: \
    “LoginTests/appearance.form” or “appearance.form”. “*” matches any characters except “/”, \
    and “**” matches any characters; quote them for the shell.
    """

  /// Creates options from the arguments of the verb.
  init(_ arguments: ParsedArguments) {
    names = arguments.arguments
    causes = arguments.values("--cause")
    isAll = arguments.flag("--all")
    seen = arguments.value("--seen")
    decisions = arguments.value("--decisions")
    isDryRun = arguments.flag("--dry-run")
    isJSON = arguments.requestsJSON
    references = arguments.values("--references")
    outputDirectory = arguments.value("--output-directory")
  }

  /// The selected changes.
  enum Selection: Hashable {
    case selection(PendingSelection)
    /// The changes of causes, by the identifiers or titles of these.
    case causes([String])
    case decisions(path: String)
  }

  /// Returns the selected changes.
  ///
  /// - Throws: ``DecisionError`` if no selection is given, or two are.
  func chosen(verb: String) throws(DecisionError) -> Selection {
    var ways: [(String, Selection)] = []
    if !names.isEmpty { ways.append(("name", .selection(.names(names.map { NamePattern($0) })))) }
    if !causes.isEmpty { ways.append(("--cause", .causes(causes))) }
    if isAll { ways.append(("--all", .selection(.all))) }
    if let decisions { ways.append(("--decisions", .decisions(path: decisions))) }
    guard let (way, chosen) = ways.first else { throw .nothingNamed(verb: verb) }
    if ways.count > 1 { throw .namedTwice(way, ways[1].0) }
    return chosen
  }

  /// Returns the digits of `--seen` in lower case, after checking them.
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
  /// Additional directories of references.
  static let references = Manual.Option(
    "--references", value: "DIR", isRepeatable: true,
    text: """
      An additional directory of references, which need not be named __Snapshots__. May be \
      repeated.
      """)

  /// Returns the options of both verbs, which select changes and the output format.
  static func deciding(_ verb: String) -> [Manual.Section] {
    [
      Manual.Section(
        "Selection",
        [
          Manual.Option(
            "--cause", value: "ID", isRepeatable: true,
            text: verb == "accept"
              ? """
              A cause, by its ID or its title that the report and “tintype status” print. Accepts \
              each change whose causes are all accepted, now or before. Outliers and images with \
              pixels without a known cause need to be accepted by name. May be repeated.
              """
              : """
              All changes with a cause, by its ID or its title that the report and “tintype \
              status” print. May be repeated.
              """),
          Manual.Option("--all", text: "All pending changes."),
          Manual.Option(
            "--seen", value: "DIGEST",
            text: """
              Only if the SHA-256 of the new file begins with these digits, at least 12, so that \
              the decision applies to the reviewed file. For one change.
              """),
          Manual.Option(
            "--decisions", value: "FILE",
            text: verb == "accept"
              ? """
              The decisions that the report exported, both accepted and rejected changes; \
              “--decisions=-” reads standard input.
              """
              : """
              The rejected changes in the decisions that the report exported; “--decisions=-” \
              reads standard input. The accepted changes are left to “tintype accept”.
              """),
        ])
    ]
  }
}
