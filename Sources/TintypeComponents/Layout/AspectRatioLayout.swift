// SPDX-License-Identifier: MIT

/// Offers one component a size of a proportion, the largest within a proposal or the smallest
/// around it.
struct AspectRatioLayout: CenteringLayout {
  /// Width divided by height; `nil` takes that of the component's ideal size.
  let ratio: Double?
  let contentMode: ContentMode

  /// The scaled size; the proposal itself where there is nothing to fill or no proportion.
  func offer(_ proposal: ProposedSize, to subview: LayoutSubview) -> ProposedSize {
    guard proposal != .unspecified, let ratio = ratio ?? ideal(of: subview),
      ratio.isFinite, ratio > 0
    else { return proposal }
    guard let width = proposal.width else {
      return ProposedSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else {
      return ProposedSize(width: width, height: width / ratio)
    }
    let keepsWidth =
      contentMode == .fit ? width / ratio <= height : width / ratio >= height
    return keepsWidth
      ? ProposedSize(width: width, height: width / ratio)
      : ProposedSize(width: height * ratio, height: height)
  }

  private func ideal(of subview: LayoutSubview) -> Double? {
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width / ideal.height
  }
}
