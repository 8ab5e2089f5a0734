// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// A screen that shows its photos in a viewer and uploads the photos that are saved there.
  ///
  /// It retains the viewer and is its delegate, which the viewer holds weakly.
  @MainActor
  final class JourneyScreen: @MainActor Component,
    @preconcurrency HImageViewerControlDelegate
  {
    private(set) var photos: [PhotoAsset]
    private(set) var viewer: HImageViewer?
    private let uploadState = HImageViewerUploadState()
    private var wasUploaded = false

    init(photos: [PhotoAsset]) {
      self.photos = photos
    }

    /// Opens the photos.
    func openViewer() {
      let binding = Binding { [weak self] in
        self?.photos ?? []
      } set: { [weak self] in
        self?.photos = $0
      }
      viewer = HImageViewer(
        assets: binding,
        configuration: HImageViewerConfiguration(
          delegate: self, title: "Summer journey", uploadState: uploadState))
      viewer?.load()
    }

    /// Starts the upload.
    func didTapSaveButton(comment: String, photos: [PhotoAsset]) { upload(0) }

    /// Sets the progress of the upload.
    func upload(_ progress: Double) {
      uploadState.progress = progress
      wasUploaded = progress >= 1
    }

    /// The screen, or the viewer in its place.
    var body: some Component {
      if let viewer, !viewer.isDismissed {
        viewer
      } else {
        screen
      }
    }

    private var screen: some Component {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          cover
          Text("Twelve days along the coast, from the mountain lakes to the islands in the north.")
            .font(.body)
            .foregroundStyle(.primary)
          HStack(spacing: 8) {
            Text("Photos").font(.title3.weight(.bold)).accessibilityHeading()
            Spacer()
            Button("Open") { self.openViewer() }
          }
          HStack(spacing: 6) {
            for (index, photo) in photos.prefix(5).enumerated() where index > 0 {
              Self.tile(photo)
                .accessibilityElement()
                .accessibilityLabel("Photo \(index + 1)")
                .accessibilityAddTraits(.isImage)
            }
          }
        }
        .padding(16)
      }
      .navigationBar("Summer Journey", subtitle: "\(photos.count) photos", displayMode: .large)
      .background(Color.systemBackground)
      .toast(isPresented: wasUploaded) {
        Toast("\(self.photos.count) photos were uploaded", style: .success)
      }
    }

    private var cover: some Component {
      Color.tertiarySystemFill
        .aspectRatio(1.5, contentMode: .fit)
        .overlay {
          if let image = SamplePhotos.cover {
            Image(image).resizable().aspectRatio(contentMode: .fill)
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        .accessibilityElement()
        .accessibilityLabel("A lake in the mountains")
        .accessibilityAddTraits(.isImage)
    }

    private static func tile(_ photo: PhotoAsset) -> some Component {
      PhotoView(asset: photo, purpose: .thumbnail)
        .aspectRatio(1, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
  }
}
