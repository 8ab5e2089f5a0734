// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing
import XCTest

final class StrictXCTests: XCTestCase {
  @MainActor func testMainActor() async {
    assertSnapshot(of: "on the main actor", as: .lines)
  }

  func testSynchronous() {
    assertSnapshot(of: [1, 2], as: .dump)
  }

  func testAwaited() async {
    await assertSnapshot(as: .lines) { await Model.shared.text }
  }
}

actor Model {
  static let shared = Model()
  var text = "from an actor"
}

@MainActor @Suite(.snapshots(record: .missing)) struct StrictTests {
  private let model = Screen()

  @Test func mainActor() {
    assertSnapshot(of: model.title, as: .lines)
  }

  @Test func awaited() async {
    await assertSnapshot(as: .lines) {
      await model.load()
      return model.title
    }
  }

  @Test func mainQueue() async {
    let later = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { text in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.main.async { callback(text + " by the main queue") }
        }
      })
    await assertSnapshot(as: later, timeout: 600) { model.title }
  }
}

@MainActor final class Screen {
  var title = "empty"

  func load() async {
    await Task.yield()
    title = "loaded"
  }
}
