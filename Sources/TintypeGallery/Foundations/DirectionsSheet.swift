// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// The same components where lines run from left to right, and from right to left.
  package struct DirectionsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Layout Direction", style: .foundations) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          LabeledVariant(direction.rawValue) {
            samples(isRightToLeft: direction == .rightToLeft)
              .environment(\.layoutDirection, direction)
          }
        }
      }
    }

    private func samples(isRightToLeft: Bool) -> some Component {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          Symbol("chevron.backward").foregroundStyle(Color.blue)
          Text(isRightToLeft ? "الإعدادات" : "Settings").font(.headline)
          Spacer()
          Text(isRightToLeft ? "تم" : "Done").foregroundStyle(Color.blue)
        }
        .onCard()
        HStack(spacing: 8) {
          Tile("1")
          Tile("2", tint: .purple).padding(.leading, 20)
          Tile("3", tint: .pink).offset(x: 10)
          Spacer()
          Tile("4", tint: .orange)
        }
        .framed()
        HStack(spacing: 10) {
          UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
            .fill(
              LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: 80, height: 44)
          Tile(width: 70, height: 44)
            .overlay(alignment: .topTrailing) {
              Circle().fill(Color.red).frame(width: 14, height: 14)
            }
          Flow(spacing: 4, lineSpacing: 4) {
            for index in 1...5 { Tile("\(index)", tint: .teal) }
          }
          .frame(width: 96, alignment: .leading)
          .framed()
          Text(isRightToLeft ? "سطر أول\nثم سطر ثان أطول" : "One line\nand a longer one")
            .font(.caption)
        }
        LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(), GridItem()]) {
          for index in 1...4 { Tile("\(index)", width: 60, height: 22, tint: .green) }
        }
        .framed()
      }
    }
  }
}
