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

/// Walks through a verb's options, written as `--name value` or `--name=value`.
package struct OptionReader {
  private var rest: ArraySlice<String>
  private let verb: String
  private var name = ""
  private var attached: String?

  package init(_ arguments: ArraySlice<String>, verb: String) {
    rest = arguments
    self.verb = verb
  }

  /// The next option's name, or `nil` at the end.
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

  /// The next option's name, or `nil` at the end; what stands between options is an argument.
  ///
  /// Behind `--` everything is an argument, whatever it begins with.
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

  /// Sets what the option that was last met, which takes no value, stands for.
  package func set(_ flag: inout Bool) throws(CommandError) {
    try noValue()
    guard !flag else { throw .repeatedOption(name) }
    flag = true
  }

  /// Takes the value of the option that was last met, which may stand there once.
  package mutating func read(into value: inout String?) throws(CommandError) {
    guard value == nil else { throw .repeatedOption(name) }
    value = try self.value()
  }

  /// Takes the value of the option that was last met.
  ///
  /// What looks like an option is no value, unless it is attached with `=`: `--to --run` is a
  /// forgotten file, not a file called “--run”. A negative number is a value, for who reads it to
  /// refuse.
  package mutating func value() throws(CommandError) -> String {
    if attached == nil, let argument = rest.first, !Self.isOption(argument) {
      attached = rest.popFirst()
    }
    guard let text = attached else { throw .valueMissing(option: name) }
    guard !text.isEmpty else { throw .valueEmpty(option: name) }
    return text
  }

  private static func isOption(_ argument: String) -> Bool {
    // A hyphen alone stands for standard input or output.
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    let second = argument.utf8.dropFirst().first
    return
      !(second == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second ?? 0))
  }

  /// Refuses a value of the option that was last met.
  package func noValue() throws(CommandError) {
    guard attached == nil else { throw .valueUnexpected(option: name) }
  }
}
