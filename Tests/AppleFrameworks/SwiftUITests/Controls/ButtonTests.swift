// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test("A tap performs the action, in every style")
  func actions() throws {
    func count(after style: (Button<Text>) -> some View) throws -> Int {
      let model = Model()
      let host = try ViewHost(style(Button("Add") { model.count += 1 }))
      try host.tap("Add")
      return model.count
    }
    #expect(try count { $0 } == 1)
    #expect(try count { $0.buttonStyle(.plain) } == 1)
    #expect(try count { $0.buttonStyle(.bordered) } == 1)
    #expect(try count { $0.buttonStyle(Padded()) } == 1)
    #expect(try count { $0.buttonStyle(Nested()) } == 1)
    #expect(throws: (any Error).self) { try count { $0.disabled(true) } }
  }

  @Test("A built-in style is that of the engine")
  func builtInStyles() {
    let button = Button("Add") {}
    #expect(outline(of: button) == outline(of: button.buttonStyle(.borderless)))
    #expect(outline(of: button.buttonStyle(.bordered)).contains("background"))
    #expect(!outline(of: button.buttonStyle(.plain)).contains("background"))
    #expect(
      outline(of: button.buttonStyle(Outer())) == outline(of: button.buttonStyle(.bordered)))
    #expect(outline(of: Button("Delete", role: .destructive) {}).contains("red"))
  }

  @Test("A custom style changes the environment of the label, and reads its own environment")
  func customStyle() {
    let button = Button("Add") {}
    let text = outline(of: button.buttonStyle(Padded()))
    #expect(text.contains("padding[0].top: 4"))
    let disabled = outline(of: button.buttonStyle(Padded()).disabled(true))
    #expect(disabled.contains("padding[0].top: 9"))
  }

  @Test("The label keeps its state when its style is applied")
  func labelState() throws {
    let host = try ViewHost(
      Button {
      } label: {
        Counter()
      }
      .buttonStyle(Padded()))
    try host.tap("Counter 0")
    #expect(accessibility(of: host).contains("Counter 1"))
  }

  @Test("The state of a primitive style survives evaluations")
  func styleState() throws {
    let model = Model()
    let host = try ViewHost(Button("Add") { model.count += 1 }.buttonStyle(Counting()))
    try host.tap("Trigger")
    try host.tap("Trigger")
    #expect(model.count == 2)
    #expect(accessibility(of: host).contains("Triggered 2"))
  }

  @Test("A button in the body of a style has the next style")
  func nestedStyles() {
    let button = Button("Add") {}
    let nested = outline(of: button.buttonStyle(Nested()).buttonStyle(Padded()))
    #expect(nested.contains("padding[0].top: 4"))
    #expect(!outline(of: button.buttonStyle(Nested())).contains("padding[0].top: 4"))
  }

  @Test("A link opens its URL with the action of the environment")
  func links() throws {
    let url = try #require(URL(string: "https://example.com"))
    let model = Model()
    let host = try ViewHost(
      Link("Open", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            model.url = $0
            return .handled
          }))
    try host.tap("Open")
    #expect(model.url == url)
    #expect(accessibility(of: host) == "Open. Link.  actions: tap")
  }

  @Test("An action that opens a URL reports whether a handler has accepted it")
  func openURL() throws {
    let url = try #require(URL(string: "https://example.com"))
    var accepted: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(url)] {
      OpenURLAction { _ in result }(url) { accepted.append($0) }
    }
    #expect(accepted == [true, false, false, false])
  }

  @Test("A host records the URLs that views request the system to open, and opens none")
  @MainActor
  func openedURLs() throws {
    struct LinkList: View {
      let url: URL
      @State private var accepted: [Bool] = []
      @Environment(\.openURL) private var openURL

      var body: some View {
        VStack {
          Link("Link", destination: url.appending(path: "link"))
          Button("Action") { openURL(url.appending(path: "action")) { accepted.append($0) } }
          Button("App") { UIApplication.shared.open(url.appending(path: "app")) }
          Button("Task") { Task { await UIApplication.shared.open(url.appending(path: "task")) } }
          Link("Other", destination: url)
            .environment(\.openURL, OpenURLAction { .systemAction($0.appending(path: "other")) })
          Link("Handled", destination: url)
            .environment(\.openURL, OpenURLAction { _ in .handled })
          Text("\(accepted.map(\.description).joined())")
        }
      }
    }
    let url = try #require(URL(string: "https://example.com"))
    let host = try ViewHost(LinkList(url: url))
    for name in ["Link", "Action", "App", "Task", "Other", "Handled"] { try host.tap(name) }
    #expect(host.openedURLs.map(\.lastPathComponent) == ["link", "action", "app", "task", "other"])
    try host.tap("Action")
    #expect(host.openedURLs.count == 6)
  }

  @Test("A text above a button wraps instead of being truncated")
  @MainActor
  func textAboveButton() throws {
    let host = try ViewHost(
      VStack {
        VStack {
          Text("Two lines of text that do not fit into one")
          Text("Another line")
        }
        Button("Button") {}
      },
      layout: .fixed(width: 200, height: 100))
    #expect(host.scene.diagnostics.isEmpty)
  }

  @Test("The control size is limited by a range, and can be extra large")
  func controlSizes() {
    let sizes = outline(
      of: VStack {
        SizeText().controlSize(.extraLarge)
        SizeText().controlSize(.mini ... .small)
        SizeText().controlSize(.small).controlSize(.large)
      })
    #expect(sizes.contains("\"extraLarge\""))
    #expect(sizes.components(separatedBy: "\"small\"").count == 3)
  }
}

private final class Model {
  var count = 0
  var url: URL?
}

private struct Padded: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 4 : 9)
  }
}

private struct Nested: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

private struct Outer: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

private struct Counting: PrimitiveButtonStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("Triggered \(count)")
      Button("Trigger") {
        count += 1
        configuration.trigger()
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text("Counter \(count)").onTapGesture { count += 1 } }
}

private struct SizeText: View {
  @Environment(\.controlSize) private var size

  var body: some View { Text("\(size)") }
}
