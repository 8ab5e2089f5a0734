// SPDX-License-Identifier: MIT

import TintypeScheduling
import XCTest

extension XCTestCase {
  /// Starts something, and waits until a value that it publishes is the one that is meant.
  ///
  /// It waits without holding the thread, by `await fulfillment(of:)`: `wait(for:)` would hold it,
  /// and what is waited for could never run there.
  @MainActor func awaitValue<Value>(
    of publisher: some Publisher<Value, Never>,
    where condition: @escaping (Value) -> Bool,
    after action: () -> Void
  ) async {
    let expectation = expectation(description: "A value that is meant is published.")
    expectation.assertForOverFulfill = false
    let cancellable = publisher.sink { if condition($0) { expectation.fulfill() } }
    action()
    // The time only guards against hanging: the machine may be busy.
    await fulfillment(of: [expectation], timeout: 600)
    cancellable.cancel()
  }
}
