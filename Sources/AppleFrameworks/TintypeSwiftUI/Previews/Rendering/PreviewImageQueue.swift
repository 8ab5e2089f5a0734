// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import TintypeCairo

/// A queue of images that are painted and written while the next previews are evaluated.
final class PreviewImageQueue: Sendable {
  private let queue = DispatchQueue(label: "Images of previews", attributes: .concurrent)
  /// Limits the images that are in memory.
  private let places = DispatchSemaphore(value: 2)
  private let failure = Mutex<(any Error)?>(nil)
  private let known = Mutex<CairoRenderer?>(nil)

  /// Adds work, which runs beside the work that was added before.
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

  /// Returns a renderer with the same fonts, whose painting does not wait until text is measured.
  func renderer(like renderer: CairoRenderer) throws -> CairoRenderer {
    try known.withLock { known in
      if let known, known.book == renderer.book { return known }
      let new = try CairoRenderer(fonts: renderer.book)
      known = new
      return new
    }
  }

  /// Waits until all work has run.
  ///
  /// - Throws: The first error of the work.
  func finish() throws {
    queue.sync(flags: .barrier) {}
    try throwFailure()
  }

  private func throwFailure() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
