// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// A layout that places each component at the bottom trailing corner of the previous one.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// A layout that returns a fixed size and places its subviews at an optional fixed position.
struct Stubborn: Layout {
  var answer = Size(20, 20)
  var position: Point?
  var anchor = UnitPoint.topLeading
  var proposal = ProposedSize.unspecified
  var stackOrientation: Axis?

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    answer
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard let position else { return }
    for subview in subviews {
      subview.place(at: position, anchor: anchor, proposal: self.proposal)
    }
  }
}

@Suite("Custom layouts")
struct LayoutTests {
  @Test("A custom layout places its components")
  func diagonal() throws {
    let scene = try lay(
      Diagonal() {
        box("A", 10, 20); Text("ab").id("B")
      }.id("D"), in: Size(50, 60))
    #expect(scene.frame("D") == Rect(x: 10, y: 10, width: 30, height: 40))
    #expect(scene.frame("A") == Rect(x: 10, y: 10, width: 10, height: 20))
    #expect(scene.frame("B") == Rect(x: 20, y: 30, width: 20, height: 20))
  }

  @Test("The path element of a custom layout is the name of its type")
  func path() throws {
    let node = try Node(resolving: Diagonal() { Text("a") })
    #expect(node.paths == ["Diagonal", "Diagonal/Text[0]"])
  }

  @Test("Custom layouts are equal only if they are the same object")
  func identity() throws {
    let component = Diagonal() { Text("a") }
    #expect(try Node(resolving: component) == Node(resolving: component))
    #expect(try Node(resolving: component) != Node(resolving: Diagonal() { Text("a") }))
    let layout = CustomLayout(Diagonal())
    #expect(Set([layout, layout, CustomLayout(Diagonal())]).count == 2)
  }

  @Test(
    "A custom layout can place any anchor of a component at any point",
    arguments: [(UnitPoint.topLeading, 5), (.center, 0), (.bottomTrailing, -5)])
  func anchor(anchor: UnitPoint, x: Double) throws {
    let layout = Stubborn(position: Point(x: 5, y: 5), anchor: anchor)
    #expect(try lay(layout { flexible("A") }).frame("A") == Rect(x: x, y: x, width: 10, height: 10))
  }

  @Test("A custom layout centers the components that it does not place")
  func notPlaced() throws {
    #expect(
      try lay(Stubborn() { box("A", 4, 8) }).frame("A") == Rect(x: 8, y: 6, width: 4, height: 8))
  }

  @Test(
    "The stack orientation of a custom layout determines the axis of its spacers",
    arguments: [(nil, 9, 9), (.horizontal, 9, 0), (.vertical, 0, 9)] as [(Axis?, Double, Double)])
  func spacers(axis: Axis?, width: Double, height: Double) throws {
    let layout = Stubborn(
      position: .zero, proposal: ProposedSize(width: 9, height: 9), stackOrientation: axis)
    #expect(
      try lay(layout { Spacer().id("S") }).frame("S")
        == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test("A proposal that is not a number counts as unspecified")
  func proposalNaN() throws {
    let layout = Stubborn(position: .zero, proposal: ProposedSize(width: .nan, height: 7))
    let scene = try lay(layout { flexible("A") })
    #expect(scene.frame("A") == Rect(x: 0, y: 0, width: 10, height: 7))
    #expect(scene.diagnostics.isEmpty)
  }

  @Test(
    "A custom layout that returns an invalid size is reported and counts as empty",
    arguments: [Size(.nan, 20), Size(20, -1), Size(-.infinity, .nan)])
  func invalidSizes(answer: Size) throws {
    let component = HStack {
      box("A", 10, 10); Stubborn(answer: answer)() { Text("a") }
    }
    let scene = try lay(component, in: Size(100, 100))
    #expect(
      scene.diagnosticTexts == [
        """
        HStack/Stubborn[0]: Its size or position is negative, infinite or NaN; 0 was used instead. \
        Correct sizeThatFits or placeSubviews of the layout that returned it.
        """
      ])
    #expect(try throughJSON(scene) == scene)
  }

  /// A layout that is narrower than its proposal by ten points.
  private struct Narrower: Layout {
    func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
      Size((proposal.width ?? 20) - 10, 10)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
    ) {}
  }

  @Test("An invalid size for a proposal that only probes is clamped without a report")
  func probedSizes() throws {
    let scene = try lay(
      HStack(spacing: 0) {
        box("A", 10, 10); Narrower()() { box("B", 1, 1) }
      }, in: Size(100, 100))
    #expect(scene.diagnostics.isEmpty)
  }

  @Test(
    "A custom layout that places a component at an invalid position is reported",
    arguments: [Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: -.infinity, y: .nan)])
  func customLayoutThatPlacesComponentAtInvalidPosition(position: Point) throws {
    for traits in [Traits(), .rightToLeft] {
      let scene = try lay(Stubborn(position: position)() { Text("a") }, traits: traits)
      #expect(scene.diagnostics.map(\.kind) == [.invalidLayoutSize])
      #expect(try throughJSON(scene) == scene)
    }
  }

  @Test("A custom layout that returns or proposes an infinite size is reported")
  func endless() throws {
    let offering = Stubborn(position: .zero, proposal: .infinity)
    let scene = try lay(
      HStack {
        offering { flexible("A") }; Stubborn(answer: Size(.infinity, 5))() {}
      },
      in: Size(50, 50))
    #expect(scene.diagnostics.map(\.kind).allSatisfy { $0 == .invalidLayoutSize })
    #expect(!scene.diagnostics.isEmpty)
    #expect(try throughJSON(scene) == scene)
  }
}
