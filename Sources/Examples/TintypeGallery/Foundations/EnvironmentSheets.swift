// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// A card at text sizes from extra small to accessibility sizes.
  package struct DynamicTypeSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Dynamic Type", style: .foundations) {
        for size in [DynamicTypeSize.xSmall, .large, .accessibility3] {
          LabeledVariant(size.rawValue) { Card().dynamicTypeSize(size) }
        }
        LabeledVariant("accessibility3, limited to xxLarge") {
          Card()
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .dynamicTypeSize(.accessibility3)
        }
      }
    }
  }

  /// A message with its sender and two actions.
  private struct Card: Component {
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component {
      VStack(alignment: .leading, spacing: 12) {
        header
        Text("The tram leaves at a quarter past nine. I shall keep a seat for you.")
          .font(.body)
        if size.isAccessibilitySize {
          VStack(spacing: 8) { actions }
        } else {
          HStack(spacing: 8) { actions }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 16))
    }

    private var header: some Component {
      HStack(spacing: 12) {
        Symbol("person.circle.fill").font(.title).foregroundStyle(Color.indigo)
        VStack(alignment: .leading, spacing: 2) {
          Text("Ida Lindqvist").font(.headline)
          Text("Today").font(.footnote).foregroundStyle(.secondary)
        }
      }
    }

    @ComponentBuilder private var actions: ComponentList {
      action("Reply", .blue)
      action("Later", .gray)
    }

    private func action(_ title: String, _ tint: Color) -> some Component {
      Text(title)
        .font(.callout)
        .fontWeight(.semibold)
        .foregroundStyle(tint)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
        .background(tint.opacity(0.15), in: Capsule())
    }
  }

  /// The same components in left-to-right and right-to-left layout.
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
