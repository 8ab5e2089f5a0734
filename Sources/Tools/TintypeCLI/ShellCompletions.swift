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
