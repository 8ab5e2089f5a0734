// SPDX-License-Identifier: MIT

import Foundation
import TintypeScheduling

extension Snapshotting {
  /// A strategy that lets time pass before it takes its snapshot.
  ///
  /// It is here for tests that have it already. A component that is given an immediate scheduler, or
  /// a clock of the test's, has no need of it, and takes no time. Where work of the test is pending
  /// and all of it is done by running what waits on the main queue, no time passes either. Where
  /// something waits on a test clock or a test scheduler that the test has made, their time passes
  /// instead of real time.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, in seconds. On the main thread of a synchronous test the run
  ///     loop turns meanwhile.
  ///   - strategy: The strategy that takes the snapshot.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        Async(start: { callback in
          let seconds = Waiting.usable(duration)
          let isSettled = MainQueue.settlesLedger()
          if !MovableTimes.advance(bySeconds: seconds), !isSettled {
            Waiting.current.pause(seconds: seconds)
          }
          strategy.snapshot(value).start(callback)
        })
      })
  }
}
