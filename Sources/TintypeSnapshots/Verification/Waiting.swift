// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// How a thread waits for a value that comes later.
///
/// A synchronous test of XCTest runs on the main thread, and what is to happen there happens only
/// while its run loop turns; how to do that the test framework knows best.
package struct Waiting: Sendable {
  /// Waits until a signal, for some seconds at most.
  ///
  /// The signal is given through the closure that the second argument is called with; it may be
  /// given more than once, on any thread.
  private let wait: @Sendable (TimeInterval, (@escaping @Sendable () -> Void) -> Void) -> Void

  /// Creates a way to wait.
  package init(
    _ wait:
      @escaping @Sendable (
        _ seconds: TimeInterval, _ start: (@escaping @Sendable () -> Void) -> Void
      ) -> Void
  ) {
    self.wait = wait
  }

  /// Blocks the thread.
  package static let blocking = Waiting { seconds, start in
    let semaphore = DispatchSemaphore(value: 0)
    start { semaphore.signal() }
    _ = semaphore.wait(timeout: .now() + seconds)
  }

  /// Waits for a signal.
  func wait(seconds: TimeInterval, _ start: (@escaping @Sendable () -> Void) -> Void) {
    wait(Self.usable(seconds), start)
  }

  /// Lets time pass.
  func pause(seconds: TimeInterval) {
    let seconds = Self.usable(seconds)
    if seconds > 0 { wait(seconds) { _ in } }
  }

  /// A time that clocks can count: no less than nothing, no more than a day, and nothing for NaN.
  static func usable(_ seconds: TimeInterval) -> TimeInterval {
    // A comparison with NaN is false.
    seconds > 0 ? min(seconds, 86_400) : 0
  }
}
