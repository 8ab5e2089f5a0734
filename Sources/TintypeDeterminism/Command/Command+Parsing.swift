// SPDX-License-Identifier: MIT

extension Command {
  /// Understands a command line; none at all asks for the whole check.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  /// - Throws: `DeterminismError` for the first argument that makes no sense.
  init(arguments: [String]) throws(DeterminismError) {
    var words = Words(rest: arguments[...])
    switch arguments.first {
    case "--help", "-h": self = .help
    case "paint": self = .paint(try Self.paint(&words))
    case "compare": self = .compare(try Self.compare(arguments.dropFirst()))
    default: self = .check(try Self.check(&words))
    }
  }

  private static func check(_ words: inout Words) throws(DeterminismError) -> CheckOptions {
    var options = CheckOptions()
    while let word = words.next() {
      switch word {
      case "--quick": options = .quick
      case "--repeats": options.repeats = try words.number(for: word, in: 1...1_000_000)
      case "--painters": options.painters = try words.number(for: word, in: 1...256)
      default: throw .unknownArgument(word)
      }
    }
    return options
  }

  private static func paint(_ words: inout Words) throws(DeterminismError) -> PaintOptions {
    var options = PaintOptions(output: "")
    _ = words.next()
    while let word = words.next() {
      switch word {
      case "--output": options.output = try words.value(for: word)
      case "--known": options.known = try words.value(for: word)
      case "--fonts": options.fonts = try words.value(for: word)
      case "--every": options.step = try words.number(for: word, in: 1...1000)
      default: throw .unknownArgument(word)
      }
    }
    guard !options.output.isEmpty else { throw .valueMissing(option: "--output") }
    return options
  }

  private static func compare(
    _ arguments: ArraySlice<String>
  ) throws(DeterminismError) -> CompareOptions {
    let words = Array(arguments)
    guard words.count >= 3 else { throw .valueMissing(option: "compare") }
    guard words.count == 3 else { throw .unknownArgument(words[3]) }
    return CompareOptions(known: words[0], other: words[1], title: words[2])
  }

  /// Walks along the arguments.
  private struct Words {
    var rest: ArraySlice<String>

    mutating func next() -> String? { rest.popFirst() }

    mutating func value(for option: String) throws(DeterminismError) -> String {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw .valueMissing(option: option)
      }
      return value
    }

    mutating func number(
      for option: String, in range: ClosedRange<Int>
    ) throws(DeterminismError) -> Int {
      let value = try value(for: option)
      guard let number = Int(value), range.contains(number) else {
        throw .notANumber(option: option, value: value, range: range)
      }
      return number
    }
  }
}
