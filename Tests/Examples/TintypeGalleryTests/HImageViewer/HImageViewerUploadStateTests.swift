// SPDX-License-Identifier: MIT

import TintypeGallery
import TintypeScheduling
import XCTest

final class HImageViewerUploadStateTests: XCTestCase {
  private typealias HImageViewerUploadState = HImageViewerKit.HImageViewerUploadState

  func test_defaultInit_progressIsNil() { XCTAssertNil(HImageViewerUploadState().progress) }

  func test_initWithProgress_setsValue() {
    XCTAssertEqual(HImageViewerUploadState(progress: 0.75).progress, 0.75)
  }

  func test_progressIsPublished_triggersObjectWillChange() {
    let state = HImageViewerUploadState()
    var count = 0
    let cancellable = state.objectWillChange.sink { [unowned state] in
      XCTAssertNil(state.progress, "objectWillChange is sent before the change.")
      count += 1
    }
    state.progress = 0.5
    XCTAssertEqual(count, 1, "objectWillChange fires before the assignment returns.")
    XCTAssertEqual(state.progress, 0.5)
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
    XCTAssertNotNil(state.progress)
    XCTAssertEqual(state.progress, 0)
  }
}
