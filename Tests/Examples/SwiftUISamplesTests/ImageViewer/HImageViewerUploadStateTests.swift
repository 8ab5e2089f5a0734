// SPDX-License-Identifier: MIT

import Combine
@testable import TintypeSampleImageViewer
import XCTest

final class HImageViewerUploadStateTests: XCTestCase {
  func test_defaultInit_progressIsNil() { XCTAssertNil(HImageViewerUploadState().progress) }

  func test_initWithProgress_setsValue() {
    XCTAssertEqual(HImageViewerUploadState(progress: 0.25).progress, 0.25)
  }

  func test_progressIsPublished_triggersObjectWillChange() {
    let state = HImageViewerUploadState()
    let expectation = expectation(description: "objectWillChange")
    let cancellable = state.objectWillChange.sink { expectation.fulfill() }
    state.progress = 0.5
    wait(for: [expectation], timeout: 600)
    cancellable.cancel()
  }

  func test_progressCanBeSetToNil() {
    let state = HImageViewerUploadState(progress: 0.5)
    state.progress = nil
    XCTAssertNil(state.progress)
  }

  func test_progressCanBeSetToOne() {
    let state = HImageViewerUploadState()
    state.progress = 1
    XCTAssertEqual(state.progress, 1)
  }

  func test_progressCanBeSetToZero() {
    let state = HImageViewerUploadState()
    state.progress = 0
    XCTAssertEqual(state.progress, 0)
  }
}
