// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Custom layouts")
struct CustomLayoutTests {
  @Test("A layout places its subviews, and its node has its name")
  func placement() {
    let text = outline(of: Staircase { Boxes() })
    #expect(text.contains("Staircase  0 0  30 × 20"), "\(text)")
    #expect(text.contains("#second  10 10  20 × 10"))
  }

  @Test("A layout of any type is arranged like the stack that it contains")
  func anyLayout() {
    #expect(
      outline(of: AnyLayout(HStackLayout(alignment: .top, spacing: 3)) { Boxes() })
        == outline(of: HStack(alignment: .top, spacing: 3) { Boxes() }))
    #expect(outline(of: AnyLayout(Staircase()) { Boxes() }) == outline(of: Staircase { Boxes() }))
  }

  @Test("A layout that delegates to a stack has the positions of the stack")
  func delegation() {
    func frames(_ view: some View) -> [String] {
      outline(of: view).split(separator: "\n").dropFirst(2).map(String.init)
    }
    #expect(frames(Delegating { Boxes() }) == frames(VStack(spacing: 5) { Boxes() }))
  }

  @Test("A layout reads the values and priorities of its subviews")
  func values() {
    let view = Weighted {
      Text("a").frame(width: 10, height: 10).layoutValue(key: Weight.self, value: Reference(3))
        .layoutPriority(2)
    }
    #expect(outline(of: view).contains("Weighted  0 0  30 × 2"))
  }

  @Test("The innermost value of a subview is used")
  func innermostValues() {
    let view = Weighted {
      Text("a").frame(width: 10, height: 10).layoutValue(key: Weight.self, value: Reference(3))
        .padding(0).layoutValue(key: Weight.self, value: Reference(5)).layoutPriority(2)
    }
    #expect(outline(of: view).contains("Weighted  0 0  30 × 2"), "\(outline(of: view))")
  }

  @Test("The text baseline of a layout is that of its subviews by default")
  func baselines() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Staircase {
        Rectangle().frame(width: 1, height: 30)
        Text("a")
      }
      Text("b").id("x")
    }
    #expect(outline(of: view).contains("#x  10 30"), "\(outline(of: view))")
  }
}

private struct Boxes: View {
  var body: some View {
    Rectangle().frame(width: 10, height: 10).id("first")
    Rectangle().frame(width: 20, height: 10).id("second")
  }
}

private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) {
      let size = $1.sizeThatFits(.unspecified)
      $0.width += size.width
      $0.height += size.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}

private struct Delegating: Layout {
  private let stack = VStackLayout(spacing: 5)

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private final class Reference {
  let value: CGFloat

  init(_ value: CGFloat) { self.value = value }
}

private struct Weight: LayoutValueKey {
  static var defaultValue: Reference? { nil }
}

private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: subviews.map { ($0[Weight.self]?.value ?? 1) * 10 }.reduce(0, +),
      height: CGFloat(subviews.first?.priority ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
