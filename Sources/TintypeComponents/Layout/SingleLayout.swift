// SPDX-License-Identifier: MIT

/// A layout of one component, whose lines and wishes it hands on.
protocol SingleLayout: Layout where Cache == Void {
  /// Where the component lies in a container of a size, and what it is offered there.
  func slot(of subview: LayoutSubview, in size: Size, _ proposal: ProposedSize) -> Arrangement.Slot
  /// What becomes of the distances that the component likes to have.
  func changed(_ spacing: ComponentSpacing) -> ComponentSpacing
}

extension SingleLayout {
  func changed(_ spacing: ComponentSpacing) -> ComponentSpacing { spacing }

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

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard let subview = subviews.first else { return nil }
    let slot = slot(of: subview, in: bounds.size, proposal)
    return subview.dimensions(in: slot.proposal)[explicit: guide].map { $0 + slot.origin.x }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard let subview = subviews.first else { return nil }
    let slot = slot(of: subview, in: bounds.size, proposal)
    return subview.dimensions(in: slot.proposal)[explicit: guide].map { $0 + slot.origin.y }
  }

  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ComponentSpacing {
    changed(subviews.first?.spacing ?? ComponentSpacing())
  }
}

/// A layout of one component that is aligned in a frame, guide on guide.
protocol AligningLayout: SingleLayout {
  var alignment: Alignment { get }
  /// What the component is offered in a frame of a size.
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
