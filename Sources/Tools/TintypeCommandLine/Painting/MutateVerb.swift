// SPDX-License-Identifier: MIT

/// The verb `tintype mutate`, which changes the scenes of references and counts the changes that tests
/// notice.
package struct MutateVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// The format of the output.
  package var format: Format
  /// The kinds of changes; empty for all.
  package var kinds: [String]
  /// The greatest number of changes to each reference.
  package var limit: Int
  /// The least score in percent; `nil` for none.
  package var minimum: Double?
  /// The output directory of the tests; `nil` for the usual one.
  package var outputDirectory: String?
  /// The run whose tolerances are used; `nil` for the latest one.
  package var run: String?

  /// The format of the output.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Tables for people.
    case text
    /// A JSON object with all counts and survivors.
    case json
    /// Markdown for a comment of a pull request.
    case markdown
  }

  /// The names of the kinds of changes.
  package static let kindNames = ["color", "position", "text", "removal", "order"]

  /// The default number of changes to each reference.
  package static let usualLimit = 20

  package static let manual = Manual(
    "mutate",
    abstract: "Count the small changes that tests of images would notice.",
    usage: [
      "[--kind KIND] [--limit NUMBER] [--minimum PERCENT] [REFERENCE…]"
    ],
    discussion: [
      """
      Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the \
      default is __Snapshots__. The scene in each file is changed in small ways and painted, and each \
      image is compared as the test does, with its tolerance and its masks. A change that makes the \
      comparison fail is killed, and one that passes survives. The score is the share of the killed \
      ones. Nothing is built and no test runs. References of texts are not changed.
      """,
      """
      The tolerances and masks are those of a run. For references that it does not contain, exact \
      comparisons are assumed, and their number is printed. Changes that affect no pixel, such as \
      that of a covered element, are counted separately.
      """,
      """
      The name of a reference determines its changes, so that they are the same in each run.
      """,
    ],
    options: [
      Manual.Option(
        "--kind", value: "KIND", isRepeatable: true, choices: kindNames,
        text: """
          Make only changes of this kind: color, by a distance of ΔE 2; position, by 1 point; text, by \
          one letter; removal of an element; order of two siblings. By default all.
          """),
      Manual.Option(
        "--limit", value: "NUMBER",
        text: "The greatest number of changes to each reference; by default \(usualLimit)."),
      Manual.Option(
        "--minimum", value: "PERCENT", text: "End with 1 if the score is lower, as in 90."),
      Manual.Option(
        "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
        text: "The format: text, the default, json or markdown."),
      .outputDirectory, .run,
    ],
    examples: [
      Manual.Example("tintype mutate", "Prints the score of all references"),
      Manual.Example(
        "tintype mutate --kind color --limit 50 --minimum 90 __Snapshots__/HomeTests",
        "Requires that tests of one module notice 90 % of the changed colors"),
    ],
    exitCodes: [
      (.success, "the score was determined, and is not below the minimum"),
      (.different, "the score is below the minimum, or there is none"),
      (.error, "a reference or the run could not be read"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    format = arguments.value("--format").flatMap(Format.init) ?? .text
    kinds = arguments.values("--kind")
    limit = Self.usualLimit
    if let text = arguments.value("--limit") {
      guard let number = Int(text), (1...100_000).contains(number) else {
        throw .invalidValue(
          text, option: "--limit", expected: .word(["1", "a number up to 100000"]))
      }
      limit = number
    }
    if let text = arguments.value("--minimum") {
      guard let number = Double(text), number >= 0, number <= 100 else {
        throw .invalidValue(
          text, option: "--minimum", expected: .word(["0", "a percentage up to 100, such as 90"]))
      }
      minimum = number
    }
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
  }
}
