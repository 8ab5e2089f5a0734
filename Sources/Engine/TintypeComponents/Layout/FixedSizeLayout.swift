// SPDX-License-Identifier: MIT

/// A layout that proposes no length to one component along some axes, so that it takes its ideal
/// length.
struct FixedSizeLayout: CenteringLayout {
  let horizontal: Bool
  let vertical: Bool

  func offer(_ proposal: ProposedSize, to subview: LayoutSubview) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}
