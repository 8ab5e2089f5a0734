// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// A verb as completions know it.
struct CompletedVerb {
  var name: String
  /// What it does, without a full stop.
  var abstract: String
  var options: [Manual.Option]
  /// What stands behind the verb and is no option.
  var arguments: Arguments

  enum Arguments: Hashable {
    /// Nothing, or what nothing is known of.
    case none
    /// Files and directories.
    case files
    /// One of these words.
    case words([String])
  }

  /// What an option's value may be.
  enum Value: Hashable {
    /// It takes none.
    case none
    case words([String])
    case files
    case directories
    /// Something that nobody can complete.
    case other
  }

  /// All verbs of both tools, and `help`.
  static var all: [CompletedVerb] {
    let own = verbs.map { verb in
      CompletedVerb(
        name: verb.manual.name, abstract: sentence(verb.manual.abstract),
        options: verb.manual.options, arguments: arguments(of: verb))
    }
    let painting = paintingVerbs.map {
      CompletedVerb(
        name: $0.name, abstract: sentence($0.abstract), options: [.help], arguments: .files)
    }
    let names = (own + painting).map(\.name)
    let help = CompletedVerb(
      name: "help", abstract: "Say what a command does, with examples", options: [],
      arguments: .words(names))
    return own + painting + [help]
  }

  private static func arguments(of verb: any Verb.Type) -> Arguments {
    if verb is CompletionsVerb.Type { return .words(CompletionsVerb.shells) }
    let text = verb.manual.usage.joined(separator: " ")
    let isAboutFiles = ["REFERENCE", "DIR", "FILE", "PATH"].contains { text.contains($0) }
    return isAboutFiles && !text.contains("NAME") ? .files : .none
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// What an option's value may be.
  static func value(of option: Manual.Option) -> Value {
    guard let value = option.value else { return .none }
    if !option.words.isEmpty { return .words(option.words) }
    if value.hasPrefix("DIR") { return .directories }
    return value.hasPrefix("FILE") || value.hasPrefix("PATH") ? .files : .other
  }

  /// The first sentence of what an option does, without a full stop.
  static func summary(of option: Manual.Option) -> String {
    var text = ""
    for word in option.text.split(whereSeparator: \.isWhitespace) {
      text += (text.isEmpty ? "" : " ") + word
      if text.hasSuffix(".") { return String(text.dropLast()) }
    }
    return text
  }
}
