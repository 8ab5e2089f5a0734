// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports

/// The verb `tintype completions`, which prints completions for a shell.
struct CompletionsVerb: Verb, Hashable {
  /// The requested shell.
  var shell: Shell?
  /// The arguments; exactly one shell is required.
  var arguments: [String]

  /// A shell.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// The shells by name.
  static let shells = Shell.allCases.map(\.rawValue)

  static let manual = Manual(
    "completions",
    abstract: "Print completions for a shell.",
    usage: ["bash | zsh | fish"],
    discussion: [
      """
      Put the command of your shell into its start file: eval "$(tintype completions bash)" into \
      ~/.bashrc; the same with zsh into ~/.zshrc, behind compinit; “tintype completions fish | source” \
      into ~/.config/fish/config.fish.
      """
    ],
    examples: [
      Manual.Example("tintype completions fish | source", "Completes commands in this fish"),
      Manual.Example(
        "tintype completions bash > tintype.bash", "Writes them to a file that bash may source"),
    ],
    exitCodes: [
      (.success, "the completions were printed"),
      (.usage, "the command line makes no sense"),
      (.cannotCreate, "they could not be written"),
    ])

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments.arguments
    shell = self.arguments.count == 1 ? Shell(rawValue: self.arguments[0]) : nil
  }

  func run(in tool: Tool) -> CommandResult {
    let verbs = CompletedVerb.all
    switch shell {
    case .bash?: return CommandResult(output: BashCompletions.script(verbs))
    case .zsh?: return CommandResult(output: ZshCompletions.script(verbs))
    case .fish?: return CommandResult(output: FishCompletions.script(verbs))
    case nil:
      let given =
        switch arguments.count {
        case 0: ""
        case 1: ", and “\(ShortText.line(arguments[0], limit: 80))” is none"
        default: ", and \(arguments.count) were given"
        }
      return .failure(
        """
        “tintype completions” needs the name of one shell, bash, zsh or fish\(given). See “tintype \
        completions --help”.
        """,
        .usage)
    }
  }
}
