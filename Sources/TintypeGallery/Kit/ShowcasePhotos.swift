// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// A grid of photos, as many columns as there is room for, of which some are chosen.
  package struct ShowcasePhotos: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 6)], spacing: 6) {
          for number in 0..<18 {
            Tile(number: number, isSelected: Self.selected.contains(number))
          }
        }
        .padding(12)
      }
      .toolbar {
        BarIcon("square.and.arrow.up", "Share")
        Spacer()
        Text("\(Self.selected.count) photos selected")
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.primary)
        Spacer()
        BarIcon("trash", "Delete")
      }
      .navigationBar("Autumn", subtitle: "18 photos", displayMode: .large) {
        BackItem("Albums")
      } trailing: {
        Button("Done") {}
      }
      .background(Color.systemBackground)
    }

    private static let selected: Set<Int> = [1, 5, 6]
  }

  /// A photo as a square with round corners.
  private struct Tile: Component {
    let number: Int
    let isSelected: Bool
    @Environment(\.tint) private var tint

    var body: some Component {
      let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
      Photo(Picture.landscape(seed: number))
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          if isSelected { Color.black.opacity(0.18) }
        }
        .clipShape(shape)
        .overlay { if isSelected { shape.strokeBorder(tint, lineWidth: 3) } }
        .overlay(alignment: .bottomTrailing) {
          ZStack {
            if isSelected {
              Circle().fill(tint)
              Symbol("checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
            }
            Circle().strokeBorder(.white, lineWidth: 1.5)
          }
          .frame(width: 24, height: 24)
          .shadow(color: Color(white: 0, opacity: 0.3), radius: 3)
          .padding(8)
        }
        .accessibilityElement()
        .accessibilityLabel("Photo \(number + 1)")
        .accessibilityAddTraits(
          isSelected ? [.isImage, .isButton, .isSelected] : [.isImage, .isButton])
    }
  }
}
