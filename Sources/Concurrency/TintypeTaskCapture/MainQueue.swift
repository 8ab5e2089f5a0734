// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Detection of the main queue.
///
/// `Thread.isMainThread` alone is not sufficient: if the main thread does not serve the main queue,
/// any thread may.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Returns whether a queue is the main queue.
  ///
  /// On Linux, each access of `DispatchQueue.main` returns another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    _ = mark
    return queue.getSpecific(key: key) == true
  }

  /// Captures a block of the main queue, if the calling thread captures jobs.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - queue: The queue of the block.
  /// - Returns: A Boolean value that indicates whether the block was captured.
  package static func takes(
    _ block: @escaping @Sendable () -> Void, on queue: DispatchQueue
  ) -> Bool {
    isMain(queue) && TaskCapture.takesMainBlock(block)
  }

  /// A Boolean value that indicates whether the calling code runs on the main queue or the main
  /// thread.
  package static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
