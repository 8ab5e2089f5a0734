// SPDX-License-Identifier: MIT

extension ReferenceTree {
  /// The default distance between components and the default minimum length of a spacer.
  static let distance = 8.0

  /// Returns the size for a proposal, in a stack along an axis.
  func size(_ offer: Offer, in axis: ReferenceAxis?) -> Lengths {
    switch self {
    case .color: return Lengths { offer[$0] ?? 10 }
    case .text(let words, let limit):
      let lines = Self.lines(of: words, limit, offer)
      return Lengths(10 * Double(lines.max() ?? 0), 20 * Double(lines.count))
    case .spacer(let minLength):
      return Lengths { along in
        axis == nil || axis == along
          ? max(offer[along] ?? -.infinity, minLength ?? Self.distance) : 0
      }
    case .divider:
      let thin = axis ?? .y
      return Lengths { $0 == thin ? 1 : offer[$0] ?? 10 }
    case .stack: return stack(offer).size
    case .layers(let alignment, let children):
      return Self.layers(alignment, children, offer).size
    case .grid(let columns, _, let spacing, let children):
      return Self.grid(columns, spacing, children, offer).size
    case .fits: return chosen(offer).map { $0.1.size(offer, in: nil) } ?? Lengths(0, 0)
    case .modified(let child, let modifier): return modifier.size(of: child, offer, in: axis)
    }
  }

  /// Returns the number of characters of each line; words that are too long for a line are broken.
  static func lines(of words: [Int], _ limit: Int?, _ offer: Offer) -> [Int] {
    var columns = Int.max
    if let width = offer.x, width.isFinite { columns = max(Int(width / 10 + 1e-9), 1) }
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, last + 1 <= columns - word {
        lines[lines.count - 1] = last + 1 + word
        continue
      }
      var rest = word
      while rest > columns {
        lines.append(columns)
        rest -= columns
      }
      lines.append(rest)
    }
    var count = min(lines.count, limit ?? .max)
    if let height = offer.y, height.isFinite { count = min(count, max(Int(height / 20 + 1e-3), 1)) }
    return Array(lines.prefix(count))
  }

  /// Returns the index and the first component whose ideal size fits, or else the last.
  func chosen(_ offer: Offer) -> (Int, ReferenceTree)? {
    guard case .fits(let axes, let children) = self else { return nil }
    var ideal = offer
    for axis in axes { ideal[axis] = nil }
    for (index, child) in children.enumerated() {
      let size = child.size(ideal, in: nil)
      if axes.allSatisfy({ size[$0] <= (offer[$0] ?? .infinity) + 1e-6 }) { return (index, child) }
    }
    return children.last.map { (children.count - 1, $0) }
  }

  // MARK: Priorities and distances

  /// The layout priority: that of the outermost modifier that sets one, or else of the component.
  var priority: Double {
    switch self {
    case .spacer: -.infinity
    case .modified(_, .priority(let priority)): priority
    // An inset is a container of two components.
    case .modified(_, .inset): 0
    case .modified(let child, _): child.priority
    default: 0
    }
  }

  /// Returns the preferred distances of the two edges along an axis, in a stack along another axis.
  func distances(_ edges: ReferenceAxis, in axis: ReferenceAxis?) -> EdgeDistances {
    switch self {
    case .color, .text, .divider: return .none
    case .spacer: return axis == nil || axis == edges ? .zero : .none
    case .stack(let inner, _, _, let children):
      let all = children.map { $0.distances(edges, in: inner) }
      guard let first = all.first, let last = all.last else { return .zero }
      return inner == edges
        ? EdgeDistances(start: first.start, end: last.end) : .maximum(of: all)
    case .layers(_, let children):
      return children.isEmpty ? .zero : .maximum(of: children.map { $0.distances(edges, in: nil) })
    case .grid(_, _, _, let children):
      return .maximum(of: children.map { $0.distances(edges, in: nil) })
    // The distances do not depend on a proposal, and so not on which component fits.
    case .fits(_, let children): return children.first?.distances(edges, in: nil) ?? .none
    case .modified(let child, let modifier):
      let inner = child.distances(edges, in: axis)
      switch modifier {
      case .frame(let lengths, _):
        return lengths[edges] == nil || child.isSpacer ? inner : .none
      case .limits(let limits, _):
        return limits[edges].isEmpty || child.isSpacer ? inner : .none
      case .padding(let start, let end):
        return EdgeDistances(
          start: start[edges] == 0 ? inner.start : nil, end: end[edges] == 0 ? inner.end : nil)
      case .position, .inset: return .none
      default: return inner
      }
    }
  }

  /// A Boolean value that indicates whether a frame keeps the distances of its content.
  ///
  /// It is true for a spacer, also with modifiers that only draw.
  private var isSpacer: Bool {
    switch self {
    case .spacer: true
    case .modified(let child, .offset), .modified(let child, .guide),
      .modified(let child, .decoration):
      child.isSpacer
    default: false
    }
  }
}

