// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Containers")
struct ContainerTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test("A lazy stack takes all available width and aligns its subviews")
  func lazyStack() {
    let view = LazyVStack(alignment: .trailing) { Text("").frame(width: 10, height: 10).id("x") }
      .frame(width: 100)
    #expect(outline(of: view).contains("#x  90 0"), "\(outline(of: view))")
  }

  @Test("A section outside of a list is a group of its header, content and footer")
  func sections() {
    let section = Section {
      Text("b")
    } header: {
      Text("a")
    } footer: {
      Text("c")
    }
    let group = VStack {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(outline(of: VStack { section }) == outline(of: group))
  }

  @Test("A list without a header has no caption")
  func sectionOfList() {
    let text = outline(of: List { Section { Text("a") } }, in: .fixed(width: 200, height: 100))
    #expect(text.contains("ListRow"))
    #expect(!text.contains("ListHeader"))
  }

  @Test("A view created from a binding to an element changes the element")
  func bindings() {
    #expect(outline(of: Editor()).contains("\"changed\""))
  }

  private struct Editor: View {
    @State private var items = [Item(id: 1, name: "original")]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Text(item.name).onAppear { item.name = "changed" }
        }
      }
    }
  }

  @Test("Several views of a geometry reader overlap in its top leading corner")
  func readers() {
    let view = GeometryReader { proxy in
      ForEach(0..<3) { index in
        Text("").frame(width: proxy.size.width / 2, height: 10).id(index)
      }
      .frame(height: proxy.size.height)
    }
    .frame(width: 40, height: 30)
    let text = outline(of: view)
    for index in 0..<3 { #expect(text.contains("#\(index)  0 10  20 × 10"), "\(text)") }
  }

  @Test("A view that fits shows the first view that is small enough")
  func fitting() {
    let view = ViewThatFits(in: .horizontal) {
      Text("").frame(width: 100, height: 5).id("wide")
      Text("").frame(width: 10, height: 5).id("narrow")
    }
    .frame(width: 50)
    let text = outline(of: view)
    #expect(text.contains("#narrow") && !text.contains("#wide"))
  }
}
