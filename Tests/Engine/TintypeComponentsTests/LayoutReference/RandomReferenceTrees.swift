// SPDX-License-Identifier: MIT

import TintypeBase

/// A source of random trees that are the same for each seed.
struct RandomReferenceTrees {
  /// The features that a tree may contain.
  struct Vocabulary: OptionSet {
    let rawValue: Int

    static let spacers = Vocabulary(rawValue: 1)
    static let frames = Vocabulary(rawValue: 2)
    static let priorities = Vocabulary(rawValue: 4)
    static let layers = Vocabulary(rawValue: 8)
    static let proportions = Vocabulary(rawValue: 16)
    static let guides = Vocabulary(rawValue: 32)
    static let moves = Vocabulary(rawValue: 64)
    static let fits = Vocabulary(rawValue: 128)
    static let insets = Vocabulary(rawValue: 256)
    static let grids = Vocabulary(rawValue: 512)
    static let everything = Vocabulary(rawValue: 1023)
  }

  var generator: SeededGenerator
  let vocabulary: Vocabulary

  init(seed: UInt64, _ vocabulary: Vocabulary) {
    generator = SeededGenerator(seed: seed)
    self.vocabulary = vocabulary
  }

  // MARK: Numbers

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  mutating func length(_ range: ClosedRange<Int> = 0...60) -> Double { Double(number(range)) }
  mutating func chance(of count: Int) -> Bool { number(1...count) == 1 }
  mutating func maybe(_ range: ClosedRange<Int> = 0...60) -> Double? {
    chance(of: 2) ? length(range) : nil
  }

  mutating func guide(_ axis: ReferenceAxis) -> ReferenceGuide {
    var guides: [ReferenceGuide] = [.start, .center, .end]
    if vocabulary.contains(.guides) {
      guides += axis == .y ? [.firstBaseline, .lastBaseline, .custom] : [.custom]
    }
    return guides[number(0...guides.count - 1)]
  }

  mutating func alignment() -> ReferenceAlignment {
    let horizontal = guide(.x)
    return ReferenceAlignment(horizontal, guide(.y))
  }

  // MARK: Trees

  mutating func leaf() -> ReferenceTree {
    switch number(0...5) {
    case 0 where vocabulary.contains(.spacers): return .spacer(minLength: maybe(0...20))
    case 1: return .divider
    case 2, 3:
      let words = (0..<number(1...4)).map { _ in number(1...7) }
      return .text(words: words, lineLimit: chance(of: 4) ? number(1...3) : nil)
    case 4: return .modified(.color, .frame(Offer(maybe(), maybe()), alignment()))
    default: return .color
    }
  }

  mutating func children(_ depth: Int) -> [ReferenceTree] {
    (0..<number(chance(of: 8) ? 0...0 : 1...3)).map { _ in tree(depth) }
  }

  /// Returns a tree with at most the given number of levels of containers and modifiers.
  mutating func tree(_ depth: Int) -> ReferenceTree {
    guard depth > 0, !chance(of: 6) else { return leaf() }
    let inner = depth - 1
    if number(0...9) < 5 { return container(inner) }
    let child = tree(inner)
    return .modified(child, modifier(inner))
  }

  mutating func container(_ depth: Int) -> ReferenceTree {
    let kind = number(0...9)
    if kind < 2, vocabulary.contains(.layers) { return .layers(alignment(), children(depth)) }
    if kind == 2, vocabulary.contains(.grids) { return grid(depth) }
    if kind == 3 || kind == 4, vocabulary.contains(.fits) {
      let axes: [[ReferenceAxis]] = [[.x], [.y], [.x, .y]]
      return .fits(axes[number(0...2)], children(depth))
    }
    let axis: ReferenceAxis = kind % 2 == 0 ? .x : .y
    return .stack(
      axis, guide(axis.other), spacing: chance(of: 3) ? length(0...9) : nil, children(depth))
  }

