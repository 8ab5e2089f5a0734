// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeRuns

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
