// SPDX-License-Identifier: MIT

/// A layout that adds space around one component.
struct PaddingLayout: SingleLayout {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let inner = subviews.first?.sizeThatFits(proposal.reduced(by: insets)) ?? .zero
    return Size(
      width: max(inner.width + insets.leading + insets.trailing, 0),
      height: max(inner.height + insets.top + insets.bottom, 0)
    )
  }

  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    Arrangement.Slot(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.reduced(by: insets))
  }

  /// Returns the spacing without preferences at padded edges.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing {
    var spacing = subview.spacing
    if insets.top != 0 { spacing.top = nil }
    if insets.leading != 0 { spacing.leading = nil }
    if insets.bottom != 0 { spacing.bottom = nil }
    if insets.trailing != 0 { spacing.trailing = nil }
    return spacing
  }
}

extension ProposedSize {
  /// Returns the proposal without the space at the edges, at least 0.
  func reduced(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) }
    )
  }
}

/// A layout that sets a fixed width, height or both of one component.
struct FixedFrameLayout: AligningLayout {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let inner = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: width ?? inner.width, height: height ?? inner.height)
  }

  func offer(_ proposal: ProposedSize, in size: Size, to subview: LayoutSubview) -> ProposedSize {
    offer(proposal)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the spacing without preferences at the edges along fixed axes.
  ///
  /// A frame directly around a spacer keeps the spacer's preferences, so that
  /// `Spacer().frame(width: 20)` is 20 points between its neighbors.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing {
    var spacing = subview.spacing
    guard !subview.projectsSpacing else { return spacing }
    if width != nil { (spacing.leading, spacing.trailing) = (nil, nil) }
    if height != nil { (spacing.top, spacing.bottom) = (nil, nil) }
    return spacing
  }
}

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