extension ReferenceModifier {
  /// Returns the size of the component with the modifier.
  func size(of child: ReferenceTree, _ offer: Offer, in axis: ReferenceAxis?) -> Lengths {
    switch self {
    case .inset(let second, let along, _, _, let spacing):
      let offers = Self.insetOffers(child, second, along, spacing, offer, in: axis)
      let sizes = (child.size(offers.0, in: axis), second.size(offers.1, in: nil))
      return Lengths {
        $0 == along
          ? max(sizes.0[$0] + (spacing ?? ReferenceTree.distance) + sizes.1[$0], 0)
          : max(sizes.0[$0], sizes.1[$0])
      }
    case .position:
      let inner = child.size(offer, in: axis)
      return Lengths { offer[$0] ?? inner[$0] }
    default: break
    }
    let inner = child.size(childOffer(child, offer, in: axis), in: axis)
    return Lengths { along in
      switch self {
      case .frame(let lengths, _): lengths[along] ?? inner[along]
      case .limits(let limits, _): limits[along].length(offer[along], child: inner[along])
      case .padding(let start, let end): max(inner[along] + start[along] + end[along], 0)
      default: inner[along]
      }
    }
  }

  /// Returns the proposal for the component while the modifier is measured.
  func childOffer(_ child: ReferenceTree, _ offer: Offer, in axis: ReferenceAxis?) -> Offer {
    switch self {
    case .frame(let lengths, _): return Offer { lengths[$0] ?? offer[$0] }
    case .limits(let limits, _): return Offer { limits[$0].offer(offer[$0]) }
    case .padding(let start, let end):
      return Offer { along in offer[along].map { max($0 - start[along] - end[along], 0) } }
    case .fixedSize(let fixed): return Offer { fixed[$0] ? nil : offer[$0] }
    case .aspectRatio(let ratio, let isFilling):
      let ideal = child.size(Offer(nil, nil), in: axis)
      let ratio = ratio ?? ideal.x / ideal.y
      guard ratio.isFinite, ratio > 0 else { return offer }
      let heights = [offer.x.map { $0 / ratio }, offer.y].compactMap { $0 }
      guard let height = isFilling ? heights.max() : heights.min() else { return offer }
      return Offer(height * ratio, height)
    default: return offer
    }
  }

  /// Returns the proposals for both components of an inset.
  static func insetOffers(
    _ first: ReferenceTree, _ second: ReferenceTree, _ along: ReferenceAxis, _ spacing: Double?,
    _ offer: Offer, in axis: ReferenceAxis?
  ) -> (Offer, Offer) {
    guard let length = offer[along] else { return (offer, offer) }
    // The difference of two infinite lengths counts as zero.
    func rest(_ length: Double) -> Double { length > 0 ? length : 0 }
    let available = length - (spacing ?? ReferenceTree.distance)
    let least = first.size(offer.with(0, on: along), in: axis)[along]
    let secondOffer = offer.with(rest(available - least), on: along)
    let taken = second.size(secondOffer, in: nil)[along]
    return (offer.with(rest(available - taken), on: along), secondOffer)
  }
}
