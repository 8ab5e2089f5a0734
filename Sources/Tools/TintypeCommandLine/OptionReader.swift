// SPDX-License-Identifier: MIT

/// An iterator over the options of a verb, written as `--name value` or `--name=value`.
struct OptionReader {
  private var rest: ArraySlice<String>
  private let verb: String
  private var name = ""
  private var attached: String?

  init(_ arguments: ArraySlice<String>, verb: String) {
    rest = arguments
    self.verb = verb
  }

  /// Returns the name of the next option; `nil` at the end.
  mutating func next() throws(CommandError) -> String? {
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
  mutating func next(collecting arguments: inout [String]) throws(CommandError) -> String? {
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

  /// Returns the value of the current option.
  ///
  /// A text that looks like an option is a value only if it is attached with `=`: in `--to --run`,
  /// the file was forgotten. A negative number is a value, which the caller can reject.
  mutating func value() throws(CommandError) -> String {
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
  func noValue() throws(CommandError) {
    guard attached == nil else { throw .valueUnexpected(option: name) }
  }
}
