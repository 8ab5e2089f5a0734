// SPDX-License-Identifier: MIT

extension BenchmarkOptions {
  /// Reads a command line without the program's own name.
  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": showsHelp = true
      case "--release": try choose(.release)
      case "--both": try choose(.both)
      case "--rounds": rounds = try Self.count(Self.value(of: argument, in: &rest))
      case "--size":
        sizes.insert(try Self.choice(Self.value(of: argument, in: &rest), of: argument))
      case "--against": try add(rival: Self.value(of: argument, in: &rest))
      case "--png": picture = try Self.value(of: argument, in: &rest)
      case "--tintype": tintype = try Self.value(of: argument, in: &rest)
      case "--zopfli": zopfli = try Self.value(of: argument, in: &rest)
      case "--json": json = try Self.value(of: argument, in: &rest)
      case "--markdown": markdown = try Self.value(of: argument, in: &rest)
      case "--chart": chart = try Self.value(of: argument, in: &rest)
      default:
        if argument.hasPrefix("-") {
          throw BenchmarkError.usage(
            "There is no option “\(argument)”. See scripts/bench --help.")
        }
        guard let suite = Suite(rawValue: argument) else {
          throw BenchmarkError.usage(
            "There is no benchmark “\(argument)”. There are \(Self.names(of: Suite.self)).")
        }
        suites.insert(suite)
      }
    }
  }

  /// What to type to measure the same again, wherever the results and the program lie.
  static func command(repeating arguments: [String]) -> String {
    var words = ["scripts/bench"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["--json", "--markdown", "--chart", "--png", "--tintype"].contains(argument) {
        rest = rest.dropFirst()
      } else {
        words.append(argument)
      }
    }
    return words.map(quoted).joined(separator: " ")
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    guard word.contains(where: { !$0.isLetter && !$0.isNumber && !"-_./=:,".contains($0) }) else {
      return word
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  private mutating func choose(_ builds: Builds) throws {
    guard self.builds == .own || self.builds == builds else {
      throw BenchmarkError.usage("Name “--release” or “--both”, not both of them.")
    }
    self.builds = builds
  }

  /// A source file is what paints, a command is what compares.
  private mutating func add(rival text: String) throws {
    if text.hasSuffix(".c"), !text.contains(where: \.isWhitespace) {
      guard drawing == nil else {
        throw BenchmarkError.usage("Name one drawing in C: “\(text)” is the second.")
      }
      drawing = text
      return
    }
    let rival = try CommandTemplate(parsing: text)
    guard !rivals.contains(where: { $0.name == rival.name }) else {
      throw BenchmarkError.usage(
        "Two commands are called “\(rival.name)”. Give one another name, as in "
          + "--against 'other=\(text)'.")
    }
    rivals.append(rival)
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw BenchmarkError.usage("The option “\(option)” needs a value. See scripts/bench --help.")
    }
    return value
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw BenchmarkError.usage(
        "The option “--rounds” needs a number from 1 to 10000, not “\(text)”.")
    }
    return count
  }

  private static func choice<Choice>(
    _ text: String, of option: String
  ) throws -> Choice where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw BenchmarkError.usage(
        "The option “\(option)” needs one of \(names(of: Choice.self)), not “\(text)”.")
    }
    return choice
  }

  private static func names<Choice>(of type: Choice.Type) -> String
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
