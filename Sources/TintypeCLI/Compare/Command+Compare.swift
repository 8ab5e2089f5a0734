// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeImaging

extension Command {
  /// Understands what stands behind `compare`.
  static func compare(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    let verb = Verb.compare.rawValue
    var options = OptionReader(arguments, verb: verb)
    var paths: [String] = []
    var (mode, threshold, allowance, difference): (String?, String?, String?, String?)
    var masks: [PixelRect] = []
    var (ignoresEdges, countsEdges) = (false, false)
    var (isExplained, isJSON, isQuiet) = (false, false, false)
    while let name = try options.next(collecting: &paths) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(.compare)
      case "--mode": try options.read(into: &mode)
      case "--threshold": try options.read(into: &threshold)
      case "--allow": try options.read(into: &allowance)
      case "--diff": try options.read(into: &difference)
      case "--mask": masks.append(try ComparisonValue.mask(options.value()))
      case "--antialiasing": try options.set(&ignoresEdges)
      case "--no-antialiasing": try options.set(&countsEdges)
      case "--explain": try options.set(&isExplained)
      case "--json": try options.set(&isJSON)
      case "--quiet": try options.set(&isQuiet)
      default: throw .unknownOption(name, verb: verb)
      }
    }
    guard !ignoresEdges || !countsEdges else {
      throw .contradiction("--antialiasing", "--no-antialiasing")
    }
    guard !isJSON || !isQuiet else { throw .contradiction("--json", "--quiet") }
    guard !isExplained || !isQuiet else { throw .contradiction("--explain", "--quiet") }
    let tolerance = Tolerance(
      mode: try mode.map(ComparisonValue.mode) ?? .exact,
      threshold: try threshold.map(ComparisonValue.threshold),
      ignoresAntialiasing: ignoresEdges ? true : countsEdges ? false : nil,
      allowance: try allowance.map(ComparisonValue.allowance) ?? .none,
      masks: masks)
    guard paths.count == 2, let reference = paths.first, let actual = paths.last else {
      throw .twoPathsNeeded(count: paths.count)
    }
    return .compare(
      CompareOptions(
        reference: reference, actual: actual, tolerance: tolerance, differencePath: difference,
        isExplained: isExplained, isJSON: isJSON, isQuiet: isQuiet))
  }
}

/// Reads the values of options; what is not exactly right is refused.
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

  /// A number in digits with at most one point: none of the words and notations that `Double` takes.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    var points = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { points += 1 } else if !isDigit(byte) { return nil }
    }
    return points <= 1 ? Double(String(text)) : nil
  }

  /// A number in digits that no sum of two makes too large.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text) else { return nil }
    return number <= Int(Int32.max) ? number : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
