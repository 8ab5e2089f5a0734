// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// A card at the usual size of text and at one for people who need large text.
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
}
