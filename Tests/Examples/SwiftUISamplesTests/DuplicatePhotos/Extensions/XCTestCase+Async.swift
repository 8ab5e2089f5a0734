// SPDX-License-Identifier: MIT

import Observation
import XCTest

extension XCTestCase {
  /// Performs an action, then waits until a property of an observable object satisfies a condition.
  ///
  /// `await fulfillment(of:)` does not block the thread. `wait(for:)` would block it, and the
  /// awaited work could not run there.
  @MainActor func awaitValue<Value>(
    of value: @escaping @MainActor () -> Value,
    where condition: @escaping @MainActor (Value) -> Bool,
    after action: () throws -> Void
  ) async rethrows {
    let expectation = expectation(description: "The property has an expected value.")
    try action()
    fulfill(expectation, when: { condition(value()) })
    // The timeout only prevents hanging; the machine may be busy.
    await fulfillment(of: [expectation], timeout: 600)
  }

  /// Fulfills an expectation when a condition of observable objects becomes true.
  @MainActor private func fulfill(
    _ expectation: XCTestExpectation, when condition: @escaping @MainActor () -> Bool
  ) {
    if condition() { return expectation.fulfill() }
    _ = withObservationTracking(condition) {
      Task { @MainActor in self.fulfill(expectation, when: condition) }
    }
  }
}
