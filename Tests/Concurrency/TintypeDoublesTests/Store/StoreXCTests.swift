// SPDX-License-Identifier: MIT

import TintypeDoubles
import XCTest

/// Tests of stores with XCTest, on the main actor and without an actor.
final class StoreXCTests: XCTestCase {
  private func reporting(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async -> Void
  ) async {
    let reporter = IssueReporter { message, place in
      XCTFail(message, file: place?.filePath ?? #filePath, line: place?.line ?? #line)
    }
    await IssueReporter.$override.withValue(reporter) { await operation() }
  }

  func testEffectOfTheMainActor() async {
    await reporting {
      let store = counterStore()
      await store.send(.main)
      await store.receive(.loaded("main")) { $0.text = "main" }
      await store.receive(.loaded("main again")) { $0.text = "main again" }
    }
  }

  @MainActor
  func testOnTheMainActor() async {
    await reporting {
      let store = counterStore()
      await store.send(.main)
      await store.receive(.loaded("main")) { $0.text = "main" }
      await store.receive(.loaded("main again")) { $0.text = "main again" }
    }
  }
}
