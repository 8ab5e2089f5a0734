// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

extension DispatchQueue {
  /// A replacement for a dispatch queue whose time is advanced by a test.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: .start, place: nil) }
}

extension OperationQueue {
  /// A replacement for an operation queue whose time is advanced by a test.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: .start, place: nil) }
}

extension RunLoop {
  /// A replacement for a run loop whose time is advanced by a test.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: .start, place: nil) }
}

extension UIScheduler {
  /// A replacement for the UI scheduler whose time is advanced by a test.
  public static var test: TestSchedulerOf<UIScheduler> { DispatchQueue.test }
}
