// SPDX-License-Identifier: MIT

/// A tree of components, laid out by SwiftUI's documented rules as plainly as possible.
///
/// Nothing is cached or shared with the library; the tests compare its frames with the library's
/// frames. The rules are those of Apple's documentation of the components, of “Thinking in SwiftUI”
/// (Chris Eidhof and Florian Kugler) for stacks and grids, and of OpenSwiftUI, which reconstructs
/// SwiftUI, for everything that no documentation describes.
indirect enum ReferenceTree {
  /// A component that takes the proposed size, or 10 points without a proposal.
  case color
  /// A text of words with the given numbers of characters, each 10 × 20 points.
  case text(words: [Int], lineLimit: Int?)
  case spacer(minLength: Double?)
  /// A line of one point across the axis of the stack.
  case divider
  case stack(ReferenceAxis, ReferenceGuide, spacing: Double?, [ReferenceTree])
  case layers(ReferenceAlignment, [ReferenceTree])
  /// A lazy grid with columns.
  case grid([ReferenceColumn], ReferenceGuide, spacing: Double?, [ReferenceTree])
  /// The first component that fits on the given axes.
  case fits([ReferenceAxis], [ReferenceTree])
  case modified(ReferenceTree, ReferenceModifier)
}

/// A modifier that affects layout.
indirect enum ReferenceModifier {
  case frame(Offer, ReferenceAlignment)
  case limits(Pair<ReferenceLimits>, ReferenceAlignment)
  case padding(start: Lengths, end: Lengths)
  case fixedSize(Pair<Bool>)
  case aspectRatio(Double?, isFilling: Bool)
  case priority(Double)
  /// A guide at `factor` times the length plus `constant`.
  case guide(ReferenceAxis, ReferenceGuide, factor: Double, constant: Double)
  case offset(Lengths)
  case position(Lengths)
  /// An overlay or a background.
  case decoration(ReferenceTree, ReferenceAlignment, isBehind: Bool)
  /// A safe area inset at an edge.
  case inset(
    ReferenceTree, ReferenceAxis, isBefore: Bool, ReferenceGuide, spacing: Double?)
}

/// The limits of a flexible frame along one axis.
struct ReferenceLimits {
  var min: Double?
  var ideal: Double?
  var max: Double?

  func clamp(_ length: Double) -> Double {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
  }

  /// Returns the proposal for the component.
  func offer(_ offer: Double?) -> Double? { (offer ?? ideal).map(clamp) }

  /// Returns the length of the frame around a component of a given length.
  func length(_ offer: Double?, child: Double) -> Double {
    if let offer, min != nil, max != nil { return clamp(offer) }
    if offer == nil, let ideal { return ideal }
    let childOffer = self.offer(offer)
    if let min, max == nil { return Swift.max(Swift.min(childOffer ?? .infinity, child), min) }
    if let max, min == nil { return Swift.min(Swift.max(childOffer ?? -.infinity, child), max) }
    return clamp(child)
  }

  /// Returns the proposal for the component in a frame of a given length.
  ///
  /// The proposal is the length of the frame unless the frame took its length from the component.
  func placementOffer(_ offer: Double?, length: Double) -> Double? {
    let tookChild = (min ?? -.infinity) < length && length < (max ?? .infinity)
    return offer == nil && ideal == nil && tookChild ? nil : length
  }

  var isEmpty: Bool { min == nil && ideal == nil && max == nil }
}

/// An item of a grid.
struct ReferenceColumn {
  enum Width {
    case fixed(Double)
    case flexible(min: Double, max: Double)
    case adaptive(min: Double, max: Double)
  }

  var width: Width
  /// The distance to the next column.
  var spacing: Double?
  var alignment: ReferenceAlignment?
}

/// A component inside another: its position and the proposal with which it is placed.
struct ReferencePart {
  var tree: ReferenceTree
  /// The axis of the stack that contains the component.
  var axis: ReferenceAxis?
  var origin: Lengths
  var offer: Offer
  /// The last part of the component's name.
  var name: Int
}
