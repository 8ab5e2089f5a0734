// SPDX-License-Identifier: MIT

/// A verb's arguments, checked against its manual.
package struct ParsedArguments: Hashable, Sendable {
  /// The arguments that are not options, in their order, including everything after `--`.
  package private(set) var arguments: [String] = []
  /// The arguments after `--`; `nil` if there is no `--`.
  package private(set) var rest: [String]?
  /// A Boolean value that indicates whether the user requested help.
  package private(set) var wantsHelp = false
  private var given: [String: [String]] = [:]

  /// Parses arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the verb.
  ///   - manual: The manual of the verb.
  /// - Throws: ``CommandError`` for the first option that is unknown, has no value, has an
  ///   unexpected value, or is repeated.
  package init(_ arguments: ArraySlice<String>, manual: Manual) throws(CommandError) {
    if let end = arguments.firstIndex(of: "--") { rest = Array(arguments[(end + 1)...]) }
    var reader = OptionReader(arguments, verb: manual.name)
    while let name = try reader.next(collecting: &self.arguments) {
      guard let option = manual.options.first(where: { $0.names.contains(name) }) else {
        throw manual.unknown(name, in: arguments)
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
      guard option.choices.isEmpty || option.choices.contains(value) else {
        throw .invalidValue(value, option: option.name, expected: .word(option.choices))
      }
      given[option.name, default: []].append(value)
    }
  }

  /// Returns whether an option without a value was given.
  package func flag(_ name: String) -> Bool { given[name] != nil }

  /// Returns the value of an option; `nil` if it was not given.
  package func value(_ name: String) -> String? { given[name]?.last }

  /// Returns the values of an option that may be given several times, in their order.
  package func values(_ name: String) -> [String] { given[name] ?? [] }

  /// Returns the arguments that are not options, for a verb that takes them as paths.
  ///
  /// An empty path would mean the current directory, and is usually an unset shell variable, so it
  /// is an error.
  package func paths(verb: String) throws(CommandError) -> [String] {
    guard !arguments.contains("") else { throw .emptyPath(verb: verb) }
    return arguments
  }

  /// Rejects arguments that are not options, for a verb that takes none.
  package func noArguments(verb: String) throws(CommandError) {
    if let argument = arguments.first { throw .unexpectedArgument(argument, verb: verb) }
  }
}
