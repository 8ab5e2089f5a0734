// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Stack views")
struct StackViewLayoutTests {
  @Test("Stack views lay out their components", arguments: cases)
  func arrange(layout: LayoutCase) throws { try layout.check() }

  private static func ideal(_ id: String, _ width: Double) -> some Component {
    Rectangle().frame(idealWidth: width).id(id)
  }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "fillProportionally uses the ideal lengths", in: (130, 10),
      ["A": (0, 0, 40, 10), "B": (50, 0, 80, 10)]
    ) {
      StackView(axis: .horizontal, spacing: 10, distribution: .fillProportionally) {
        ideal("A", 20); ideal("B", 40)
      }
    },
    LayoutCase(
      "equalCentering has equal distances between centers", in: (100, 10),
      ["A": (0, 0, 20, 10), "B": (40, 0, 10, 10), "C": (60, 0, 40, 10)]
    ) {
      StackView(axis: .horizontal, distribution: .equalCentering) {
        ideal("A", 20); ideal("B", 10); ideal("C", 40)
      }
    },
    LayoutCase(
      "equalCentering keeps the minimum spacing", in: (80, 10),
      ["A": (0, 0, 20, 10), "B": (22, 0, 10, 10), "C": (40, 0, 40, 10)]
    ) {
      StackView(axis: .horizontal, spacing: 2, distribution: .equalCentering) {
        ideal("A", 20); ideal("B", 10).customSpacing(8); ideal("C", 40)
      }
    },
    LayoutCase(
      "custom spacing applies after its component", in: (100, 10),
      ["A": (0, 0, 20, 10), "B": (50, 0, 20, 10), "C": (75, 0, 25, 10)]
    ) {
      StackView(axis: .horizontal, spacing: 5) {
        ideal("A", 20).customSpacing(30); ideal("B", 20); ideal("C", 20)
      }
    },
    LayoutCase(
      "the component of the highest layout priority grows", in: (100, 10), ["A": (0, 0, 80, 10)]
    ) {
      StackView(axis: .horizontal) {
        Rectangle().frame(idealWidth: 20).layoutPriority(1).id("A"); ideal("B", 20)
      }
    },
    LayoutCase(
      "the last component shrinks", in: (50, 10), ["A": (0, 0, 40, 10), "B": (40, 0, 10, 10)]
    ) {
      StackView(axis: .horizontal) {
        ideal("A", 40); ideal("B", 40)
      }
    },
    LayoutCase(
      "a stack view has margins and the thickness of its thickest child",
      ["V": (0, 0, 24, 36), "A": (2, 1, 20, 10), "B": (2, 11, 20, 20)]
    ) {
      StackView(
        axis: .vertical,
        layoutMargins: EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 2)
      ) {
        box("A", 20, 10); Rectangle().frame(idealHeight: 20).id("B")
      }.id("V")
    },
    LayoutCase(
      "components are aligned at the trailing edge", ["A": (10, 0, 10, 10), "B": (0, 10, 20, 10)]
    ) {
      StackView(axis: .vertical, alignment: .trailing) {
        box("A", 10, 10); box("B", 20, 10)
      }
    },
    LayoutCase(
      "components are aligned on the first baseline", ["T": (0, 15, 20, 20), "A": (20, 0, 10, 30)]
    ) {
      StackView(axis: .horizontal, alignment: .firstBaseline) {
        Text("ab").id("T"); box("A", 10, 30)
      }
    },
  ]

  @Test(
    "Every distribution of a stack view fills the available space",
    arguments: StackView.Distribution.allCases)
  func all(distribution: StackView.Distribution) throws {
    let stack = StackView(axis: .horizontal, spacing: 3, distribution: distribution) {
      Self.ideal("A", 10); Self.ideal("B", 30); Self.ideal("C", 20)
    }
    let scene = try lay(stack, in: Size(200, 10))
    #expect(scene.frame("A")?.minX == 0)
    #expect(abs((scene.frame("C")?.maxX ?? 0) - 200) < 0.001)
  }
}
