// SPDX-License-Identifier: MIT

/// Walks through a verb's options, written as `--name value` or `--name=value`.
struct OptionReader {
  private var rest: ArraySlice<String>
  private let verb: Command.Verb
  private var name = ""
  private var attached: String?

  init(_ arguments: ArraySlice<String>, verb: Command.Verb) {
    rest = arguments
    self.verb = verb
  }

  /// The next option's name, or `nil` at the end.
  mutating func next() throws(CommandError) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else {
      throw .unexpectedArgument(argument, verb: verb.rawValue)
    }
    let equals = argument.firstIndex(of: "=")
    name = String(argument[..<(equals ?? argument.endIndex)])
    attached = equals.map { String(argument[argument.index(after: $0)...]) }
    return name
  }

  /// Takes the value of the option that was last met.
  ///
  /// What looks like an option is no value, unless it is attached with `=`: `--to --run` is a
  /// forgotten file, not a file called “--run”.
  mutating func read(into value: inout String?) throws(CommandError) {
    guard value == nil else { throw .repeatedOption(name) }
    if attached == nil, let argument = rest.first, !argument.hasPrefix("-") {
      attached = rest.popFirst()
    }
    guard let text = attached, !text.isEmpty else { throw .valueMissing(option: name) }
    value = text
  }

  /// Refuses a value of the option that was last met.
  func noValue() throws(CommandError) {
    guard attached == nil else { throw .valueUnexpected(option: name) }
  }
}
