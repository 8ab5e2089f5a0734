// SPDX-License-Identifier: MIT

/// A layout that only includes the first component whose ideal size fits, or else the last.
struct ViewThatFitsLayout: SingleLayout {
  let content: ViewThatFitsContent

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    chosen(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    let chosen = chosen(proposal, subviews)
    for index in 0..<subviews.count {
      if index == chosen {
        subviews[index].place(at: bounds.origin, proposal: proposal)
      } else {
        subviews[index].omit()
      }
    }
  }

  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    Arrangement.Slot(origin: .zero, proposal: proposal)
  }

  func explicitPosition(
    of guide: AlignmentGuide.Line,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    chosen(proposal, subviews).flatMap {
      subviews[$0].dimensions(in: proposal)[explicit: guide]
    }
  }

  private func chosen(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Int? {
    var ideal = proposal
    for axis in content.axes { ideal[axis] = nil }
    for index in 0..<subviews.count {
      let size = subviews[index].sizeThatFits(ideal)
      if content.axes.allSatisfy({ fits(size[$0], proposal[$0]) }) { return index }
    }
    return subviews.isEmpty ? nil : subviews.count - 1
  }

  /// Tolerates the rounding errors of a sum of many lengths, which are too small to be visible.
  private func fits(_ length: Double, _ available: Double?) -> Bool {
    available.map { length <= $0 + 1e-6 } ?? true
  }
}
