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

/// An iterator over the options of a verb, written as `--name value` or `--name=value`.
package struct OptionReader {
  private var rest: ArraySlice<String>
  private let verb: String
  private var name = ""
  private var attached: String?

  package init(_ arguments: ArraySlice<String>, verb: String) {
    rest = arguments
    self.verb = verb
  }

  /// Returns the name of the next option; `nil` at the end.
  package mutating func next() throws(CommandError) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else {
      throw .unexpectedArgument(argument, verb: verb)
    }
    let equals = argument.firstIndex(of: "=")
    name = String(argument[..<(equals ?? argument.endIndex)])
    attached = equals.map { String(argument[argument.index(after: $0)...]) }
    return name
  }

  /// Returns the name of the next option, or `nil` at the end, and collects the arguments before
  /// it.
  ///
  /// After `--` everything is an argument, including texts with a leading hyphen.
  package mutating func next(collecting arguments: inout [String]) throws(CommandError) -> String? {
    while let argument = rest.first, !argument.hasPrefix("-") || ["-", "--"].contains(argument) {
      rest.removeFirst()
      guard argument == "--" else {
        arguments.append(argument)
        continue
      }
      arguments += rest
      rest = []
    }
    return try next()
  }

  /// Sets the flag for the current option, which takes no value.
  package func set(_ flag: inout Bool) throws(CommandError) {
    try noValue()
    guard !flag else { throw .repeatedOption(name) }
    flag = true
  }

  /// Reads the value of the current option, which may be given once.
  package mutating func read(into value: inout String?) throws(CommandError) {
    guard value == nil else { throw .repeatedOption(name) }
    value = try self.value()
  }

  /// Returns the value of the current option.
  ///
  /// A text that looks like an option is a value only if it is attached with `=`: in `--to --run`,
  /// the file was forgotten. A negative number is a value, which the caller can reject.
  package mutating func value() throws(CommandError) -> String {
    if attached == nil, let argument = rest.first, !Self.isOption(argument) {
      attached = rest.popFirst()
    }
    guard let text = attached else { throw .valueMissing(option: name) }
    guard !text.isEmpty else { throw .valueEmpty(option: name) }
    return text
  }

  private static func isOption(_ argument: String) -> Bool {
    // A single hyphen means standard input or output.
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    let second = argument.utf8.dropFirst().first
    return
      !(second == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second ?? 0))
  }

  /// Rejects a value of the current option.
  package func noValue() throws(CommandError) {
    guard attached == nil else { throw .valueUnexpected(option: name) }
  }
}
