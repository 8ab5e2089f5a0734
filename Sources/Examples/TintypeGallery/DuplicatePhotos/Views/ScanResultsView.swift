// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// The groups of similar photos, one card for each group.
  struct ScanResultsView: Component {
    let groups: [DuplicateGroup<PhotoAsset>]
    let onRescan: () -> Void

    var body: some Component {
      ScrollView {
        VStack(spacing: 16) {
          for group in groups { GroupCard(group: group) }
        }
        .padding(16)
      }
      .toolbar {
        Spacer()
        Button("Scan Again", systemImage: "arrow.clockwise", action: onRescan)
          .labelStyle(.titleAndIcon)
        Spacer()
      }
    }
  }

  /// A group: its photos side by side, and their similarity.
  private struct GroupCard: Component {
    let group: DuplicateGroup<PhotoAsset>

    var body: some Component {
      Card {
        LazyVGrid(columns: columns, spacing: 8) {
          for (index, photo) in group.photos.enumerated() {
            PhotoTile(photo: photo, number: index + 1)
          }
        }
      } header: {
        Text("\(group.photos.count) similar photos")
      } footer: {
        Label(similarity, systemImage: "rectangle.on.rectangle")
      }
      .id(group.id)
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
  private struct PhotoTile: Component {
    let photo: PhotoAsset
    let number: Int

    var body: some Component {
      Color.tertiarySystemFill
        .overlay {
          if let image = photo.image {
            Kit.Photo(image)
          } else {
            Symbol("photo").font(.title2).foregroundStyle(.secondary)
          }
        }
        .aspectRatio(4 / 3, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .accessibilityElement()
        .accessibilityLabel("Photo \(number)")
        .accessibilityAddTraits(.isImage)
    }
  }

  /// The screen of a completed scan without duplicates.
  package struct EmptyScanResultView: Component {
    /// Starts another scan.
    package let onRescan: () -> Void

    /// Creates the view.
    ///
    /// - Parameter onRescan: Starts another scan.
    package init(onRescan: @escaping () -> Void) { self.onRescan = onRescan }

    /// The message and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("No Duplicates Found", systemImage: "checkmark.circle")
      } description: {
        Text("Your photo library looks clean! All your photos appear to be unique.")
      } actions: {
        Button(action: onRescan) {
          Text("Scan Again")
        }
        .buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }

  /// The previews of a scan without duplicates.
  package enum EmptyScanResultViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ScanViewSnapshotTests"

    /// The view alone, at its minimum height.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Default", on: .fixed(Size(width: 390, height: 300))) {
          EmptyScanResultView {}.background(Color.systemGroupedBackground)
        }
      ]
    }
  }
}
