// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import XCTest

final class AsyncTests: XCTestCase {
  private let later = Snapshotting<String, String>(
    pathExtension: "txt", diffing: .lines,
    asyncSnapshot: { word in
      Async { callback in DispatchQueue.main.async { callback(word + " later") } }
    })

  func testMainQueue() {
    assertSnapshot(of: "word", as: later)
  }

  func testAsyncPullback() {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in DispatchQueue.global().async { callback("\(number)") } }
    }
    assertSnapshot(of: 7, as: strategy)
  }

  func testWait() {
    var value = "early"
    DispatchQueue.main.async { value = "late" }
    let strategy = Snapshotting<String, String>.lines.pullback { (_: Void) in value }
    assertSnapshot(of: (), as: .wait(for: 0.05, on: strategy))
  }

  func testRun() {
    var text: String?
    later.snapshot("word").map { $0.count }.run { text = "\($0)" }
    let expectation = expectation(description: "later")
    DispatchQueue.main.async { expectation.fulfill() }
    wait(for: [expectation], timeout: 600)
    XCTAssertEqual(text, "10")
  }

  func testTimeout() {
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    XCTAssertNotNil(verifySnapshot(of: "word", as: never, named: "never", timeout: 0.01))
  }

  func testAsyncMethod() async {
    assertSnapshot(of: "from an asynchronous test", as: .lines)
  }
}
