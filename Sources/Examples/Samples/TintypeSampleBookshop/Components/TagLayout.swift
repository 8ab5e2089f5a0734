// SPDX-License-Identifier: MIT

import SwiftUI

/// A layout that wraps views into lines.
struct TagLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let positions = arrange(subviews, in: proposal.replacingUnspecifiedDimensions().width)
    let width = positions.map(\.maxX).max() ?? 0
    let height = positions.map(\.maxY).max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, arrange(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }
}

/// The tags of a book.
struct TagCloud: View {
  let tags: [String]
  @Environment(\.theme) private var theme

  var body: some View {
    TagLayout {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .font(.footnote)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(theme.accent.opacity(0.12), in: Capsule())
          .foregroundStyle(theme.accent)
      }
    }
  }
}
