// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A queue of images that are encoded and written while the next preview is evaluated.
final class PreviewImageQueue: Sendable {
  private let queue = DispatchQueue(label: "Images of previews")
  /// Limits the images that wait.
  private let places = DispatchSemaphore(value: 4)
  private let failure = Mutex<(any Error)?>(nil)

  /// Adds work, which runs after the work that was added before.
  ///
  /// - Throws: The error of earlier work.
  func add(_ work: @escaping @Sendable () throws -> Void) throws {
    try throwFailure()
    places.wait()
    queue.async { [self] in
      do { try work() } catch { failure.withLock { $0 = $0 ?? error } }
      places.signal()
    }
  }

  /// Waits until all work has run.
  ///
  /// - Throws: The first error of the work.
  func finish() throws {
    queue.sync {}
    try throwFailure()
  }

  private func throwFailure() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
