// SPDX-License-Identifier: MIT

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
