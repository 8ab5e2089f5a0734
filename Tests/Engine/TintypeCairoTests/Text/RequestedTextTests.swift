// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite("Texts that layouts query repeatedly")
struct AskedTextTests {
  /// A layout that queries the size of its component for several proposals before it places it.
  struct Asking: Layout {
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
      subviews.first?.place(at: bounds.origin, proposal: ProposedSize(bounds.size))
    }
  }

  /// A random number generator with the same numbers in every run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private func text(_ dice: inout Dice) -> some Component {
    let strings = [
      "a", "Two words", "Three words here", "First line\nand a second one", "",
      "unbreakableunbreakable", "ends with spaces   ", "extra\u{AD}ordinary", "مرحبا بالعالم",
    ]
    return Text(strings.randomElement(using: &dice) ?? "")
      .tracking([0, 0, 0, 2, -0.5].randomElement(using: &dice) ?? 0)
      .font(.system(size: [11, 17.5].randomElement(using: &dice) ?? 11))
      .lineLimit([nil, 1, 2].randomElement(using: &dice) ?? nil)
      .minimumScaleFactor([1, 1, 0.5].randomElement(using: &dice) ?? 1)
      .truncationMode(TruncationMode.allCases.randomElement(using: &dice) ?? .tail)
  }

  private func proposal(_ dice: inout Dice) -> ProposedSize {
    let lengths: [Double?] = [nil, 0, .infinity, 20, 45.5, 70, 82.25, 140]
    return ProposedSize(
      width: lengths.randomElement(using: &dice) ?? nil,
      height: lengths.randomElement(using: &dice) ?? nil)
  }

  @Test("Text is painted the same regardless of earlier size queries", arguments: [1, 2, 3])
  func orderOfQuestions(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let renderer = try robotoRenderer()
    for _ in 0..<150 {
      let text = text(&dice)
      let asked = (0..<4).map { _ in proposal(&dice) }
      let canvas = Size(
        width: Double.random(in: 1...150, using: &dice).rounded(),
        height: Double.random(in: 1...60, using: &dice).rounded())
      let scenes = try [[], asked].map { (proposals: [ProposedSize]) in
        try Scene(
          of: Asking(proposals: proposals)() { text }, in: .fixed(canvas), measuring: renderer)
      }
      #expect(scenes[0].commands == scenes[1].commands, "queried \(asked) on \(canvas)")
      #expect(scenes[0].diagnostics == scenes[1].diagnostics)
    }
  }
}
