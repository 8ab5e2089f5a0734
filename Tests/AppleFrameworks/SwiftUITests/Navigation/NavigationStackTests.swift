// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var phone: SwiftUISnapshotLayout { .fixed(width: 240, height: 320) }

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
  @Test("A link shows the destination of its value, and the back button returns")
  func valueLink() throws {
    let host = try ViewHost(FruitScreens(), layout: phone)
    #expect(texts(of: host) == ["Apple", "Banana", "Fruits"])
    try host.tap("Banana")
    #expect(texts(of: host) == ["Count 0", "More", "Fruits", "Banana"])
    try host.tap("Fruits")
    #expect(texts(of: host) == ["Apple", "Banana", "Fruits"])
  }

  @Test("The state of a screen exists while the screen is in the stack")
  func state() throws {
    let host = try ViewHost(FruitScreens(), layout: phone)
    try host.tap("Apple")
    try host.tap("Count 0")
    try host.tap("Count 1")
    try host.tap("More")
    #expect(texts(of: host).contains("Last"))
    try host.tap("Apple")
    #expect(texts(of: host).contains("Count 2"))
    try host.tap("Fruits")
    try host.tap("Apple")
    #expect(texts(of: host).contains("Count 0"))
  }

  @Test("The dismiss action returns to the previous screen")
  func dismissal() throws {
    let host = try ViewHost(FruitScreens(), layout: phone)
    try host.tap("Apple")
    try host.tap("More")
    try host.tap("Dismiss true")
    #expect(texts(of: host).contains("Count 0"))
  }

  @Test(
    "The back button has the title of the previous screen if it fits next to that of the screen",
    arguments: [
      ("Inbox", "Inbox"), ("", "Back"), ("A title that is much too long", "Back"),
    ])
  func backTitle(title: String, expected: String) throws {
    let host = try ViewHost(
      NavigationStack {
        NavigationLink("Next") { Text("End").navigationTitle("Message") }.navigationTitle(title)
      }, layout: phone)
    try host.tap("Next")
    #expect(texts(of: host) == ["End", expected, "Message"])
    try host.tap(title.isEmpty ? "Back" : title)
    #expect(texts(of: host).contains("Next"))
  }

  @Test("A path of values determines the screens, and receives the changes of links")
  func path() throws {
    struct Numbers: View {
      @State var path = [1, 2]

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Three", value: 3)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("path \(path.map { "\($0)" }.joined(separator: " "))")
                NavigationLink("Next", value: number + 1)
                Button("Root") { path = [] }
              }
              .navigationTitle("Number \(number)")
            }
        }
      }
    }
    let host = try ViewHost(Numbers(), layout: phone)
    #expect(texts(of: host).contains("path 1 2"))
    try host.tap("Next")
    #expect(texts(of: host).contains("path 1 2 3"))
    try host.tap("Number 2")
    #expect(texts(of: host).contains("path 1 2"))
    try host.tap("Root")
    #expect(texts(of: host) == ["Three", "Root"])
  }

  @Test("A navigation path stores values of several types, and is encoded with their types")
  func navigationPath() throws {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append([3.5])
    #expect(path.count == 3)
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.append(Fruit(name: "Apple"))
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["None","1"]"#.utf8))
    }
  }

  @Test("A condition and an item show screens, and the back button resets them")
  func presented() throws {
    struct Screens: View {
      @State var isPresented = false
      @State var item: String?

      var body: some View {
        NavigationStack {
          VStack {
            Text("\(isPresented) \(item ?? "nil")")
            Button("Present") { isPresented = true }
            Button("Item") { item = "A" }
          }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $isPresented) {
            Button("Hide") { isPresented = false }
          }
          .navigationDestination(item: $item) { value in
            Button("Value \(value)") { item = value + "B" }
          }
        }
      }
    }
    let host = try ViewHost(Screens(), layout: phone)
    try host.tap("Present")
    #expect(texts(of: host) == ["Hide", "Root"])
    try host.tap("Hide")
    #expect(texts(of: host).contains("false nil"))
    try host.tap("Present")
    try host.tap("Root")
    #expect(texts(of: host).contains("false nil"))
    try host.tap("Item")
    try host.tap("Value A")
    #expect(texts(of: host) == ["Value AB", "Root"])
    try host.tap("Root")
    #expect(texts(of: host).contains("false nil"))
  }

  @Test("A value without a destination is an issue with the path of the stack")
  func missingDestination() throws {
    struct Screen: View {
      @State var path = [Fruit(name: "Apple")]

      var body: some View { NavigationStack(path: $path) { Text("Root") } }
    }
    let message = issues(of: Screen())
    #expect(message.contains("a value of the type Fruit, but no destination"))
    #expect(message.contains("Screen"))
  }

  @Test("A link whose value has a type other than the elements of the path is an issue")
  func pathElement() throws {
    let host = try ViewHost(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in NavigationLink("Next", value: "") }
      }, layout: phone)
    #expect(throws: Never.self) { try host.tap("Next") }
    #expect(host.scene.diagnostics.contains { "\($0)".contains("a value of the type String") })
  }

  @Test(
    "A navigation view shows its first view, and the others as columns if there is space",
    arguments: [(false, false, false), (true, false, true), (true, true, false)])
  func navigationView(isRegular: Bool, isStack: Bool, hasColumns: Bool) throws {
    let screens = NavigationView {
      NavigationLink("Next") { Text("End") }.navigationBarTitle("Root", displayMode: .inline)
      Text("Detail")
    }
    .environment(\.horizontalSizeClass, isRegular ? .regular : .compact)
    let host =
      isStack
      ? try ViewHost(screens.navigationViewStyle(.stack), layout: .fixed(width: 800, height: 600))
      : try ViewHost(screens, layout: .fixed(width: 800, height: 600))
    #expect(texts(of: host).contains("Detail") == hasColumns)
    try host.tap("Next")
    #expect(texts(of: host) == (hasColumns ? ["Next", "Root", "End"] : ["End", "Root"]))
  }

  @Test("A deprecated link with a condition or a selection shows its view")
  @available(*, deprecated)
  func deprecatedLinks() throws {
    struct Links: View {
      @State var isActive = false
      @State var selection: Int? = 2

      var body: some View {
        NavigationView {
          VStack {
            Text("\(isActive) \(selection ?? 0)")
            NavigationLink("Condition", isActive: $isActive) { Text("A") }
            NavigationLink("One", tag: 1, selection: $selection) { Text("B") }
            NavigationLink("Two", tag: 2, selection: $selection) { Text("C") }
          }
          .navigationTitle("Root")
        }
      }
    }
    let host = try ViewHost(Links(), layout: phone)
    #expect(texts(of: host).contains("C"))
    try host.tap("Root")
    #expect(texts(of: host).contains("false 0"))
    try host.tap("Condition")
    #expect(texts(of: host).contains("A"))
    try host.tap("Root")
    try host.tap("One")
    #expect(texts(of: host).contains("B"))
    try host.tap("Root")
    #expect(texts(of: host).contains("false 0"))
  }

  @Test("A link outside of a stack is disabled")
  func outside() throws {
    let host = try ViewHost(NavigationLink("Next") { Text("End") }, layout: phone)
    #expect(throws: (any Error).self) { try host.tap("Next") }
    #expect(accessibility(of: host).contains("Dimmed"))
  }

  @Test("Hidden screens disappear, and appear again with new tasks")
  func lifecycle() throws {
    let log = Log()
    let host = try ViewHost(
      NavigationStack {
        NavigationLink("Next") {
          Text("End").onAppear { log.add("end appears") }.onDisappear { log.add("end disappears") }
        }
        .navigationTitle("Root")
        .onAppear { log.add("root appears") }
        .onDisappear { log.add("root disappears") }
        .task { log.add("task") }
      }, layout: phone)
    #expect(log.take() == ["root appears", "task"])
    try host.tap("Next")
    #expect(Set(log.take()) == ["end appears", "root disappears"])
    try host.tap("Root")
    #expect(Set(log.take()) == ["end disappears", "root appears", "task"])
  }

  @Test("Values that a geometry reader sets are shown")
  func geometry() throws {
    struct Sized: View {
      @State var count = 0

      var body: some View {
        NavigationStack {
          GeometryReader { proxy in
            NavigationLink("Next") { Text("Width \(Int(proxy.size.width)) \(count)") }
              .navigationTitle("Reader")
              .toolbar { Button("Count \(count)") { count += 1 } }
          }
        }
      }
    }
    let host = try ViewHost(Sized(), layout: phone)
    #expect(texts(of: host) == ["Next", "Count 0", "Reader"])
    try host.tap("Count 0")
    #expect(texts(of: host) == ["Next", "Count 1", "Reader"])
    try host.tap("Next")
    #expect(texts(of: host) == ["Width 240 1", "Reader"])
    try host.tap("Reader")
    #expect(texts(of: host) == ["Next", "Count 1", "Reader"])
  }
}

private struct Fruit: Hashable {
  var name: String
}

private struct FruitScreens: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Apple", value: Fruit(name: "Apple"))
        Section { NavigationLink(value: Fruit(name: "Banana")) { Text("Banana") } }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: Fruit.self) { FruitDetail(fruit: $0) }
    }
  }
}

private struct FruitDetail: View {
  let fruit: Fruit
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      NavigationLink("More") { LastScreen() }
    }
    .navigationTitle(fruit.name)
  }
}

private struct LastScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Dismiss \(isPresented)") { dismiss() }.navigationTitle("Last")
  }
}

private final class Log {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
