// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// The verb `tintype accept`, which replaces references with new files.
struct AcceptVerb: Verb, Hashable {
  var options: DecidingOptions

  static let manual = Manual(
    "accept",
    abstract: "Make what a test has found the reference.",
    usage: ["[options] NAME…", "--group ID | --all | --decisions FILE"],
    discussion: [
      """
      NAME is target/suite/test.identifier as “tintype status” prints it, or its end: \
      “LoginTests/appearance.form” or “appearance.form”. “*” stands for any characters but “/”, “**” \
      for any at all; quote them for the shell.
      """,
      """
      A reference is replaced only if it and the new file are, byte for byte, those that the test has \
      compared. What is not is left alone and named, and the rest is done.
      """,
    ],
    sections: Manual.Option.deciding("accept"),
    options: [
      Manual.Option("--dry-run", text: "Say what would be done, and write nothing."),
      Manual.Option(
        "--references", value: "DIR", isRepeatable: true,
        text: """
          A directory that references may lie in, besides those called __Snapshots__ in the \
          package. May be given many times.
          """),
      .format, .outputDirectory,
    ],
    examples: [
      Manual.Example(
        "tintype accept LoginTests/appearance.form", "Accepts one change, by the end of its name"),
      Manual.Example("tintype accept 'LoginTests/*'", "Accepts all changes of a suite"),
      Manual.Example(
        "tintype accept --decisions decisions.json", "Does what was decided in the report"),
    ],
    exitCodes: [
      (.success, "done; also where nothing waits and --all was given"),
      (.different, "something was left alone: it has changed since, or belongs elsewhere"),
      (.error, "nothing waits under that name, or something could not be read or written"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.usage, "the command line makes no sense, or a name means several changes"),
      (.dataFormat, "the file with decisions is none"),
    ])

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
    abstract: "Throw away what a test has found; the references stay as they are.",
    usage: ["[options] NAME…", "--group ID | --all | --decisions FILE"],
    discussion: [
      """
      NAME is target/suite/test.identifier as “tintype status” prints it, or its end: \
      “LoginTests/appearance.form” or “appearance.form”. “*” stands for any characters but “/”, “**” \
      for any at all; quote them for the shell.
      """,
      """
      What waits is removed from the output directory, so that nobody accepts it. The test goes on \
      failing until the code is as the reference wants it.
      """,
    ],
    sections: Manual.Option.deciding("reject"),
    options: [
      Manual.Option("--dry-run", text: "Say what would be done, and remove nothing."),
      .format, .outputDirectory,
    ],
    examples: [
      Manual.Example(
        "tintype reject appearance.form", "Rejects one change, by the end of its name"),
      Manual.Example("tintype reject --all", "Rejects all that is left after accepting the rest"),
    ],
    exitCodes: [
      (.success, "done; also where nothing waits and --all was given"),
      (.different, "something was left alone: it has changed since"),
      (.error, "nothing waits under that name, or something could not be read or removed"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.usage, "the command line makes no sense, or a name means several changes"),
      (.dataFormat, "the file with decisions is none"),
    ])

  init(_ arguments: ParsedArguments) { options = DecidingOptions(arguments) }

  func run(in tool: Tool) throws -> CommandResult {
    try Decider(tool: tool, options: options, verdict: .reject).run()
  }
}
