// SPDX-License-Identifier: MIT

/// A layout that limits the width and the height of one component.
struct FlexibleFrameLayout: AligningLayout {
  /// The limits along one axis in ascending order: minimum, ideal, maximum.
  struct Limits {
    var min: Double?
    var ideal: Double?
    var max: Double?

    var isLimited: Bool { min != nil || ideal != nil || max != nil }

    func clamp(_ value: Double) -> Double {
      Swift.max(min ?? -.infinity, Swift.min(value, max ?? .infinity))
    }

    /// Returns the proposal for the component when the frame is measured.
    func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// Returns the length of the frame for a proposal and the length of the component.
    func length(_ proposal: Double?, child: Double) -> Double {
      if let proposal, min != nil, max != nil { return clamp(proposal) }
      if proposal == nil, let ideal { return ideal }
      let offer = offer(proposal)
      return switch (min, max) {
      case (let min?, nil): Swift.max(Swift.min(offer ?? child, child), min)
      case (nil, let max?): Swift.min(Swift.max(offer ?? -.infinity, child), max)
      case (_?, _?): clamp(child)
      case (nil, nil): child
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let offer = ProposedSize(
      width: width.offer(proposal.width),
      height: height.offer(proposal.height)
    )
    let inner = subviews.first?.sizeThatFits(offer) ?? .zero
    return Size(
      width: width.length(proposal.width, child: inner.width),
      height: height.length(proposal.height, child: inner.height)
    )
  }

  /// Returns the frame's own size as the proposal, except for lengths taken from the component.
  func offer(_ proposal: ProposedSize, in size: Size, to subview: LayoutSubview) -> ProposedSize {
    func offer(_ limits: Limits, _ proposal: Double?, _ length: Double) -> Double? {
      let isFree =
        proposal == nil && limits.ideal == nil
        && limits.min ?? -.infinity < length && length < limits.max ?? .infinity
      return isFree ? nil : length
    }
    return ProposedSize(
      width: offer(width, proposal.width, size.width),
      height: offer(height, proposal.height, size.height)
    )
  }

  /// Returns the spacing without preferences at the edges along limited axes, including an ideal
  /// length.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing {
    var spacing = subview.spacing
    guard !subview.projectsSpacing else { return spacing }
    if width.isLimited { (spacing.leading, spacing.trailing) = (nil, nil) }
    if height.isLimited { (spacing.top, spacing.bottom) = (nil, nil) }
    return spacing
  }
}
