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

  /// The next option's name, or `nil` at the end; what stands between options is an argument.
  ///
  /// Behind `--` everything is an argument, whatever it begins with.
  mutating func next(collecting arguments: inout [String]) throws(CommandError) -> String? {
    while let argument = rest.first, !argument.hasPrefix("-") || argument == "--" {
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
  func set(_ flag: inout Bool) throws(CommandError) {
    try noValue()
    guard !flag else { throw .repeatedOption(name) }
    flag = true
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
