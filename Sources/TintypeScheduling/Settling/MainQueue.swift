// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Whether code runs on the main queue.
///
/// `Thread.isMainThread` alone does not say so: where nothing keeps the main thread, the main queue is
/// served by any thread.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the calling code runs on the main queue, or on the main thread.
  package static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
