// SPDX-License-Identifier: MIT

import TintypeGallery
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class HImageViewerConfigurationTests: XCTestCase {
  func test_defaultInit_allDefaults() async {
    let config = HImageViewerConfiguration()
    XCTAssertNil(config.initialComment)
    XCTAssertNil(config.delegate)
    XCTAssertTrue(config.showCommentBox)
    XCTAssertTrue(config.showSaveButton)
    XCTAssertTrue(config.showEditButton)
    XCTAssertNil(config.title)
    XCTAssertNil(config.uploadState)
  }

  func test_customInit_setsAllProperties() async {
    let delegate = MockDelegate()
    let uploadState = HImageViewerKit.HImageViewerUploadState(progress: 0.5)
    let config = HImageViewerConfiguration(
      initialComment: "Comment", delegate: delegate, showCommentBox: false, showSaveButton: false,
      showEditButton: false, title: "Title", uploadState: uploadState)
    XCTAssertEqual(config.initialComment, "Comment")
    XCTAssertTrue(config.delegate === delegate)
    XCTAssertFalse(config.showCommentBox)
    XCTAssertFalse(config.showSaveButton)
    XCTAssertFalse(config.showEditButton)
    XCTAssertEqual(config.title, "Title")
    XCTAssertTrue(config.uploadState === uploadState)
    XCTAssertEqual(config.uploadState?.progress, 0.5)
  }

  func test_delegate_isRetainedByTheConfiguration_butNotByTheViewer() async {
    var delegate: MockDelegate? = MockDelegate()
    let isRetained = { [weak delegate] in delegate != nil }
    var config: HImageViewerConfiguration? = HImageViewerConfiguration(delegate: delegate)
    delegate = nil
    XCTAssertTrue(isRetained())
    let viewer = HImageViewer(assets: .constant([]), configuration: config ?? .init())
    config = nil
    XCTAssertFalse(isRetained())
    withExtendedLifetime(viewer) {}
  }
}
