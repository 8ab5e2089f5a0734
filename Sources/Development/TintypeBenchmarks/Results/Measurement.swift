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
