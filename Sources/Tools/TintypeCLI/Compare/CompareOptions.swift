// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeImaging

/// The options of `tintype compare`.
struct CompareOptions: Hashable, Sendable {
  /// The path of the reference file or folder.
  var reference: String
  /// The path of the actual file or folder.
  var actual: String
  /// The tolerance.
  var tolerance: Tolerance
  /// The path where diff images are written; `nil` for none.
  var differencePath: String?
  /// A Boolean value that indicates whether regions and causes of differences are printed.
  var isExplained: Bool
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// A Boolean value that indicates whether only errors are printed.
  var isQuiet: Bool

  /// Creates options.
  init(
    reference: String, actual: String, tolerance: Tolerance = .exact,
    differencePath: String? = nil, isExplained: Bool = false, isJSON: Bool = false,
    isQuiet: Bool = false
  ) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    self.differencePath = differencePath
    self.isExplained = isExplained
    self.isJSON = isJSON
    self.isQuiet = isQuiet
  }
}

extension CompareOptions {
  /// Creates options from the arguments of `compare`.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    for (one, other) in [
      ("--antialiasing", "--no-antialiasing"), ("--json", "--quiet"), ("--explain", "--quiet"),
    ] where arguments.flag(one) && arguments.flag(other) {
      throw .contradiction(one, other)
    }
    var masks: [PixelRect] = []
    for mask in arguments.values("--mask") { masks.append(try ComparisonValue.mask(mask)) }
    let ignoresEdges: Bool? =
      arguments.flag("--antialiasing")
      ? true : arguments.flag("--no-antialiasing") ? false : nil
    let tolerance = Tolerance(
      mode: try arguments.value("--mode").map(ComparisonValue.mode) ?? .exact,
      threshold: try arguments.value("--threshold").map(ComparisonValue.threshold),
      ignoresAntialiasing: ignoresEdges,
      allowance: try arguments.value("--allow").map(ComparisonValue.allowance) ?? .none,
      masks: masks)
    let paths = try arguments.paths(verb: CompareVerb.manual.name)
    guard paths.count == 2, let reference = paths.first, let actual = paths.last else {
      throw .twoPathsNeeded(count: paths.count)
    }
    self.init(
      reference: reference, actual: actual, tolerance: tolerance,
      differencePath: arguments.value("--diff"), isExplained: arguments.flag("--explain"),
      isJSON: arguments.flag("--json"), isQuiet: arguments.flag("--quiet"))
  }
}

/// Parsers of option values, which reject values that are not in the exact format.
private enum ComparisonValue {
  static func mode(_ text: String) throws(CommandError) -> Tolerance.Mode {
    guard let mode = Tolerance.Mode(rawValue: text) else {
      throw .invalidValue(
        text, option: "--mode", expected: .word(Tolerance.Mode.allCases.map(\.rawValue)))
    }
    return mode
  }

  static func threshold(_ text: String) throws(CommandError) -> Double {
    guard let number = decimal(text), (0...1).contains(number) else {
      throw .invalidValue(text, option: "--threshold", expected: .fraction)
    }
    return number
  }

  static func allowance(_ text: String) throws(CommandError) -> Tolerance.Allowance {
    if text.hasSuffix("%"), let number = decimal(text.dropLast()), (0...100).contains(number) {
      return .share(number / 100)
    }
    guard let count = whole(text) else {
      throw .invalidValue(text, option: "--allow", expected: .allowance)
    }
    return .pixels(count)
  }

  static func mask(_ text: String) throws(CommandError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { whole($0) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw .invalidValue(text, option: "--mask", expected: .rectangle)
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Parses decimal digits with at most one point, without the other notations of `Double`.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    var points = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { points += 1 } else if !isDigit(byte) { return nil }
    }
    return points <= 1 ? Double(String(text)) : nil
  }

  /// Parses an integer that is small enough for two of them to be added without overflow.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text) else { return nil }
    return number <= Int(Int32.max) ? number : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
