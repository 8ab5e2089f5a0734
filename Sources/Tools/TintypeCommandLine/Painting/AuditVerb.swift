// SPDX-License-Identifier: MIT

/// The verb `tintype audit`, which applies rules to the scenes of references.
package struct AuditVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// The format of the output.
  package var format: Format
  /// The path of the configuration; `nil` for the default, if it exists.
  package var configuration: String?
  /// The revision whose findings are left out; `nil` for none.
  package var base: String?
  /// The directory to write the marked images to; `nil` to write none.
  package var images: String?
  /// The URL of the directory with the images; `nil` for Markdown without images.
  package var imageBase: String?

  /// The format of the output.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Lines for people.
    case text
    /// A JSON object with all findings.
    case json
    /// SARIF 2.1.0, which GitHub and other code scanners read.
    case sarif
    /// The report of GitLab's code quality.
    case gitlab
    /// Markdown for a comment of a pull request; empty if there is nothing to report.
    case markdown
  }

  package static let manual = Manual(
    "audit",
    abstract: "Find contrast, target, label, text and layout problems in references.",
    usage: [
      "[--format FORMAT] [--base REVISION] [--images DIR] [REFERENCE…]"
    ],
    discussion: [
      """
      Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the \
      default is __Snapshots__. The rules are applied to the scene in each file, so nothing is built \
      and no test runs. The contrast is measured in the pixels that the scene produces.
      """,
      """
      FILE is a JSON object with the severities of rules, their limits, and exceptions with reasons; \
      the default is .tintype-audit.json in the current directory, if it exists. An exception that no \
      finding needs is a problem if all its references are audited.
      """,
      """
      With --base, only findings are printed that the merge base of REVISION and HEAD does not have. \
      References that are the same there are not audited, and unused exceptions are not found.
      """,
    ],
    options: [
      Manual.Option(
        "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
        text: "The format: text, the default, json, sarif, gitlab or markdown."),
      Manual.Option("--configuration", value: "FILE", text: "The configuration."),
      Manual.Option(
        "--base", value: "REVISION",
        text: "Print only findings that are new since this branch, tag or commit."),
      Manual.Option(
        "--images", value: "DIR",
        text: """
          Write an image of each reference with findings to this directory, in which the findings are \
          framed and numbered.
          """),
      Manual.Option(
        "--image-base", value: "URL",
        text: "Show the images from this https URL of that directory. For markdown."),
    ],
    examples: [
      Manual.Example("tintype audit", "Prints the findings in all references"),
      Manual.Example(
        "tintype audit --format sarif > audit.sarif", "Writes a file for code scanners"),
      Manual.Example(
        "tintype audit --base main --images findings",
        "Prints what a branch adds, and writes images of it"),
    ],
    exitCodes: [
      (.success, "no findings but notes"),
      (.different, "there are findings, or unused exceptions"),
      (.error, "a reference or the configuration could not be read"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    format = arguments.value("--format").flatMap(Format.init) ?? .text
    configuration = arguments.value("--configuration")
    (base, images) = (arguments.value("--base"), arguments.value("--images"))
    imageBase = arguments.value("--image-base")
  }
}
