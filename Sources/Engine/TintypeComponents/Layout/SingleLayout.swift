// SPDX-License-Identifier: MIT

/// A layout of one component that passes on its alignment guides and preferred distances.
protocol SingleLayout: GuidedLayout where Cache == Void {
  /// Returns the position and proposal of the component in a container of a size.
  func slot(of subview: LayoutSubview, in size: Size, _ proposal: ProposedSize) -> Arrangement.Slot
  /// Returns the preferred distances of the container, derived from those of the component.
  func spacing(around subview: LayoutSubview) -> ComponentSpacing
}

extension SingleLayout {
  func spacing(around subview: LayoutSubview) -> ComponentSpacing { subview.spacing }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    guard let subview = subviews.first else { return }
    let slot = slot(of: subview, in: bounds.size, proposal)
    subview.place(
      at: Point(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
      proposal: slot.proposal
    )
  }

  func explicitPosition(
    of guide: AlignmentGuide.Line,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard let subview = subviews.first else { return nil }
    let slot = slot(of: subview, in: bounds.size, proposal)
    return subview.dimensions(in: slot.proposal)[explicit: guide].map {
      $0 + slot.offset(along: guide.axis)
    }
  }

  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ComponentSpacing {
    subviews.first.map(spacing(around:)) ?? ComponentSpacing()
  }
}

/// A layout of one component whose center is at the center of the container.
///
/// The component's own alignment guides do not move it within the container; its explicit guides
/// are passed on. (`_FixedSizeLayout` and `_AspectRatioLayout` in OpenSwiftUI, which place their
/// child with `aligning: .center`, a `UnitPoint`.)
protocol CenteringLayout: SingleLayout {
  /// Returns the proposal for the component.
  func offer(_ proposal: ProposedSize, to subview: LayoutSubview) -> ProposedSize
}

extension CenteringLayout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    guard let subview = subviews.first else { return .zero }
    return subview.sizeThatFits(offer(proposal, to: subview))
  }

  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    let offer = offer(proposal, to: subview)
    let inner = subview.sizeThatFits(offer)
    return Arrangement.Slot(
      origin: Point(
        x: centered(inner.width, in: size.width), y: centered(inner.height, in: size.height)),
      proposal: offer
    )
  }

  /// Returns the offset that centers a length in another one.
  ///
  /// The center of an infinite length is 0, like the position of an alignment guide.
  private func centered(_ inner: Double, in outer: Double) -> Double {
    (outer.isFinite ? outer / 2 : 0) - (inner.isFinite ? inner / 2 : 0)
  }
}

/// A layout that aligns a guide of one component with the same guide of a frame.
protocol AligningLayout: SingleLayout {
  var alignment: Alignment { get }
  /// Returns the proposal for the component in a frame of a size.
  func offer(_ proposal: ProposedSize, in size: Size, to subview: LayoutSubview) -> ProposedSize
}

extension AligningLayout {
  func slot(
    of subview: LayoutSubview,
    in size: Size,
    _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    let offer = offer(proposal, in: size, to: subview)
    let dimensions = subview.dimensions(in: offer)
    let frame = Dimensions(size)
    return Arrangement.Slot(
      origin: Point(
        x: frame[alignment.horizontal] - dimensions[alignment.horizontal],
        y: frame[alignment.vertical] - dimensions[alignment.vertical]
      ),
      proposal: offer
    )
  }
}
