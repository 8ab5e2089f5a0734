// SPDX-License-Identifier: MIT

import SwiftUI

/// A photo in its loading phase: loading, loaded or failed.
struct PhotoView: View {
  enum Purpose {
    /// The complete photo, scaled to the available space.
    case wholePhoto
    /// The central square of the photo, as one of many.
    case thumbnail
  }

  /// The size of requested thumbnails in points, a third of a wide phone.
  static let thumbnailSize = CGSize(width: 144, height: 144)

  @ObservedObject var asset: PhotoAsset
  var purpose = Purpose.wholePhoto
  @Environment(\.photoLoader) private var loader
  @State private var attempt = 0

  var body: some View {
    content
      .onAppear(perform: loadFromLibrary)
      .task(id: attempt) {
        await asset.loadRemoteImage(with: loader)
      }
  }

  @ViewBuilder private var content: some View {
    switch purpose {
    case .wholePhoto: wholePhoto
    case .thumbnail: thumbnail
    }
  }

  @ViewBuilder private var wholePhoto: some View {
    switch asset.phase() {
    case .loading:
      ProgressView("Loading photo…")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded(let image):
      Image(uiImage: image)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityLabel("Photo")
    case .failed:
      ContentUnavailableView {
        Label("Photo Unavailable", systemImage: "photo.badge.exclamationmark")
      } description: {
        Text("Check the connection and try again.")
      } actions: {
        Button("Try Again", systemImage: "arrow.clockwise", action: retry)
          .labelStyle(.viewerAction)
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
      }
    }
  }

  private var thumbnail: some View {
    Color(.tertiarySystemFill)
      .overlay {
        switch asset.phase(ofThumbnail: true) {
        case .loading:
          ProgressView()
        case .loaded(let image):
          Image(uiImage: image)
            .resizable()
            .aspectRatio(contentMode: .fill)
        case .failed:
          Image(systemName: "photo.badge.exclamationmark")
            .font(.title2)
            .foregroundStyle(.secondary)
        }
      }
      .clipped()
      .accessibilityHidden(true)
  }

  private func loadFromLibrary() {
    guard asset.libraryPhoto != nil else { return }
    switch purpose {
    case .wholePhoto: asset.loadFullImage { _ in }
    case .thumbnail: asset.loadThumbnail(targetSize: Self.thumbnailSize) { _ in }
    }
  }

  private func retry() {
    loadFromLibrary()
    attempt += 1
  }
}

#Preview("Loading", traits: .fixedLayout(width: 390, height: 320)) {
  PhotoView(asset: PhotoAsset(imageURL: URL(filePath: "/photos/lake.jpg")))
}
