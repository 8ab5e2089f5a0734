// SPDX-License-Identifier: MIT

import TintypeGallery
import TintypeScheduling
import XCTest

extension XCTestCase {
  /// Runs an action, then waits until a publisher emits a value that satisfies a condition.
  ///
  /// `await fulfillment(of:)` does not block the thread. `wait(for:)` would block it, and the
  /// awaited work could not run there.
  @MainActor package func awaitValue<Value>(
    of publisher: some Publisher<Value, Never>,
    where condition: @escaping (Value) -> Bool,
    after action: () throws -> Void
  ) async rethrows {
    let expectation = expectation(description: "An expected value is published.")
    expectation.assertForOverFulfill = false
    let cancellable = publisher.sink { if condition($0) { expectation.fulfill() } }
    defer { cancellable.cancel() }
    try action()
    // The timeout only prevents hanging; the machine may be busy.
    await fulfillment(of: [expectation], timeout: 600)
  }

  /// Runs an action that starts a scan, and waits until the scan has found duplicates.
  ///
  /// Comparisons run on other threads, so the method waits for the results.
  @MainActor package func scanToEnd(
    _ scan: DuplicatePhotos.ScanModel, after action: () throws -> Void
  ) async rethrows {
    try await awaitValue(
      of: scan.$phase,
      where: { phase in
        if case .results = phase { true } else { false }
      }, after: action)
    await settle()
  }
}
