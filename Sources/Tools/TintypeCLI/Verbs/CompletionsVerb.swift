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
      Add the command of your shell to its startup file: eval "$(tintype completions bash)" to \
      ~/.bashrc; the same with zsh to ~/.zshrc, after compinit; “tintype completions fish | \
      source” to ~/.config/fish/config.fish.
      """
    ],
    examples: [
      Manual.Example("tintype completions fish | source", "Enables completions in this fish shell"),
      Manual.Example(
        "tintype completions bash > tintype.bash", "Writes them to a file for bash"),
    ],
    exitCodes: [
      (.success, "the completions were printed"),
      (.cannotCreate, "the completions could not be written"),
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
        case 1: ", and “\(ShortText.line(arguments[0], limit: 80))” is not one of them"
        default: ", and \(arguments.count) arguments were given"
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
