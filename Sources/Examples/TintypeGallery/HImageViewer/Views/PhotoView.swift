// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScheduling

extension HImageViewerKit {
  /// A photo in its loading phase: loading, loaded or failed.
  ///
  /// It loads its photo on request, as a view does when it appears: from the library through the
  /// photo itself, from a server through a loader.
  @MainActor package final class PhotoView: @MainActor Component {
    /// The presentation of a photo.
    package enum Purpose: Hashable, Sendable {
      /// The complete photo, scaled to the available space.
      case wholePhoto
      /// The central square of the photo, as one of many.
      case thumbnail
    }

    /// The loading phase of a photo.
    package enum Phase: Hashable, Sendable {
      /// The photo is not loaded yet.
      case loading
      /// The photo is loaded.
      case loaded(ImageData)
      /// The photo could not be loaded.
      case failed
    }

    /// The photo.
    package let asset: PhotoAsset
    private let purpose: Purpose
    private let loader: (any PhotoLoader)?
    private var isLoading = false
    private var hasFailed = false
    private var task: Task<Void, Never>?
    private var waiter: PhotoAsset.Waiter?

    /// The requested size of thumbnails in points, a third of a wide phone.
    package static let thumbnailSize = Size(width: 144, height: 144)

    /// Creates a view of a photo, which is not loaded yet.
    ///
    /// - Parameters:
    ///   - asset: The photo.
    ///   - purpose: The presentation; the complete photo by default.
    ///   - loader: Loads photos from servers; with `nil`, the default, such photos fail to load.
    package init(
      asset: PhotoAsset, purpose: Purpose = .wholePhoto, loader: (any PhotoLoader)? = nil
    ) {
      self.asset = asset
      self.purpose = purpose
      self.loader = loader
    }

    deinit { task?.cancel() }

    /// The loading phase of the photo.
    package var phase: Phase {
      let image = purpose == .thumbnail ? asset.image ?? asset.thumbnail : asset.image
      if let image { return .loaded(image) }
      return hasFailed ? .failed : .loading
    }

    /// Starts to load the photo, unless it is loaded or loading.
    package func load() {
      guard phase == .loading, !isLoading else { return }
      isLoading = true
      if let url = asset.imageURL {
        load(from: url)
      } else if purpose == .thumbnail {
        waiter = asset.request(.thumbnail, targetSize: Self.thumbnailSize) { [weak self] in
          self?.finish($0)
        }
      } else {
        waiter = asset.request(.fullImage) { [weak self] in self?.finish($0) }
      }
    }

    /// Loads the photo again after a failure.
    package func retry() {
      hasFailed = false
      load()
    }

    /// Cancels loading; other views of the same photo are not affected.
    package func cancel() {
      task?.cancel()
      task = nil
      if let waiter { asset.giveUp(waiter) }
      waiter = nil
      isLoading = false
    }

    private func load(from url: URL) {
      guard let loader else { return finish(nil) }
      let token = WorkTracker.beginLoad(url.lastPathComponent, owner: self)
      task = Task { [weak self] in
        let image = try? await loader.image(at: url)
        // A released or canceled view receives no result.
        if !Task.isCancelled { self?.finish(image) }
        token?.end()
      }
    }

    private func finish(_ image: ImageData?) {
      task = nil
      waiter = nil
      isLoading = false
      hasFailed = image == nil
      if let image, asset.imageURL != nil { asset.image = image }
    }

    /// The photo, a loading indicator, or an error message.
    package var body: some Component {
      switch purpose {
      case .wholePhoto: whole
      case .thumbnail: thumbnail
      }
    }

    @ComponentBuilder private var whole: ComponentList {
      switch phase {
      case .loading:
        ProgressView("Loading photo…")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded(let image):
        Image(image)
          .resizable()
          .accessibilityLabel("Photo")
          .aspectRatio(contentMode: .fit)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .failed:
        ContentUnavailableView {
          Label("Photo Unavailable", systemImage: "photo.badge.exclamationmark")
        } description: {
          Text("Check the connection and try again.")
        } actions: {
          Button("Try Again", systemImage: "arrow.clockwise") { [weak self] in self?.retry() }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
        }
      }
    }

    private var thumbnail: some Component {
      Color.tertiarySystemFill
        .overlay {
          switch self.phase {
          case .loading: ProgressView()
          case .loaded(let image): Image(image).resizable().aspectRatio(contentMode: .fill)
          case .failed:
            Symbol("photo.badge.exclamationmark").font(.title2).foregroundStyle(.secondary)
          }
        }
        .clipped()
        .accessibilityHidden()
    }
  }
}
