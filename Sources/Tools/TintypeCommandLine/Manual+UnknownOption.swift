// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

extension Manual {
  /// Returns the error for an option that the verb does not have.
  ///
  /// If the verb passes arguments to another command, the option may be one of that command, and the
  /// error suggests the command line with `--` before it.
  ///
  /// - Parameters:
  ///   - option: The name of the option.
  ///   - arguments: The arguments after the verb.
  /// - Returns: The error.
  func unknown(_ option: String, in arguments: ArraySlice<String>) -> CommandError {
    guard let forwarding,
      let place = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") })
    else { return .unknownOption(option, verb: name) }
    var forwarded = arguments[place...].map(\.self)
    if let end = forwarded.firstIndex(of: "--") { forwarded.remove(at: end) }
    let words = ["tintype", name] + arguments[..<place] + ["--"] + forwarded
    return .optionOfCommand(
      option, verb: name, command: forwarding,
      suggestion: words.map { $0 == "--" ? $0 : Self.word($0) }.joined(separator: " "))
  }

  /// Returns a word for a shell; an option with a value is quoted only if it needs to be.
  private static func word(_ text: String) -> String {
    guard text.hasPrefix("-"), text.count > 1 else { return ShellText.word(text) }
    let plain = ShellText.word(String(text.drop { $0 == "-" }))
    return plain.hasPrefix("'") ? ShellText.quoted(text) : text
  }
}
