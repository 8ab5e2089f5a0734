// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The groups of similar photos, one card for each group.
struct ScanResultsView: View {
  let groups: [DuplicatePhotos.DuplicateGroup<DuplicatePhotos.PhotoAsset>]
  let onRescan: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(groups) { group in
          GroupCard(group: group)
        }
      }
      .padding(16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      BottomBar {
        Button(action: onRescan) {
          HStack(spacing: 8) {
            Image(systemName: "arrow.clockwise")
              .accessibilityHidden(true)
            Text("Scan Again")
          }
        }
      }
    }
  }
}

/// A group: its photos side by side, and their similarity.
private struct GroupCard: View {
  let group: DuplicatePhotos.DuplicateGroup<DuplicatePhotos.PhotoAsset>

  var body: some View {
    Card {
      Text("\(group.photos.count) similar photos")
    } content: {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Array(group.photos.enumerated()), id: \.element.id) { index, photo in
          PhotoTile(photo: photo, number: index + 1)
        }
      }
    } footer: {
      Label(similarity, systemImage: "rectangle.on.rectangle")
    }
  }

  /// The grid columns; two columns show two or four photos at the largest size.
  private var columns: [GridItem] {
    let count = [2, 4].contains(group.photos.count) ? 2 : 3
    return Array(repeating: GridItem(.flexible(), spacing: 8), count: count)
  }

  /// The similarity of the photos, rounded down, so that only equal photos are called identical.
  private var similarity: String {
    let share = group.similarity * 100
    let percent = share.isFinite ? Int(max(0, min(100, share + 0.0005))) : 0
    return percent == 100 ? "Identical" : "At least \(percent)% alike"
  }
}

/// A photo, or a placeholder until its image is loaded.
private struct PhotoTile: View {
  let photo: DuplicatePhotos.PhotoAsset
  let number: Int

  var body: some View {
    Color(.tertiarySystemFill)
      .overlay {
        if let image = photo.image {
          Image(uiImage: UIImage(image))
            .resizable()
            .aspectRatio(contentMode: .fill)
        } else {
          Image(systemName: "photo")
            .font(.title2)
            .foregroundStyle(.secondary)
        }
      }
      .aspectRatio(4 / 3, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      .accessibilityElement()
      .accessibilityLabel("Photo \(number)")
      .accessibilityAddTraits(.isImage)
  }
}
