// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// The verb `tintype accept`, which replaces references with new files.
struct AcceptVerb: Verb, Hashable {
  var options: DecidingOptions

  static let manual = Manual(
    "accept",
    abstract: "Replace references with the new files of the tests.",
    usage: ["[options] NAME…", "--cause ID | --all | --decisions FILE"],
    discussion: [
      DecidingOptions.namesText,
      """
      A reference is replaced only if it and the new file are byte for byte the files that the \
      test compared. Other changes are skipped and reported.
      """,
    ],
    sections: Manual.Option.deciding("accept"),
    options: [
      Manual.Option("--dry-run", text: "Print what would be done, and write nothing."),
      .references, .format, .outputDirectory,
    ],
    examples: [
      Manual.Example(
        "tintype accept LoginTests/appearance.form", "Accepts one change, by the end of its name"),
      Manual.Example("tintype accept 'LoginTests/*'", "Accepts all changes of a suite"),
      Manual.Example(
        "tintype accept --cause 'padding 12 → 16'", "Accepts a cause in all images"),
      Manual.Example(
        "tintype accept --decisions decisions.json", "Applies the decisions of the report"),
    ],
    exitCodes: [
      (.success, "done, or --all was given and no changes are pending"),
      (.different, "a change was skipped: its files have changed, or its path is not allowed"),
      (.error, "no pending change has that name, or a file could not be read or written"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.dataFormat, "the decisions file is invalid"),
    ],
    invalid: "the command line is invalid, or a name matches several changes")

  init(_ arguments: ParsedArguments) { options = DecidingOptions(arguments) }

  func run(in tool: Tool) throws -> CommandResult {
    try Decider(tool: tool, options: options, verdict: .accept).run()
  }
}

/// The verb `tintype reject`, which deletes new files and keeps the references.
struct RejectVerb: Verb, Hashable {
  var options: DecidingOptions

  static let manual = Manual(
    "reject",
    abstract: "Discard the new files of the tests, and keep the references.",
    usage: ["[options] NAME…", "--cause ID | --all | --decisions FILE"],
    discussion: [
      DecidingOptions.namesText,
      """
      The pending changes are removed from the output directory, so they cannot be accepted. The \
      tests fail until the code matches the references again.
      """,
    ],
    sections: Manual.Option.deciding("reject"),
    options: [
      Manual.Option("--dry-run", text: "Print what would be done, and remove nothing."),
      .format, .outputDirectory,
    ],
    examples: [
      Manual.Example(
        "tintype reject appearance.form", "Rejects one change, by the end of its name"),
      Manual.Example("tintype reject --all", "Rejects all changes that are still pending"),
    ],
    exitCodes: [
      (.success, "done, or --all was given and no changes are pending"),
      (.different, "a change was skipped: its files have changed"),
      (.error, "no pending change has that name, or a file could not be read or removed"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.dataFormat, "the decisions file is invalid"),
    ],
    invalid: "the command line is invalid, or a name matches several changes")

  init(_ arguments: ParsedArguments) { options = DecidingOptions(arguments) }

  func run(in tool: Tool) throws -> CommandResult {
    try Decider(tool: tool, options: options, verdict: .reject).run()
  }
}
