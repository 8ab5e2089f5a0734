// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Random layouts")
struct LayoutPropertyTests {
  /// Stacks of components that treat all proposals alike.
  private static let vocabulary: RandomReferenceTrees.Vocabulary = [
    .spacers, .frames, .priorities, .proportions,
  ]

  @Test("Random layouts are mirrored in right-to-left layouts")
  func mirrored() throws {
    var random = RandomReferenceTrees(seed: 77, Self.vocabulary)
    for _ in 0..<500 {
      let tree = ComponentList([random.tree(4).component(named: "r")])
      let canvas = Size(random.length(1...200), 100)
      let straight = try lay(tree, in: canvas).nodes.map(\.frame)
      let mirrored = try lay(tree, in: canvas, traits: Traits(layoutDirection: .rightToLeft)).nodes
        .map(\.frame)
      #expect(!straight.isEmpty && straight.count == mirrored.count)
      for (frame, image) in zip(straight, mirrored) {
        let expected = Rect(
          x: canvas.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        #expect(image.isClose(to: expected, within: 0.001))
      }
    }
  }

  @Test("Random layouts have finite, non-negative sizes and are deterministic")
  func sane() throws {
    var random = RandomReferenceTrees(seed: 78, Self.vocabulary)
    for _ in 0..<500 {
      let tree = ComponentList([random.tree(4).component(named: "r")])
      let canvas = Size(random.length(1...200), 100)
      let scene = try lay(tree, in: canvas)
      #expect(scene.diagnostics.allSatisfy { $0.severity == .warning })
      for frame in scene.nodes.map(\.frame) {
        #expect(frame.width >= 0 && frame.height >= 0)
        let isFinite = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
        #expect(isFinite)
      }
      #expect(try lay(tree, in: canvas) == scene)
    }
  }

  @Test("Padding adds to the ideal size of a random layout")
  func padded() throws {
    var random = RandomReferenceTrees(seed: 79, Self.vocabulary)
    for _ in 0..<500 {
      let tree = ComponentList([random.tree(4).component(named: "r")])
      let inner = Boundary { tree }.fixedSize()
      let canvas = Size(100, 100)
      let plain = try lay(inner, in: canvas).nodes[0].frame
      let padded = try lay(inner.padding(3), in: canvas).nodes[0].frame
      #expect(
        padded.isClose(
          to: Rect(
            x: plain.minX - 3, y: plain.minY - 3, width: plain.width + 6,
            height: plain.height + 6), within: 0.001))
    }
  }

  @Test("The length of a stack of fixed sizes is the sum of its children and its spacing")
  func sums() throws {
    var generator = SeededGenerator(seed: 80)
    for _ in 0..<200 {
      let sizes = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Size(
          Double(Int.random(in: 1...40, using: &generator)),
          Double(Int.random(in: 1...40, using: &generator)))
      }
      let row = HStack(spacing: 3) {
        for (index, size) in sizes.enumerated() { box("\(index)", size.width, size.height) }
      }
      let frame = try lay(row, in: Size(50, 50)).nodes[0].frame
      #expect(frame.width == sizes.map(\.width).reduce(0, +) + 3 * Double(sizes.count - 1))
      #expect(frame.height == sizes.map(\.height).max())
    }
  }

  /// A layout that queries sizes before it passes on its proposal.
  private struct Asking: Layout {
    var proposals: [ProposedSize]

    func sizeThatFits(
      proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
    ) -> Size {
      for proposal in proposals { for subview in subviews { _ = subview.sizeThatFits(proposal) } }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("Texts do not depend on the sizes that were proposed before")
  func textsAfterOtherSizes() throws {
    var generator = SeededGenerator(seed: 82)
    func length() -> Double? {
      switch Int.random(in: 0...9, using: &generator) {
      case 0: nil
      case 1: .infinity
      case 2: 0
      default: Double(Int.random(in: 1...160, using: &generator)) / 2
      }
    }
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        String(repeating: "w", count: Int.random(in: 1...6, using: &generator))
      }
      let limit = Int.random(in: 0...3, using: &generator)
      let separator = Bool.random(using: &generator) ? " " : "\n"
      let text = Text(words.joined(separator: separator)).lineLimit(limit == 0 ? nil : limit)
        .minimumScaleFactor(Bool.random(using: &generator) ? 0.5 : 1)
      // More than the number of sizes that are searched one after the other.
      let proposals = (0..<20).map { _ in ProposedSize(width: length(), height: length()) }
      let canvas = Size(
        Double(Int.random(in: 1...90, using: &generator)),
        Double(Int.random(in: 1...60, using: &generator)))
      let scenes = [[], proposals, proposals.reversed()].map { (asked: [ProposedSize]) in
        try? lay(Asking(proposals: asked)() { text }, in: canvas)
      }
      #expect(scenes[0] != nil && scenes[0] == scenes[1] && scenes[1] == scenes[2])
    }
  }

  @Test("Random layouts do not depend on the order of size queries")
  func orderOfQuestions() throws {
    let proposals: [ProposedSize] = [
      .zero, .infinity, .unspecified, ProposedSize(width: 40, height: nil),
      ProposedSize(width: nil, height: 40), ProposedSize(width: 7, height: 90),
    ]
    var random = RandomReferenceTrees(seed: 81, Self.vocabulary)
    for _ in 0..<200 {
      let tree = ComponentList([random.tree(4).component(named: "r")])
      let canvas = Size(90, 90)
      let frames = [[], proposals, proposals.reversed()].map { (asked: [ProposedSize]) in
        try? lay(Asking(proposals: asked)() { tree }, in: canvas).nodes.map(\.frame)
      }
      #expect(frames[0] != nil && frames[0] == frames[1] && frames[1] == frames[2])
    }
  }
}
