// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// `tintype reject`: throws away what a test has found, and leaves the references as they are.
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
      (.trouble, "nothing waits under that name, or something could not be read or removed"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.usage, "the command line makes no sense, or a name means several changes"),
      (.dataFormat, "the file with decisions is none"),
    ])

  init(_ arguments: ParsedArguments) { options = DecidingOptions(arguments) }

  func run(in tool: Tool) throws -> CommandResult {
    try Decider(tool: tool, options: options, verdict: .reject).run()
  }
}
