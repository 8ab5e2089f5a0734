// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import TintypeGallery
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class HImageViewerSnapshotTests: ImageViewerSnapshotTestCase {
  private let bothWays = [Appearance.light, .dark, .rightToLeft]

  private func viewer(
    _ assets: [PhotoAsset], _ configuration: HImageViewerConfiguration = .init()
  ) -> some View {
    Album(assets: assets, configuration: configuration)
  }

  // MARK: - Single photo

  func testSingle() async {
    assertAppearances(
      of: viewer(SampleAssets.single), named: "Single", in: bothWays + [.largestText])
  }

  func testSingleWithComment() async {
    assertAppearances(
      of: viewer(
        SampleAssets.single, .init(initialComment: JourneyComment.short)),
      named: "Single with a Comment")
  }

  func testSingleAfterEdit() async throws {
    let editor = PhotoEditor()
    try assertAppearances(
      of: viewer(
        SampleAssets.single,
        .init(
          delegate: editor, showCommentBox: false, showSaveButton: false, title: "At the lake")),
      named: "Single after an Edit"
    ) { host in
      try host.tap("Edit")
    }
  }

  func testSingleLoading() async {
    assertAppearances(of: viewer([SampleAssets.pending]), named: "Single, Loading")
  }

  func testSingleFailed() async {
    assertAppearances(of: viewer([SampleAssets.missing]), named: "Single, Failed")
  }

  func testNoPhotos() async {
    assertAppearances(of: viewer([], .init(showCommentBox: false)), named: "No Photos")
  }

  // MARK: - Several photos

  func testMultiple() async {
    assertAppearances(
      of: viewer(SampleAssets.journey, .init(title: "Summer journey")), named: "Multiple",
      in: bothWays)
  }

  private func select(_ photos: [Int], in host: ViewHost) throws {
    // The labels are Arabic from right to left.
    let isArabic = !host.says("Select")
    try host.tap(isArabic ? "تحديد" : "Select")
    for photo in photos { try host.tap(isArabic ? "الصورة \(photo)" : "Photo \(photo)") }
  }

  func testMultipleSelecting() async throws {
    try assertAppearances(
      of: viewer(SampleAssets.journey), named: "Multiple, Selecting", in: bothWays
    ) { host in
      try select([2, 5, 6], in: host)
    }
  }

  func testMultipleAfterDelete() async throws {
    try assertAppearances(of: viewer(SampleAssets.journey), named: "Multiple, after Delete") {
      try select([2, 5, 6], in: $0)
      try $0.tap("Delete")
    }
  }

  // MARK: - Upload

  func testSingleUploading() async {
    assertAppearances(
      of: viewer(
        SampleAssets.single,
        .init(
          initialComment: JourneyComment.short,
          uploadState: HImageViewerKit.HImageViewerUploadState(progress: 0.35))),
      named: "Single, Uploading")
  }

  private func assertUpload(_ progress: Double, named name: String, line: UInt = #line) throws {
    var model = JourneyModel(photos: [], cover: nil)
    func screen() -> JourneyScreen {
      model = JourneyModel(photos: SampleAssets.journey, cover: JourneyPhotos.cover)
      return JourneyScreen(model: model)
    }
    try assertAppearances(of: screen(), named: name, line: line) { host in
      try host.tap("Open")
      model.upload(progress)
      try host.update()
    }
  }

  func testMultipleUploadStarted() async throws {
    try assertUpload(0, named: "Multiple, Upload Started")
  }

  func testMultipleUploading() async throws {
    try assertUpload(0.5, named: "Multiple, Uploading")
  }

  func testMultipleUploaded() async throws {
    try assertUpload(1, named: "Multiple, Uploaded")
  }
}

/// A screen that owns the photos of a viewer.
private struct Album: View {
  @State var assets: [PhotoAsset]
  let configuration: HImageViewerConfiguration

  var body: some View {
    HImageViewer(assets: $assets, configuration: configuration)
  }
}

/// A delegate that edits a photo at once.
@MainActor private final class PhotoEditor: @preconcurrency HImageViewerControlDelegate {
  func didTapEditButton(photo: PhotoAsset) {
    if let edited = JourneyPhotos.edited { photo.replace(with: edited) }
  }
}
