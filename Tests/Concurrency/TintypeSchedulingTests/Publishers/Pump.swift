// SPDX-License-Identifier: MIT

import TintypeScheduling

/// A scheduler that runs its actions only in `pump()`, first in, first out.
final class Pump: Scheduler, CustomStringConvertible {
  struct Time: Strideable {
    struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
      var magnitude: Double

      init(_ value: Double) { magnitude = value }
      init(integerLiteral value: Int) { magnitude = Double(value) }
      init?(exactly source: some BinaryInteger) { magnitude = Double(source) }

      static func seconds(_ s: Int) -> Self { Self(Double(s)) }
      static func seconds(_ s: Double) -> Self { Self(s) }
      static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
      static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
      static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
      static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
      static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
      static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    }

    var seconds = 0.0
    func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }
  }

  private struct NoTimer: Cancellable {
    func cancel() {}
  }

  private(set) var actions: [() -> Void] = []
  private(set) var origins: [WorkOrigin?] = []
  private(set) var options: [String?] = []

  let now = Time()
  let minimumTolerance = Time.Stride(0)
  let description = "Pump"

  func schedule(options: String?, _ action: @escaping () -> Void) {
    origins.append(WorkOrigin.current)
    self.options.append(options)
    actions.append(action)
  }

  func schedule(
    after date: Time, tolerance: Time.Stride, options: String?, _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: String?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return NoTimer()
  }

  /// Runs all actions and the actions that they schedule.
  func pump() {
    while !actions.isEmpty { actions.removeFirst()() }
  }

  /// Runs the waiting actions in reverse order.
  func pumpBackwards() {
    while let action = actions.popLast() { action() }
  }
}

/// A scheduler that runs each action at once.
struct AtOnce: Scheduler {
  let now = Pump.Time()
  let minimumTolerance = Pump.Time.Stride(0)

  private struct NoTimer: Cancellable {
    func cancel() {}
  }

  func schedule(options: String?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: Pump.Time, tolerance: Pump.Time.Stride, options: String?,
    _ action: @escaping () -> Void
  ) { action() }

  func schedule(
    after date: Pump.Time, interval: Pump.Time.Stride, tolerance: Pump.Time.Stride,
    options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return NoTimer()
  }
}

/// Returns the issues that an operation reports, each with its line.
func placedIssues(_ operation: () throws -> Void) rethrows -> [String] {
  let log = Log<String>()
  let reporter = IssueReporter { message, place in log.note("\(place?.line ?? 0): \(message)") }
  try IssueReporter.$override.withValue(reporter) { try operation() }
  return log.entries
}

/// A current-value subject that does not fail.
typealias CurrentValue<Value> = CurrentValueSubject<Value, Never>
