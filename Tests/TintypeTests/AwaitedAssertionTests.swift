// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import SnapshotTesting
import Tintype
import XCTest

/// A screen of the main actor, which loads what it shows.
@MainActor
private final class Screen {
  var title = "empty"

  func load() async {
    await Task.yield()
    title = "loaded"
  }
}

/// Seconds that only guard against hanging: tests beside these may keep the main queue busy.
private let longWait = 600.0

/// Text that the main queue brings.
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

@Suite("An assertion that awaits its value")
struct AwaitedAssertionTests {
  @Test("compares what an actor makes")
  func value() async {
    await assertSnapshot(as: .lines) {
      let screen = await Screen()
      await screen.load()
      return await screen.title
    }
  }

  @Test("makes its value on the caller's actor")
  @MainActor
  func mainActor() async {
    let screen = Screen()
    await assertSnapshot(as: .lines) {
      await screen.load()
      return screen.title
    }
  }

  @Test("does not hold up the main queue that the value waits for")
  @MainActor
  func mainQueue() async {
    await assertSnapshot(as: fromMainQueue, timeout: longWait) { "brought" }
  }

  @Test("photographs components")
  @MainActor
  func component() async {
    await assertSnapshot(as: .outline) { Badge(title: "Awaited") }
  }

  @Test("fails with the words of an error")
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

@Suite("An assertion on the main actor")
@MainActor
struct MainActorAssertionTests {
  @Test("needs no await")
  func synchronous() {
    assertSnapshot(of: Screen().title, as: .lines)
  }

  @Test("does not hang where its value waits for the main queue: it says what to do")
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
  // A synchronous method on the main actor ends the process when tests are discovered on Linux.
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
