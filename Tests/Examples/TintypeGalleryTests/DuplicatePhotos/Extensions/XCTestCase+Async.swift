// SPDX-License-Identifier: MIT

import TintypeScheduling
import XCTest

extension XCTestCase {
  /// Runs an action, then waits until a publisher emits a value that satisfies a condition.
  ///
  /// `await fulfillment(of:)` does not block the thread. `wait(for:)` would block it, and the
  /// awaited work could not run there.
  @MainActor func awaitValue<Value>(
    of publisher: some Publisher<Value, Never>,
    where condition: @escaping (Value) -> Bool,
    after action: () -> Void
  ) async {
    let expectation = expectation(description: "An expected value is published.")
    expectation.assertForOverFulfill = false
    let cancellable = publisher.sink { if condition($0) { expectation.fulfill() } }
    action()
    // The timeout only prevents hanging; the machine may be busy.
    await fulfillment(of: [expectation], timeout: 600)
    cancellable.cancel()
  }
}
