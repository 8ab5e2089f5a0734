// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Sheets")
@MainActor
struct SheetTests {
  /// A screen of a phone with a safe area.
  static let phone = SwiftUISnapshotLayout.device(
    config: ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0),
      size: CGSize(width: 200, height: 400)))

  @Test("A sheet covers the screen below a gap while its binding is true")
  func sheet() throws {
    let host = try ViewHost(Counters(), layout: Self.phone)
    #expect(texts(of: host) == ["Open", "Dismissed 0"])
    try host.tap("Open")
    #expect(texts(of: host) == ["Open", "Dismissed 0", "Count 0", "Add", "Close"])
    #expect(try host.frame(of: "reader") == CGRect(x: 0, y: 30, width: 200, height: 340))
    assertSnapshot(of: host, as: .image)
  }

  @Test("The state of a sheet lives while it is presented, and dismiss() performs onDismiss")
  func dismissal() throws {
    let host = try ViewHost(Counters(), layout: Self.phone)
    try host.tap("Open")
    try host.tap("Add")
    try host.tap("Add")
    #expect(texts(of: host).contains("Count 2"))
    try host.tap("Close")
    #expect(texts(of: host) == ["Open", "Dismissed 1"])
    try host.tap("Open")
    #expect(texts(of: host).contains("Count 0"))
    try host.dismiss("Close")
    #expect(texts(of: host) == ["Open", "Dismissed 2"])
  }

  @Test("The screen behind a modal sheet is neither accessible nor reachable by taps")
  func modality() throws {
    let host = try ViewHost(Counters(), layout: Self.phone)
    try host.tap("Open")
    let elements = accessibility(of: host)
    #expect(!elements.contains("Open") && elements.contains("Close"), "\(elements)")
    #expect(throws: (any Error).self) { try host.tap("Open") }
  }

  @Test("Another item replaces the sheet and its state, and the same identifier keeps them")
  func items() throws {
    let host = try ViewHost(ItemSheet(), layout: Self.phone)
    try host.tap("First")
    #expect(texts(of: host).suffix(4) == ["Item 1 a, 0", "Add", "Rename", "Next"])
    try host.tap("Add")
    try host.tap("Rename")
    #expect(texts(of: host).contains("Item 1 b, 1"))
    try host.tap("Next")
    #expect(texts(of: host).contains("Item 2 a, 0"))
    #expect(texts(of: host).contains("Dismissed 1"))
  }

  @Test("A cover extends over the screen, and a sheet in it is in front of it")
  func nesting() throws {
    let host = try ViewHost(Nested(), layout: Self.phone)
    #expect(texts(of: host) == ["Root", "Cover", "Sheet in cover"])
    #expect(accessibility(of: host).contains("Sheet in cover"))
    #expect(!accessibility(of: host).contains("“Cover”"))
    try host.dismiss("Sheet in cover")
    #expect(texts(of: host) == ["Root", "Cover"])
    try host.tap("Cover")
    #expect(texts(of: host) == ["Root"])
  }

  @Test("A sheet inherits the environment, which contains the presentation")
  func environment() throws {
    let view = EnvironmentTexts()
      .sheet(isPresented: .constant(true)) { EnvironmentTexts() }
      .environment(\.locale, Locale(identifier: "sv"))
    let host = try ViewHost(view, layout: .fixed(width: 200, height: 200))
    #expect(texts(of: host) == ["sv false false", "sv true true"])
  }

  @Test("A view in a geometry reader presents a sheet")
  func geometryReader() throws {
    let view = GeometryReader { _ in
      Text("a").sheet(isPresented: .constant(true)) {
        GeometryReader { _ in
          Text("b").presentationDetents([.medium])
            .sheet(isPresented: .constant(true)) { Text("c").id("c") }
        }
      }
    }
    let host = try ViewHost(view, layout: .fixed(width: 100, height: 200))
    #expect(texts(of: host) == ["a", "b", "c"])
    #expect(try host.frame(of: "b").minY == 100)
  }

  @Test("A sheet without a screen, and one that presents itself, are errors")
  func errors() throws {
    let view = Text("a").sheet(isPresented: .constant(true)) { Text("b") }
    let host = try ViewHost(view)
    let message = withSnapshotTesting(record: .never, strict: true) {
      verifySnapshot(of: host, as: .outline) ?? ""
    }
    #expect(message.contains("Use the layout of a device or a fixed size"), "\(message)")
    #expect(issues(of: Endless()).contains("because 16 presentations contain it"))
  }
}

private struct Counters: View {
  @State private var isPresented = false
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }
      Text("Dismissed \(dismissals)")
    }
    .sheet(isPresented: $isPresented) {
      dismissals += 1
    } content: {
      CounterSheet()
    }
  }
}

private struct CounterSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Close") { dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .id("reader")
  }
}

private struct ItemSheet: View {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }

  @State private var item: Item?
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Button("First") { item = Item(id: 1, name: "a") }
      Text("Dismissed \(dismissals)")
    }
    .sheet(item: $item) {
      dismissals += 1
    } content: { item in
      ItemView(title: "Item \(item.id) \(item.name)") {
        Button("Rename") { self.item?.name = "b" }
        Button("Next") { self.item = Item(id: 2, name: "a") }
      }
    }
  }
}

private struct ItemView<Buttons: View>: View {
  let title: String
  @ViewBuilder let buttons: Buttons
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(title), \(count)")
      Button("Add") { count += 1 }
      buttons
    }
  }
}

private struct Nested: View {
  @State private var hasCover = true
  @State private var hasSheet = true

  var body: some View {
    Text("Root").fullScreenCover(isPresented: $hasCover) {
      Button("Cover") { hasCover = false }
        .sheet(isPresented: $hasSheet) { Text("Sheet in cover") }
    }
  }
}

private struct EnvironmentTexts: View {
  @Environment(\.locale) private var locale
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Text(verbatim: "\(locale.identifier) \(isPresented) \(mode.wrappedValue.isPresented)")
  }
}

private struct Endless: View {
  var body: some View {
    Text("a").sheet(isPresented: .constant(true)) { Endless() }
  }
}
