// SPDX-License-Identifier: MIT

/// A set of random trees for one group of layout rules.
struct ReferenceSet: Sendable, CaseIterable {
  let name: String
  /// The number of trees in a full comparison.
  let count: Int
  private let seed: UInt64
  private let vocabulary: RandomReferenceTrees.Vocabulary
  private let makeTree: @Sendable (inout RandomReferenceTrees) -> ReferenceTree

  private init(
    _ name: String, _ count: Int, seed: UInt64, _ vocabulary: RandomReferenceTrees.Vocabulary,
    makeTree: @escaping @Sendable (inout RandomReferenceTrees) -> ReferenceTree
  ) {
    self.name = name
    self.count = count
    self.seed = seed
    self.vocabulary = vocabulary
    self.makeTree = makeTree
  }

  /// Returns the first trees of the set, each with a canvas, or `nil` for the tree's ideal size.
  func trees(_ count: Int) -> [(tree: ReferenceTree, canvas: Lengths?, isMirrored: Bool)] {
    var random = RandomReferenceTrees(seed: seed, vocabulary)
    return (0..<count).map { _ in
      let tree = makeTree(&random)
      let canvas = Lengths(random.length(1...220), random.length(1...220))
      return (tree, random.chance(of: 6) ? nil : canvas, random.chance(of: 10))
    }
  }

  static let allCases: [ReferenceSet] = [
    ReferenceSet("HStacks of flexible components", 10_000, seed: 101, []) { $0.flexibleStack() },
    ReferenceSet("stacks, spacers, priorities", 2000, seed: 102, [.spacers, .frames, .priorities]) {
      $0.container($0.number(1...2))
    },
    ReferenceSet(
      "layers, aspect ratios, fixed sizes", 1000, seed: 103, [.layers, .proportions, .frames]
    ) { $0.tree(3) },
    ReferenceSet("guides, moves, baselines", 1000, seed: 104, [.guides, .moves, .frames]) {
      $0.tree(3)
    },
    ReferenceSet("ViewThatFits and insets", 1000, seed: 105, [.fits, .insets, .frames]) {
      $0.tree(3)
    },
    ReferenceSet("LazyVGrid", 1000, seed: 106, [.grids, .frames, .guides]) { $0.grid(1) },
    ReferenceSet("everything, depth 4", 1000, seed: 107, .everything) { $0.tree(4) },
    ReferenceSet(
      "everything but spacers, depth 4", 3000, seed: 108,
      RandomReferenceTrees.Vocabulary.everything.subtracting(.spacers)
    ) { $0.tree(4) },
    ReferenceSet("stacks, depth 4", 3000, seed: 109, [.spacers, .frames, .priorities]) {
      $0.container(3)
    },
  ]
}
