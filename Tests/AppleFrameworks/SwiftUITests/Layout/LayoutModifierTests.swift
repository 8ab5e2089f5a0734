// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Layout modifiers")
struct LayoutModifierTests {
  /// The frame of the view with the identifier `x`, from an outline.
  private func frame(
    of view: some View, in layout: SwiftUISnapshotLayout = .sizeThatFits
  ) -> String? {
    outline(of: view, in: layout).split(separator: "\n").first { $0.contains("#x") }
      .map { String($0.trimmingCharacters(in: .whitespaces)) }
  }

  @Test("Padding without a length is 16 points")
  func defaultPadding() {
    #expect(
      outline(of: Text("a").padding(.horizontal))
        == outline(of: Text("a").padding(.horizontal, 16)))
  }

  @Test("A frame passes its lengths and alignment to the layout")
  func frames() {
    let text = outline(of: Text("a").frame(width: 40, height: 30, alignment: .topLeading))
    #expect(text.contains("frame[0].width: 40"))
    #expect(text.contains("frame[0].alignment: leading top"))
  }

  @Test("A deprecated frame without parameters changes nothing")
  @available(*, deprecated)
  func emptyFrame() {
    #expect(outline(of: Text("a").frame()) == outline(of: Text("a").frame(width: nil)))
  }

  @Test("An alignment guide is computed from the dimensions of the view")
  func alignmentGuides() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("").frame(width: 40, height: 10)
      Text("").frame(width: 10, height: 10).id("x").alignmentGuide(.leading) { -$0.width }
    }
    #expect(frame(of: view)?.contains("10 10  10 × 10") == true, "\(outline(of: view))")
  }

  @Test("A frame relative to a container has a share of the nearest scroll view")
  func containerRelativeFrames() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Text("").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).id("x")
      }
    }
    .frame(width: 208, height: 50)
    #expect(frame(of: view)?.contains("100 ×") == true, "\(outline(of: view))")
  }

  @Test("A frame relative to a container outside of scroll views uses the canvas")
  func canvasRelativeFrames() {
    let view = Text("").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    .id("x")
    #expect(frame(of: view, in: .fixed(width: 200, height: 100))?.contains("100 × 25") == true)
  }

  @Test("Content margins surround the content of a scroll view")
  func contentMargins() {
    let view = ScrollView { Text("").frame(height: 10).frame(maxWidth: .infinity).id("x") }
      .contentMargins(.horizontal, 12).contentMargins(.top, 5)
      .frame(width: 100, height: 50)
    #expect(
      frame(of: view)?.contains("12 5  76 × 10") == true, "\(outline(of: view))")
  }

  @Test(
    "Tags are equal if their values are, with or without an optional", arguments: [true, false])
  func tags(isIncluded: Bool) {
    let view = outline(of: Text("a").tag(1, includeOptional: isIncluded))
    #expect(view == outline(of: Text("a").tag(1)))
  }

  @Test("The identity of a view is part of its path, unless it is random")
  func identities() {
    #expect(outline(of: Text("a").id("total")).contains("#total"))
    #expect(outline(of: Text("a").id(UUID())) == outline(of: Text("a")))
    let element = ForEach([UUID()], id: \.self) { _ in Text("a") }
    #expect(outline(of: element) == outline(of: Text("a")))
  }

  @MainActor
  @Test("Views of several modifiers of the same kind have different state")
  func attachedIdentities() {
    let view = Text("a")
      .safeAreaInset(edge: .top) { Counter(start: 1) }
      .safeAreaInset(edge: .bottom) { Counter(start: 2) }
    let text = outline(of: view)
    #expect(text.contains("\"1\"") && text.contains("\"2\""))
  }

  @MainActor
  @Test("A background extends behind the content of a safe area inset")
  func backgroundOfInset() throws {
    let view = Color.red.frame(height: 20)
      .frame(maxHeight: .infinity)
      .background(Color.blue)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 10) }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 10) }
    let expected = Color.red.frame(height: 20).padding(.leading, 10).padding(.bottom, 10)
      .frame(maxHeight: .infinity).background(Color.blue)
    #expect(try pixels(view) == pixels(expected))
  }

  @MainActor
  @Test("A background that keeps to the safe area ends at a safe area inset")
  func backgroundInSafeArea() throws {
    let view = Color.clear
      .background(Color.blue, ignoresSafeAreaEdges: [])
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 10) }
    let expected = Color.blue.padding(.bottom, 10)
    #expect(try pixels(view) == pixels(expected))
  }

  @MainActor
  private func pixels(_ view: some View) throws -> Data? {
    ImageRenderer(content: view.frame(width: 40, height: 40)).uiImage?.pngData()
  }
}

private struct Counter: View {
  @State private var count: Int

  init(start: Int) { _count = State(initialValue: start) }

  var body: some View { Text("\(count)") }
}
