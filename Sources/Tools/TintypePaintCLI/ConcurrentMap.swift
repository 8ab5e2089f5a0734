// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a closure for all elements, in their order, found on several threads.
  ///
  /// - Parameters:
  ///   - workers: The number of threads, at least 1.
  ///   - transform: Returns the result for an element.
  /// - Returns: The results.
  func concurrentMap<Result: Sendable>(
    workers: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex([Int: Result]())
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: Swift.max(Swift.min(workers, count), 1)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = transform(self[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { results in indices.compactMap { results[$0] } }
  }
}
