// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
  @Test("The subviews of a view are the views of groups, loops and conditions")
  func subviews() throws {
    let view = Count {
      Text("a")
      Group {
        Text("b")
        ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }
      }
      .padding()
      if true { Text("c") }
      if false { Text("d") }
      AnyView(Pair())
      Section("Header") { Text("e") }
      VStack { Text("f") }
    }
    #expect(try texts(of: view) == ["10", "a", "b", "0", "1", "c", "g", "h", "Header", "e", "f"])
  }

  @Test("A subview has the environment of the container that places it")
  func environment() throws {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit

      var body: some View { Text("\(limit ?? 0)") }
    }
    let view = Group(subviews: Group { Lines() }) { subviews in
      subviews[0].lineLimit(3)
    }
    #expect(try texts(of: view) == ["3"])
  }

  @Test("The body of a view whose subviews are collected is evaluated in its environment")
  func environmentOfConditions() throws {
    let view = Group(subviews: Switching().environmentObject(Library(isOpen: true))) { subviews in
      ForEach(subviews) { $0 }
    }
    #expect(try texts(of: view) == ["open"])
  }

  @Test("Modifiers of a group apply to each of its subviews")
  func modifiers() {
    let group = Group {
      Text("a")
      Text("b")
    }
    .padding(4)
    .environment(\.locale, Locale(identifier: "de"))
    let placed = outline(of: VStack { ForEach(subviews: group) { $0 } })
    #expect(placed.components(separatedBy: "padding[0].top: 4").count == 3, "\(placed)")
  }

  @Test("A subview keeps its state when its position changes")
  func state() throws {
    let host = try ViewHost(Reversible())
    try host.tap("first 0")
    #expect(texts(of: host) == ["Reverse", "first 1", "second 0"])
    try host.tap("Reverse")
    #expect(texts(of: host) == ["Reverse", "second 0", "first 1"])
  }

  @Test("A container reads the values and tags of its subviews")
  func containerValues() throws {
    struct Ranks<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text("\(values.rank) \(values.tag(for: String.self) ?? "-") \(values.hasTag(7))")
        }
      }
    }
    let view = VStack {
      Ranks {
        Text("a").containerValue(\.rank, 1).tag("x").padding()
        Text("b").tag(7)
        Group {
          Text("c")
          Text("d").containerValue(\.rank, 2)
        }
        .containerValue(\.rank, 3)
        VStack { Text("e").containerValue(\.rank, 4) }
      }
    }
    #expect(
      try texts(of: view) == [
        "1 x false", "0 - true", "3 - false", "3 - false", "0 - false",
      ])
  }

  @Test("The sections of a view have a header, content and footer, also outside of a section")
  func sections() throws {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        ForEach(sections: content) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.header
          section.content
          section.footer
          Text("\(section.containerValues.rank)")
        }
      }
    }
    let view = VStack {
      Cards {
        Text("a")
        Text("b")
        Section {
          Text("c")
        } header: {
          Text("d")
        } footer: {
          Text("e")
        }
        .containerValue(\.rank, 5)
        Text("f")
      }
      Group(sections: Section("g") { Text("h") }) { Text("\($0.count)") }
    }
    #expect(
      try texts(of: view) == [
        "0 2 0", "a", "b", "0", "1 1 1", "d", "c", "e", "5", "0 1 0", "f", "0", "1",
      ])
  }
}

private struct Count<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        subviews[0]
        subviews.dropFirst()
      }
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("g")
    Text("h")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Reversible: View {
  @State private var isReversed = false

  var body: some View {
    VStack {
      Button("Reverse") { isReversed.toggle() }
      Group(
        subviews: Group {
          Counter(name: "first")
          Counter(name: "second")
        }
      ) { subviews in
        ForEach(isReversed ? subviews.reversed() : Array(subviews)) { $0 }
      }
    }
  }
}

private final class Library: ObservableObject {
  @Published var isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }
}

private struct Switching: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    if library.isOpen { Text("open") } else { Text("closed") }
  }
}
