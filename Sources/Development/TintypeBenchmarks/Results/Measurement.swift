// SPDX-License-Identifier: MIT

/// Measurements of durations.
enum Measurement {
  /// Returns the medians of closures that run alternately, so that disturbances affect all of them.
  static func medians(rounds: Int, _ closures: [() throws -> Void]) throws -> [Duration] {
    try samples(rounds: rounds, closures).map(\.median)
  }

  /// Returns the samples of closures that run alternately; with a warm-up, all of them run once
  /// before.
  static func samples(
    rounds: Int, warmsUp: Bool = false, _ closures: [() throws -> Void]
  ) throws -> [Sample] {
    let clock = ContinuousClock()
    if warmsUp { for closure in closures { try closure() } }
    var times: [[Duration]] = closures.map { _ in [] }
    for _ in 0..<rounds {
      for (index, closure) in closures.enumerated() {
        times[index].append(try clock.measure(closure))
      }
    }
    return times.map { Sample($0) }
  }
}

extension Duration {
  /// The duration in milliseconds with one decimal.
  var milliseconds: String {
    let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  /// Returns the ratio to another duration, with two decimals.
  func ratio(to other: Duration) -> String {
    let hundredths = Int((self / other * 100).rounded())
    let decimals = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(decimals)"
  }
}

/// The durations of many runs.
struct Sample: CustomStringConvertible {
  /// The middle one.
  var median: Duration
  /// The minimum, which is least affected by disturbances.
  var least: Duration

  /// Measures a closure repeatedly.
  init(count: Int, _ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<count { times.append(try clock.measure(body)) }
    self.init(times)
  }

  /// Creates a sample from durations; the median and minimum of none are 0.
  init(_ times: [Duration]) {
    let sorted = times.sorted()
    median = sorted.isEmpty ? .zero : sorted[sorted.count / 2]
    least = sorted.first ?? .zero
  }

  init(median: Duration, least: Duration) { (self.median, self.least) = (median, least) }

  /// Returns the median of medians, and the minimum of all.
  static func middle(of samples: [Sample]) -> Sample {
    Sample(
      median: Sample(samples.map(\.median)).median, least: Sample(samples.map(\.least)).least)
  }

  var description: String { "median \(median.milliseconds), least \(least.milliseconds)" }
}

/// Formatting of numbers: with at most three significant digits.
enum MeasuredNumbers {
  /// Returns a time, as in “0.125 ms”, “12.3 ms” or “1,860 ms”.
  static func time(_ milliseconds: Double) -> String { significant(milliseconds) + " ms" }

  /// Returns a ratio, as in “0.06” or “5.5”; less than a thousandth is “under 0.001”.
  static func ratio(_ value: Double) -> String {
    value > 0 && value < 0.001 ? "under 0.001" : fixed(value, value < 0.1 ? 3 : value < 10 ? 2 : 1)
  }

  /// Returns a ratio of times as a speed, as in “66 × faster” or “1.3 × slower”; `nil` if the ratio
  /// is not positive.
  static func speed(_ ratio: Double) -> String? {
    guard ratio > 0, ratio.isFinite else { return nil }
    let factor = ratio < 1 ? 1 / ratio : ratio
    let amount =
      factor < 10 ? fixed(factor, 1) : factor < 100 ? fixed(factor, 0) : significant(factor)
    return "\(amount) × \(ratio < 1 ? "faster" : "slower")"
  }

  /// Returns a size, as in “14.1 MiB”, “872 KiB” or “96 bytes”.
  static func size(_ bytes: Int) -> String {
    if bytes < 1024 { return "\(bytes) bytes" }
    let (amount, unit) =
      bytes < 1 << 20
      ? (Double(bytes) / 1024, "KiB") : (Double(bytes) / Double(1 << 20), "MiB")
    return "\(significant(amount)) \(unit)"
  }

  /// Returns a number with three significant digits, but all digits before the point, and thousands
  /// separators.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 100 { return grouped(Int(value.rounded())) }
    return fixed(value, value >= 10 ? 1 : value >= 1 ? 2 : 3)
  }

  /// Returns a number with the given number of decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "–" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let units = Int((value.magnitude * Double(power)).rounded())
    let sign = value < 0 && units > 0 ? "−" : ""
    guard decimals > 0 else { return sign + "\(units)" }
    return sign + "\(units / power)." + String(units % power + power).dropFirst()
  }

  private static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
