// SPDX-License-Identifier: MIT

/// A verb's arguments, checked against its manual.
package struct ParsedArguments: Hashable, Sendable {
  /// What is no option, in its order; everything behind `--` is among it.
  package private(set) var arguments: [String] = []
  /// What stood behind `--`; `nil` where there was none.
  package private(set) var rest: [String]?
  /// Whether help was asked for.
  package private(set) var wantsHelp = false
  private var given: [String: [String]] = [:]

  /// Understands arguments.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the verb.
  ///   - manual: What the verb takes.
  /// - Throws: ``CommandError`` for the first option that the manual does not know, that lacks its
  ///   value or has one too many, or that stands there twice.
  package init(_ arguments: ArraySlice<String>, manual: Manual) throws(CommandError) {
    if let end = arguments.firstIndex(of: "--") { rest = Array(arguments[(end + 1)...]) }
    var reader = OptionReader(arguments, verb: manual.name)
    while let name = try reader.next(collecting: &self.arguments) {
      guard let option = manual.options.first(where: { $0.names.contains(name) }) else {
        throw .unknownOption(name, verb: manual.name)
      }
      if option.name == Manual.Option.help.name {
        try reader.noValue()
        wantsHelp = true
        return
      }
      if given[option.name] != nil, !option.isRepeatable { throw .repeatedOption(name) }
      guard option.value != nil else {
        try reader.noValue()
        given[option.name, default: []].append("")
        continue
      }
      let value = try reader.value()
      guard option.words.isEmpty || option.words.contains(value) else {
        throw .invalidValue(value, option: option.name, expected: .word(option.words))
      }
      given[option.name, default: []].append(value)
    }
  }

  /// Whether an option without a value was given.
  package func flag(_ name: String) -> Bool { given[name] != nil }

  /// The value of an option; `nil` where it was not given.
  package func value(_ name: String) -> String? { given[name]?.last }

  /// The values of an option that may be given many times, in their order.
  package func values(_ name: String) -> [String] { given[name] ?? [] }

  /// The arguments that are no options, for a verb that takes them as paths.
  ///
  /// An empty path would mean the current directory, which is never meant: a shell variable was not set.
  package func paths(verb: String) throws(CommandError) -> [String] {
    guard !arguments.contains("") else { throw .emptyPath(verb: verb) }
    return arguments
  }

  /// Refuses arguments that are no options, for a verb that takes none.
  package func noArguments(verb: String) throws(CommandError) {
    if let argument = arguments.first { throw .unexpectedArgument(argument, verb: verb) }
  }
}
