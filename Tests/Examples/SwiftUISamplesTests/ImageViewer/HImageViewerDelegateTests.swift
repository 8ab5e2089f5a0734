// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class HImageViewerDelegateTests: XCTestCase {
  private func host(
    _ assets: [PhotoAsset], _ delegate: any HImageViewerControlDelegate
  ) throws -> ViewHost {
    try ViewHost(
      HImageViewer(
        assets: .constant(assets), configuration: HImageViewerConfiguration(delegate: delegate)),
      layout: .device(config: .iPhone13))
  }

  func test_selectiveAdoption_allMethodsCallable() async throws {
    let delegate = MinimalDelegate()
    let host = try host(SampleAssets.single, delegate)
    for label in ["Save", "Edit", "Close"] {
      XCTAssertNoThrow(try host.tap(label), label)
    }
  }

  func test_customImpl_didTapSaveButton_isCalled() async throws {
    let (delegate, assets) = (MockDelegate(), SampleAssets.single)
    let host = try host(assets, delegate)
    try host.enterText("At the summit", in: "Comment")
    try host.tap("Save")
    XCTAssertTrue(delegate.didTapSaveCalled)
    XCTAssertEqual(delegate.lastSaveComment, "At the summit")
    XCTAssertEqual(delegate.lastSavePhotos, assets)
  }

  func test_customImpl_didTapCloseButton_isCalled() async throws {
    let delegate = MockDelegate()
    try host(SampleAssets.journey, delegate).tap("Close")
    XCTAssertTrue(delegate.didTapCloseCalled)
    XCTAssertFalse(delegate.didTapSaveCalled)
  }

  func test_customImpl_didTapEditButton_isCalled() async throws {
    let (delegate, assets) = (MockDelegate(), SampleAssets.single)
    try host(assets, delegate).tap("Edit")
    XCTAssertTrue(delegate.didTapEditCalled)
    XCTAssertEqual(delegate.lastEditPhoto, assets.first)
  }
}
