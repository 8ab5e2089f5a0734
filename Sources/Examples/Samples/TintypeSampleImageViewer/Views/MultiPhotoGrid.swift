// SPDX-License-Identifier: MIT

import SwiftUI

/// A grid of photos in rows of three, with optional selection.
struct MultiPhotoGrid: View {
  let assets: [PhotoAsset]
  var selectionMode = false
  var selectedIndices: Set<Int> = []
  var onSelect: @MainActor (Int) -> Void = { _ in }

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 3), count: 3)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 3) {
        ForEach(Array(assets.enumerated()), id: \.element.id) { index, asset in
          PhotoTile(
            asset: asset, number: index + 1, isSelecting: selectionMode,
            isSelected: selectionMode && selectedIndices.contains(index)
          ) {
            onSelect(index)
          }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Photos")
    }
  }
}

/// A square photo, with a badge in selection mode.
private struct PhotoTile: View {
  @ObservedObject var asset: PhotoAsset
  let number: Int
  let isSelecting: Bool
  let isSelected: Bool
  let onTap: @MainActor () -> Void

  var body: some View {
    PhotoView(asset: asset, purpose: .thumbnail)
      .clipShape(RoundedRectangle(cornerRadius: isSelected ? 14 : 0, style: .continuous))
      .padding(isSelected ? 10 : 0)
      .aspectRatio(1, contentMode: .fit)
      .background(Color.accentColor.opacity(isSelected ? 0.24 : 0))
      .overlay(alignment: .bottomTrailing) {
        if isSelecting {
          SelectionBadge(isSelected: isSelected)
            .padding(8)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Photo \(number)")
      .accessibilityValue(phaseDescription)
      .accessibilityAddTraits(traits)
      .gesture(TapGesture().onEnded(onTap), isEnabled: isSelecting)
  }

  private var traits: AccessibilityTraits {
    var traits = AccessibilityTraits.isImage
    if isSelecting { traits.formUnion(.isButton) }
    if isSelected { traits.formUnion(.isSelected) }
    return traits
  }

  private var phaseDescription: String {
    switch asset.phase(ofThumbnail: true) {
    case .loading: "Loading"
    case .loaded: ""
    case .failed: "Unavailable"
    }
  }
}

/// A ring, or a check mark on a disc.
private struct SelectionBadge: View {
  let isSelected: Bool

  var body: some View {
    ZStack {
      if isSelected {
        Circle()
          .fill(Color(red: 10 / 255, green: 108 / 255, blue: 1))
        Image(systemName: "checkmark")
          .font(.system(size: 12, weight: .bold))
          .foregroundStyle(.white)
      } else {
        Circle()
          .fill(.black.opacity(0.18))
      }
      Circle()
        .strokeBorder(.white, lineWidth: 2)
    }
    .frame(width: 26, height: 26)
    .shadow(color: .black.opacity(0.3), radius: 3)
    .accessibilityHidden(true)
  }
}
