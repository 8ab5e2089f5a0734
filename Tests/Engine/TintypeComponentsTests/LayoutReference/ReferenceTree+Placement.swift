// SPDX-License-Identifier: MIT

extension ReferenceTree {
  // MARK: Guides

  /// Returns the position of a guide along an axis.
  func guide(
    _ guide: ReferenceGuide, _ along: ReferenceAxis, _ offer: Offer, in axis: ReferenceAxis?
  ) -> Double {
    explicit(guide, along, offer, in: axis)
      ?? guide.standard(in: size(offer, in: axis)[along])
  }

  /// Returns the position of a guide, or `nil` if it has its default position.
  func explicit(
    _ guide: ReferenceGuide, _ along: ReferenceAxis, _ offer: Offer, in axis: ReferenceAxis?
  ) -> Double? {
    let position = position(of: guide, along, offer, in: axis)
    return position.flatMap { $0.isFinite ? $0 : nil }
  }

  private func position(
    of guide: ReferenceGuide, _ along: ReferenceAxis, _ offer: Offer, in axis: ReferenceAxis?
  ) -> Double? {
    func inner(_ part: ReferencePart) -> Double? {
      part.tree.explicit(guide, along, part.offer, in: part.axis).map { $0 + part.origin[along] }
    }
    switch self {
    case .color, .spacer, .divider: return nil
    case .text(let words, let limit):
      let lines = Self.lines(of: words, limit, offer).count
      return switch (along, guide) {
      case (.y, .firstBaseline): 15
      case (.y, .lastBaseline): 15 + 20 * Double(lines - 1)
      default: nil
      }
    case .modified(_, .inset): return nil
    case .modified(let child, .guide(along, guide, let factor, let constant)):
      return child.size(offer, in: axis)[along] * factor + constant
    // Offsets and decorations do not affect layout, so the component's own guides apply.
    case .modified(let child, .offset), .modified(let child, .decoration):
      return child.explicit(guide, along, offer, in: axis)
    case .modified, .fits:
      return parts(offer, size(offer, in: axis), in: axis).first.flatMap(inner)
    case .stack, .grid:
      guard guide.isMerged else { return nil }
      return guide.merged(parts(offer, size(offer, in: axis), in: axis).compactMap(inner))
    case .layers(_, let children):
      guard guide.isMerged else { return nil }
      let highest = children.map(\.priority).max()
      return guide.merged(
        parts(offer, size(offer, in: axis), in: axis).filter { $0.tree.priority == highest }
          .compactMap(inner))
    }
  }

  // MARK: Positions

  /// Returns the components inside a component, given its proposal and its size.
  func parts(_ offer: Offer, _ size: Lengths, in axis: ReferenceAxis?) -> [ReferencePart] {
    switch self {
    case .color, .text, .spacer, .divider: return []
    case .stack(let along, _, _, _):
      // A stack without a proposal across its axis proposes its own length.
      return stack(offer.with(offer[along.other] ?? size[along.other], on: along.other)).parts
    case .layers(let alignment, let children):
      return Self.layers(alignment, children, Offer { size[$0] }).parts
    case .grid(let columns, let alignment, let spacing, let children):
      return Self.grid(columns, spacing, children, offer, alignment: alignment).parts
    case .fits:
      guard let (index, child) = chosen(offer) else { return [] }
      return [
        ReferencePart(tree: child, axis: nil, origin: Lengths(0, 0), offer: offer, name: index)
      ]
    case .modified(let child, let modifier):
      return modifier.parts(of: child, offer, size, in: axis)
    }
  }

  /// Collects the names and frames of the tree.
  ///
  /// The name of a part is its container's name and its index.
  func frames(
    named name: String, at origin: Lengths, _ offer: Offer, in axis: ReferenceAxis? = nil,
    into frames: inout [String: ReferenceFrame]
  ) {
    let size = size(offer, in: axis)
    for part in parts(offer, size, in: axis) {
      part.tree.frames(
        named: "\(name).\(part.name)",
        at: Lengths { origin[$0] + part.origin[$0] }, part.offer, in: part.axis, into: &frames)
    }
    frames[name] = ReferenceFrame(origin: origin, size: size)
    // A modifier without a size of its own has the frame of its content.
    if case .modified(_, let modifier) = self, modifier.isSizeless {
      frames[name] = frames["\(name).0"]
    }
  }
}

/// A frame in points.
struct ReferenceFrame {
  var origin: Lengths
  var size: Lengths
}

extension ReferenceModifier {
  /// A Boolean value that indicates whether the modifier has no size of its own.
  var isSizeless: Bool {
    switch self {
    case .priority, .guide, .offset, .position, .decoration: true
    case .frame, .limits, .padding, .fixedSize, .aspectRatio, .inset: false
    }
  }

  func parts(
    of child: ReferenceTree, _ offer: Offer, _ size: Lengths, in axis: ReferenceAxis?
  ) -> [ReferencePart] {
    func part(_ origin: Lengths, _ offer: Offer) -> ReferencePart {
      ReferencePart(tree: child, axis: axis, origin: origin, offer: offer, name: 0)
    }
    func aligned(_ alignment: ReferenceAlignment, _ offer: Offer) -> [ReferencePart] {
      let origin = Lengths {
        alignment[$0].standard(in: size[$0]) - child.guide(alignment[$0], $0, offer, in: axis)
      }
      return [part(origin, offer)]
    }
    let inner = childOffer(child, offer, in: axis)
    switch self {
    case .frame(_, let alignment): return aligned(alignment, inner)
    case .limits(let limits, let alignment):
      return aligned(
        alignment, Offer { limits[$0].placementOffer(offer[$0], length: size[$0]) })
    case .padding(let start, _): return [part(start, inner)]
    case .fixedSize, .aspectRatio:
      let childSize = child.size(inner, in: axis)
      return [part(Lengths { (size[$0] - childSize[$0]) / 2 }, inner)]
    case .priority, .guide: return [part(Lengths(0, 0), offer)]
    case .offset(let distance): return [part(distance, offer)]
    case .position(let point):
      let own = Offer { size[$0] }
      let childSize = child.size(own, in: axis)
      return [part(Lengths { point[$0] - childSize[$0] / 2 }, own)]
    case .decoration(let second, let alignment, _):
      let own = Offer { size[$0] }
      let origin = Lengths {
        child.guide(alignment[$0], $0, offer, in: axis)
          - second.guide(alignment[$0], $0, own, in: nil)
      }
      return [
        part(Lengths(0, 0), offer),
        ReferencePart(tree: second, axis: nil, origin: origin, offer: own, name: 1),
      ]
    case .inset(let second, let along, let isBefore, let guide, let spacing):
      let across = along.other
      let filled = offer.with(offer[across] ?? size[across], on: across)
      let offers = Self.insetOffers(child, second, along, spacing, filled, in: axis)
      let sizes = (child.size(offers.0, in: axis), second.size(offers.1, in: nil))
      var first = Lengths(0, 0)
      first[along] = isBefore ? size[along] - sizes.0[along] : 0
      first[across] = (size[across] - sizes.0[across]) / 2
      var other = Lengths(0, 0)
      other[along] = isBefore ? 0 : size[along] - sizes.1[along]
      other[across] =
        first[across] + child.guide(guide, across, offers.0, in: axis)
        - second.guide(guide, across, offers.1, in: nil)
      return [
        part(first, offers.0),
        ReferencePart(tree: second, axis: nil, origin: other, offer: offers.1, name: 1),
      ]
    }
  }
}
