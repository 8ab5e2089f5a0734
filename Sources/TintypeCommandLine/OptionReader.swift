// SPDX-License-Identifier: MIT

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
