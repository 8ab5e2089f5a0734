// SPDX-License-Identifier: MIT

import SwiftUI

/// A screen that shows the photos of a journey in a viewer, and uploads photos that are saved there.
struct JourneyScreen: View {
  @StateObject private var model: JourneyModel

  init(model: @autoclosure @escaping () -> JourneyModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    if model.isViewerPresented {
      HImageViewer(
        assets: $model.photos,
        configuration: HImageViewerConfiguration(
          delegate: model, title: "Summer journey", uploadState: model.uploadState)
      ) {
        model.isViewerPresented = false
      }
    } else {
      overview
    }
  }

  private var overview: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        cover
        Text("Twelve days along the coast, from the mountain lakes to the islands in the north.")
          .font(.body)
          .foregroundStyle(.primary)
        HStack(spacing: 8) {
          Text("Photos")
            .font(.title3.weight(.bold))
            .accessibilityAddTraits(.isHeader)
          Spacer()
          Button {
            model.isViewerPresented = true
          } label: {
            Text("Open")
          }
        }
        HStack(spacing: 6) {
          ForEach(model.photos.enumerated().prefix(5).dropFirst(), id: \.element.id) {
            index, photo in
            PhotoView(asset: photo, purpose: .thumbnail)
              .aspectRatio(1, contentMode: .fit)
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
              .accessibilityElement()
              .accessibilityLabel("Photo \(index + 1)")
              .accessibilityAddTraits(.isImage)
          }
        }
      }
      .padding(16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .safeAreaInset(edge: .top, spacing: 0) {
      LargeTitleBar("Summer Journey", subtitle: "\(model.photos.count) photos")
    }
    .background(Color(.systemBackground))
    .overlay(alignment: .bottom) {
      if model.wasUploaded {
        SuccessToast("\(model.photos.count) photos were uploaded")
          .padding(16)
      }
    }
  }

  private var cover: some View {
    Color(.tertiarySystemFill)
      .aspectRatio(1.5, contentMode: .fit)
      .overlay {
        if let cover = model.cover {
          Image(uiImage: cover)
            .resizable()
            .aspectRatio(contentMode: .fill)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      .accessibilityElement()
      .accessibilityLabel("A lake in the mountains")
      .accessibilityAddTraits(.isImage)
  }
}

#Preview("Journey") {
  JourneyScreen(model: JourneyModel(photos: [], cover: nil))
}
