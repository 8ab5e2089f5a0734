// SPDX-License-Identifier: MIT

import Dispatch
import SnapshotTesting
import Testing
import Tintype
import XCTest

/// A screen on the main actor that loads its content.
@MainActor
private final class Screen {
  var title = "empty"

  func load() async {
    await Task.yield()
    title = "loaded"
  }
}

/// A timeout in seconds that only prevents hanging: other tests may keep the main queue busy.
private let longWait = 600.0

/// A strategy whose text is delivered by the main queue.
private var fromMainQueue: Snapshotting<String, String> {
  Snapshotting(
    pathExtension: "txt", diffing: .lines,
    asyncSnapshot: { text in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.main.async { callback(text + " by the main queue") }
      }
    })
}

@Suite("Awaited assertions")
struct AwaitedAssertionTests {
  @Test("The value is computed asynchronously on an actor")
  func value() async {
    await assertSnapshot(as: .lines) {
      let screen = Screen()
      await screen.load()
      return await screen.title
    }
  }

  @Test("The value is computed on the caller's actor")
  @MainActor
  func mainActor() async {
    let screen = Screen()
    await assertSnapshot(as: .lines) {
      await screen.load()
      return screen.title
    }
  }

  @Test("The main queue is not blocked while the value waits for it")
  @MainActor
  func mainQueue() async {
    await assertSnapshot(as: fromMainQueue, timeout: longWait) { "brought" }
  }

  @Test("Components can be awaited")
  @MainActor
  func component() async {
    await assertSnapshot(as: .outline) { Badge(title: "Awaited") }
  }

  @Test("A thrown error fails the assertion with its description")
  func error() async throws {
    struct Mishap: Error {}
    await withKnownIssue {
      await TemporaryOutput().isolatingAsync {
        await assertSnapshot(as: .lines) { throw Mishap() }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("could not be compared. Mishap()")
    }
  }
}

@Suite("Assertions on the main actor")
@MainActor
struct MainActorAssertionTests {
  @Test("A synchronous assertion on the main actor needs no await")
  func synchronous() {
    assertSnapshot(of: Screen().title, as: .lines)
  }

  @Test("A value that waits for the main queue fails with instructions instead of hanging")
  func mainQueue() throws {
    withKnownIssue {
      TemporaryOutput().isolating {
        assertSnapshot(of: "brought", as: fromMainQueue, timeout: 0.01)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("await assertSnapshot(as:) { … }")
    }
  }
}

final class MainActorAssertionXCTests: XCTestCase {
  // A synchronous method on the main actor terminates the process when tests are discovered on
  // Linux.
  @MainActor
  func testSynchronous() async {
    assertSnapshot(of: Screen().title, as: .lines)
  }

  @MainActor
  func testMainQueue() async {
    await assertSnapshot(as: fromMainQueue, timeout: longWait) { "brought" }
  }

  func testMainQueueWithoutActor() {
    assertSnapshot(of: "brought", as: fromMainQueue, timeout: longWait)
  }
}
