// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// A grid of photos in rows of three, with optional selection.
  @MainActor package struct MultiPhotoGrid: @MainActor Component {
    private let photos: [PhotoView]
    private let selectionMode: Bool
    private let selectedIndices: Set<Int>
    private let onSelect: (Int) -> Void

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - photos: The photos, as thumbnails.
    ///   - selectionMode: A Boolean value that indicates whether photos are being selected; `false`
    ///     by default.
    ///   - selectedIndices: The indices of the selected photos; none by default.
    ///   - onSelect: Selects or deselects the photo at an index.
    package init(
      photos: [PhotoView],
      selectionMode: Bool = false,
      selectedIndices: Set<Int> = [],
      onSelect: @escaping (Int) -> Void = { _ in }
    ) {
      self.photos = photos
      self.selectionMode = selectionMode
      self.selectedIndices = selectedIndices
      self.onSelect = onSelect
    }

    private static let gap = 3.0

    /// The photos, row by row.
    package var body: some Component {
      let columns = Array(repeating: GridItem(.flexible(), spacing: Self.gap), count: 3)
      ScrollView {
        LazyVGrid(columns: columns, spacing: Self.gap) {
          // Identified by index, so that no random identifier becomes part of a path.
          ForEach(Array(photos.enumerated()), id: \.offset) { index, photo in
            cell(index, photo)
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Photos")
      }
    }

    private func cell(_ index: Int, _ photo: PhotoView) -> some Component {
      PhotoTile(
        photo: photo, place: index + 1, isSelecting: selectionMode,
        isSelected: selectionMode && selectedIndices.contains(index)
      ) {
        onSelect(index)
      }
    }
  }

  /// A square photo, with a badge in selection mode.
  @MainActor private struct PhotoTile: @MainActor Component {
    let photo: PhotoView
    let place: Int
    let isSelecting: Bool
    let isSelected: Bool
    let onTap: () -> Void
    @Environment(\.isEnabled) private var isEnabled

    private var traits: Semantics.Traits {
      var traits: Semantics.Traits = .isImage
      if isSelecting { traits.insert(.isButton) }
      if isSelected { traits.insert(.isSelected) }
      if isSelecting, !isEnabled { traits.insert(.isDisabled) }
      return traits
    }

    private var state: String {
      switch photo.phase {
      case .loading: "Loading"
      case .loaded: ""
      case .failed: "Unavailable"
      }
    }

    var body: some Component {
      if isSelecting { tile.onTapGesture(perform: onTap) } else { tile }
    }

    private var tile: some Component {
      photo
        .clipShape(RoundedRectangle(cornerRadius: isSelected ? 14 : 0, style: .continuous))
        .padding(isSelected ? 10 : 0)
        .aspectRatio(1, contentMode: .fit)
        .background(Color.accentColor.opacity(isSelected ? 0.24 : 0))
        .overlay(alignment: .bottomTrailing) {
          if isSelecting { SelectionBadge(isSelected: isSelected).padding(8) }
        }
        .accessibilityElement()
        .accessibilityLabel("Photo \(place)")
        .accessibilityValue(state)
        .accessibilityAddTraits(traits)
    }
  }

  /// A ring, or a check mark on a disc.
  private struct SelectionBadge: Component {
    let isSelected: Bool

    var body: some Component {
      ZStack {
        if isSelected {
          Circle().fill(Color(hex: 0x0A6CFF))
          Symbol("checkmark").font(.system(size: 12, weight: .bold)).foregroundStyle(.white)
        } else {
          Circle().fill(Color(white: 0, opacity: 0.18))
        }
        Circle().strokeBorder(.white, lineWidth: 2)
      }
      .frame(width: 26, height: 26)
      .shadow(color: Color(white: 0, opacity: 0.3), radius: 3)
      .accessibilityHidden()
    }
  }
}
