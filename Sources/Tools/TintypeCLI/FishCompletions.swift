// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeRuns

/// Completions for fish 3 and later.
enum FishCompletions {
  /// Returns the script.
  static func script(_ verbs: [CompletedVerb]) -> String {
    var lines = [
      "# Completions of tintype for fish: tintype completions fish | source",
      "complete -c tintype -f",
      "complete -c tintype -n __fish_use_subcommand -s h -l help -d 'Show help'",
      "complete -c tintype -n __fish_use_subcommand -l version -d 'Show the version'",
    ]
    for verb in verbs {
      lines.append(
        "complete -c tintype -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.abstract))")
    }
    for verb in verbs {
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      switch verb.arguments {
      case .none: break
      case .files: lines.append("complete -c tintype \(condition) -F")
      case .choices(let choices):
        lines.append(
          "complete -c tintype \(condition) -a \(quoted(choices.joined(separator: " ")))")
      }
      lines += verb.options.map { "complete -c tintype \(condition) " + specification($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specification(_ option: Manual.Option) -> String {
    var choices = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    switch CompletedVerb.value(of: option) {
    case .none: break
    case .choices(let values): choices.append("-x -a \(quoted(values.joined(separator: " ")))")
    case .files: choices.append("-r -F")
    case .directories: choices.append("-x -a '(__fish_complete_directories)'")
    case .other: choices.append("-x")
    }
    choices.append("-d \(quoted(CompletedVerb.summary(of: option)))")
    return choices.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}
