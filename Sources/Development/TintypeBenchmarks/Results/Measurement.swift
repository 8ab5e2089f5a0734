// SPDX-License-Identifier: MIT

/// The time that something takes.
enum Measurement {
  /// The medians of what some closures take, run in turn so that what disturbs one disturbs all.
  static func medians(rounds: Int, _ closures: [() throws -> Void]) throws -> [Duration] {
    try samples(rounds: rounds, closures).map(\.median)
  }

  /// What some closures take, run in turn; with a warm-up, all of them run once before.
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
  /// The time in milliseconds with one decimal.
  var milliseconds: String {
    let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  /// How many times as long this takes as another, with two decimals.
  func ratio(to other: Duration) -> String {
    let hundredths = Int((self / other * 100).rounded())
    let decimals = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(decimals)"
  }
}

/// What many runs of one thing took.
struct Sample: CustomStringConvertible {
  /// The middle one.
  var median: Duration
  /// The least one, which is what disturbs a measurement least.
  var least: Duration

  /// Measures a closure some times.
  init(count: Int, _ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<count { times.append(try clock.measure(body)) }
    self.init(times)
  }

  /// The middle and the least of some times; 0 for none.
  init(_ times: [Duration]) {
    let sorted = times.sorted()
    median = sorted.isEmpty ? .zero : sorted[sorted.count / 2]
    least = sorted.first ?? .zero
  }

  init(median: Duration, least: Duration) {
    (self.median, self.least) = (median, least)
  }

  /// The median of medians, and the least of all.
  static func middle(of samples: [Sample]) -> Sample {
    Sample(
      median: Sample(samples.map(\.median)).median, least: Sample(samples.map(\.least)).least)
  }

  var description: String { "median \(median.milliseconds), least \(least.milliseconds)" }
}

/// Numbers in texts: three digits that count, and no more.
enum Numbers {
  /// A time, as in “0.125 ms”, “12.3 ms” or “1,860 ms”.
  static func time(_ milliseconds: Double) -> String { significant(milliseconds) + " ms" }

  /// A quotient, as in “0.06” or “5.5”; what is less than a thousandth as “under 0.001”.
  static func ratio(_ value: Double) -> String {
    value > 0 && value < 0.001 ? "under 0.001" : fixed(value, value < 0.1 ? 3 : value < 10 ? 2 : 1)
  }

  /// Memory or a file, as in “14.1 MiB”, “872 KiB” or “96 bytes”.
  static func size(_ bytes: Int) -> String {
    if bytes < 1024 { return "\(bytes) bytes" }
    let (amount, unit) =
      bytes < 1 << 20
      ? (Double(bytes) / 1024, "KiB") : (Double(bytes) / Double(1 << 20), "MiB")
    return "\(significant(amount)) \(unit)"
  }

  /// A number with three digits that count, all before the point, and commas between thousands.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 100 { return grouped(Int(value.rounded())) }
    return fixed(value, value >= 10 ? 1 : value >= 1 ? 2 : 3)
  }

  /// A number with so many decimals.
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
