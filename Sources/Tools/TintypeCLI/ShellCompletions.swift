// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeRuns

/// The description of a verb for shell completions.
struct CompletedVerb {
  var name: String
  /// The summary, without a full stop.
  var abstract: String
  var options: [Manual.Option]
  /// The arguments after the verb that are not options.
  var arguments: Arguments

  enum Arguments: Hashable {
    /// None, or arguments that cannot be completed.
    case none
    /// Files and directories.
    case files
    /// One of these strings.
    case choices([String])
  }

  /// The values that an option takes.
  enum Value: Hashable {
    /// The option takes no value.
    case none
    case choices([String])
    case files
    case directories
    /// A value that cannot be completed.
    case other
  }

  /// All verbs, and `help`.
  static var all: [CompletedVerb] {
    let all = verbs.map { verb in
      CompletedVerb(
        name: verb.manual.name, abstract: sentence(verb.manual.abstract),
        options: verb.manual.options, arguments: arguments(of: verb))
    }
    let help = CompletedVerb(
      name: "help", abstract: "Show the help of a command, with examples", options: [],
      arguments: .choices(all.map(\.name)))
    return all + [help]
  }

  private static func arguments(of verb: any DeclaredVerb.Type) -> Arguments {
    if verb is CompletionsVerb.Type { return .choices(CompletionsVerb.shells) }
    let text = verb.manual.usage.joined(separator: " ")
    let isAboutFiles = ["REFERENCE", "DIR", "FILE", "PATH"].contains { text.contains($0) }
    return isAboutFiles && !text.contains("NAME") ? .files : .none
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Returns the values that an option takes.
  static func value(of option: Manual.Option) -> Value {
    guard let value = option.value else { return .none }
    if !option.choices.isEmpty { return .choices(option.choices) }
    if value.hasPrefix("DIR") { return .directories }
    return value.hasPrefix("FILE") || value.hasPrefix("PATH") ? .files : .other
  }

  /// Returns the first sentence of an option's description, without a full stop.
  static func summary(of option: Manual.Option) -> String {
    var text = ""
    for word in option.text.split(whereSeparator: \.isWhitespace) {
      text += (text.isEmpty ? "" : " ") + word
      if text.hasSuffix(".") { return String(text.dropLast()) }
    }
    return text
  }
}

/// Completions for bash 3.2 and later.
enum BashCompletions {
  /// Returns the script.
  static func script(_ verbs: [CompletedVerb]) -> String {
    let names = verbs.map(\.name).joined(separator: " ")
    return """
      # Completions of tintype for bash: eval "$(tintype completions bash)"
      _tintype() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= i
        # bash treats “=” as a separate word.
        if [[ $cur == = ]]; then
          cur=
        elif [[ $prev == = ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [[ ${COMP_WORDS[i]} != -* ]]; then
            verb=${COMP_WORDS[i]}
            break
          fi
        done
        COMPREPLY=()
        case $verb in
        '')
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$cur"))
          ;;
      \(verbs.map(block).joined(separator: "\n"))
        esac
      }
      complete -F _tintype tintype

      """
  }

  private static func block(_ verb: CompletedVerb) -> String {
    let values = verb.options.compactMap(value)
    let names = verb.options.flatMap(\.names).joined(separator: " ")
    var lines = ["  \(verb.name))"]
    if !values.isEmpty { lines += ["    case $prev in"] + values + ["    esac"] }
    lines += [
      "    if [[ $cur == -* ]]; then",
      "      COMPREPLY=($(compgen -W '\(names)' -- \"$cur\"))",
    ]
    switch verb.arguments {
    case .none: break
    case .files: lines += ["    else", "      \(files("-f"))"]
    case .choices(let choices):
      lines += ["    else", "      \(reply("-W '\(choices.joined(separator: " "))'"))"]
    }
    return (lines + ["    fi", "    ;;"]).joined(separator: "\n")
  }

  private static func value(_ option: Manual.Option) -> String? {
    let action: String
    switch CompletedVerb.value(of: option) {
    case .none: return nil
    case .choices(let choices): action = reply("-W '\(choices.joined(separator: " "))'")
    case .files: action = files("-f")
    case .directories: action = files("-d")
    case .other: action = ":"
    }
    return "    \(option.names.joined(separator: " | "))) \(action); return ;;"
  }

  private static func reply(_ choices: String) -> String {
    "COMPREPLY=($(compgen \(choices) -- \"$cur\"))"
  }

  /// Returns the command for file names, which may contain spaces.
  private static func files(_ kind: String) -> String {
    "compopt -o filenames 2>/dev/null; local IFS=$'\\n'; " + reply(kind)
  }
}

/// Completions for zsh 5 and later.
enum ZshCompletions {
  /// Returns the script.
  static func script(_ verbs: [CompletedVerb]) -> String {
    let commands = verbs.map {
      "    \(ShellText.quoted("\(escaped($0.name, ":")):\($0.abstract)"))"
    }
    return """
      #compdef tintype
      # Completions of tintype for zsh: eval "$(tintype completions zsh)"; after compinit
      _tintype() {
        local curcontext=$curcontext state line
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C '(- *)'{-h,--help}'[Show help]' '(- *)--version[Show the version]' \\
          '1:command:->command' '*::argument:->arguments'
        case $state in
        command) _describe -t commands command commands ;;
        arguments)
          case $words[1] in
      \(verbs.map(block).joined(separator: "\n"))
          esac
          ;;
        esac
      }
      if [[ $funcstack[1] == _tintype ]]; then _tintype "$@"; else compdef _tintype tintype; fi

      """
  }

  private static func block(_ verb: CompletedVerb) -> String {
    var specs = verb.options.flatMap(specification)
    switch verb.arguments {
    case .none: specs.append(ShellText.quoted("*:name: "))
    case .files: specs.append(ShellText.quoted("*:file:_files"))
    case .choices(let choices):
      specs.append(ShellText.quoted("1:word:(\(choices.joined(separator: " ")))"))
    }
    return """
          \(verb.name))
            _arguments -s \\
              \(specs.joined(separator: " \\\n        "))
            ;;
      """
  }

  private static func specification(_ option: Manual.Option) -> [String] {
    let text = escaped(CompletedVerb.summary(of: option), "[]:")
    let start = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
    return option.names.map { name in
      let action: String
      switch CompletedVerb.value(of: option) {
      case .none: return ShellText.quoted("\(start)\(name)[\(text)]")
      case .choices(let choices): action = "(\(choices.joined(separator: " ")))"
      case .files: action = "_files"
      case .directories: action = "_files -/"
      case .other: action = " "
      }
      let value = escaped((option.value ?? "").lowercased(), "[]:|")
      return ShellText.quoted("\(start)\(name)=[\(text)]:\(value):\(action)")
    }
  }

  /// Returns the text with a backslash before each of the given characters.
  private static func escaped(_ text: String, _ characters: String) -> String {
    text.reduce(into: "") { result, character in
      if characters.contains(character) || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}

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
