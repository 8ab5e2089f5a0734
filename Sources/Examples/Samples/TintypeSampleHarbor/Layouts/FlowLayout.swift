// SPDX-License-Identifier: MIT

import SwiftUI

/// A layout that places views in rows and begins a new row if the width is exceeded.
public struct FlowLayout: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat

  public init(spacing: CGFloat = .spaceS, lineSpacing: CGFloat = .spaceS) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  public struct Cache {
    var sizes: [CGSize]
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.width ?? .infinity
    let rows = rows(of: cache.sizes, in: width)
    let height = rows.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in rows(of: cache.sizes, in: bounds.width) {
      var x = bounds.minX
      for index in row.range {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + row.height / 2), anchor: .leading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + lineSpacing
    }
  }

  private struct Row {
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private func rows(of sizes: [CGSize], in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for (index, size) in sizes.enumerated() {
      if var row = rows.last, row.width + spacing + size.width <= width {
        row.range = row.range.lowerBound..<(index + 1)
        row.width += spacing + size.width
        row.height = max(row.height, size.height)
        rows[rows.count - 1] = row
      } else {
        rows.append(Row(range: index..<(index + 1), width: size.width, height: size.height))
      }
    }
    return rows
  }
}

/// Tags in rows.
public struct TagFlow: View {
  let tags: [String]
  @Binding var selection: Set<String>

  public init(_ tags: [String], selection: Binding<Set<String>>) {
    self.tags = tags
    _selection = selection
  }

  public var body: some View {
    FlowLayout {
      ForEach(tags, id: \.self) { tag in
        let isSelected = selection.contains(tag)
        Text("#\(Text(LocalizedStringKey(tag)))")
          .font(.harborLabel)
          .foregroundStyle(isSelected ? Color.harborOnTint : .harborTint)
          .padding(.chip)
          .background(isSelected ? Color.harborTint : .harborTintSoft, in: .capsule)
          .onTapGesture { selection.formSymmetricDifference([tag]) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }
}

/// Interests of a traveler.
public struct InterestPicker: View {
  @State private var selection: Set = ["lighthouses", "kayaking"]

  private let interests = [
    "beaches", "lighthouses", "seals", "kayaking", "cycling", "fishing villages", "food", "saunas",
    "museums", "hiking",
  ]

  public init() {}

  public var body: some View {
    SectionCard("Your interests", systemImage: "heart") {
      TagFlow(interests, selection: $selection)
    } accessory: {
      Badge(count: selection.count)
    }
  }
}

#Preview("Tags") {
  InterestPicker()
    .padding()
}