  /// Returns a lazy grid with one to three items.
  mutating func grid(_ depth: Int) -> ReferenceTree {
    let columns = (0..<number(1...3)).map { _ in
      let least = length(5...60)
      let most = chance(of: 2) ? .infinity : least + length(0...60)
      let width: ReferenceColumn.Width =
        switch number(0...2) {
        case 0: .fixed(least)
        case 1: .flexible(min: least, max: most)
        default: .adaptive(min: least, max: most)
        }
      return ReferenceColumn(
        width: width, spacing: maybe(0...12), alignment: chance(of: 3) ? alignment() : nil)
    }
    return .grid(
      columns, guide(.x), spacing: maybe(0...12), (0..<number(0...5)).map { _ in tree(depth) })
  }

  private enum Kind {
    case frame, limits, padding, priority, fixedSize, aspectRatio, decoration, guide, offset
    case position, inset
  }

  /// The kinds of modifiers to choose from; frequent kinds occur more than once.
  private var kinds: [Kind] {
    var kinds: [Kind] = []
    if vocabulary.contains(.frames) { kinds += [.frame, .frame, .limits, .limits, .padding] }
    if vocabulary.contains(.priorities) { kinds.append(.priority) }
    if vocabulary.contains(.proportions) { kinds += [.fixedSize, .aspectRatio] }
    if vocabulary.contains(.layers) { kinds += [.decoration, .decoration] }
    if vocabulary.contains(.guides) { kinds += [.guide, .guide] }
    if vocabulary.contains(.moves) { kinds += [.offset, .position] }
    if vocabulary.contains(.insets) { kinds.append(.inset) }
    return kinds.isEmpty ? [.frame] : kinds
  }

  mutating func modifier(_ depth: Int) -> ReferenceModifier {
    let kinds = kinds
    switch kinds[number(0...kinds.count - 1)] {
    case .frame: return .frame(Offer(maybe(), maybe()), alignment())
    case .limits: return .limits(Pair(limits(), limits()), alignment())
    case .padding:
      let insets = (0..<4).map { _ in chance(of: 2) ? 0 : length(1...9) }
      return .padding(start: Lengths(insets[0], insets[1]), end: Lengths(insets[2], insets[3]))
    case .priority: return .priority(length(-1...2))
    case .fixedSize: return .fixedSize(Pair(chance(of: 2), chance(of: 2)))
    case .aspectRatio:
      let ratios: [Double?] = [nil, 0.5, 1, 1.5, 2]
      return .aspectRatio(ratios[number(0...4)], isFilling: chance(of: 2))
    case .decoration:
      return .decoration(tree(min(depth, 2)), alignment(), isBehind: chance(of: 2))
    case .guide:
      let axis: ReferenceAxis = chance(of: 2) ? .x : .y
      let factors = [0, 0, 0.5, 1]
      return .guide(axis, guide(axis), factor: factors[number(0...3)], constant: length(-20...40))
    case .offset: return .offset(Lengths(length(-20...20), length(-20...20)))
    case .position: return .position(Lengths(length(), length()))
    case .inset:
      let axis: ReferenceAxis = chance(of: 2) ? .x : .y
      return .inset(
        tree(min(depth, 1)), axis, isBefore: chance(of: 2), guide(axis.other),
        spacing: maybe(0...12))
    }
  }

  private mutating func limits() -> ReferenceLimits {
    let least = length(0...30)
    let ideal = least + length(0...30)
    let most = chance(of: 3) ? .infinity : ideal + length(0...30)
    return ReferenceLimits(
      min: chance(of: 3) ? least : nil, ideal: chance(of: 4) ? ideal : nil,
      max: chance(of: 3) ? most : nil)
  }

  /// Returns an HStack of flexible frames and rectangles, as in objc.io's comparison with SwiftUI.
  mutating func flexibleStack() -> ReferenceTree {
    let children = (0..<number(1...6)).map { _ -> ReferenceTree in
      switch number(0...3) {
      case 0: return .color
      case 1: return .modified(.color, .frame(Offer(length(1...120), maybe()), alignment()))
      default: return .modified(.color, .limits(Pair(limits(), limits()), alignment()))
      }
    }
    return .stack(.x, guide(.y), spacing: chance(of: 2) ? length(0...12) : nil, children)
  }
}
