// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeRuns

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
