// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// The state that the components of these tests show and change.
private final class Model {
  var count = 0
  var name = ""
  var isBusy = false
  var isAlertShown = false
}

private struct Screen: Component {
  let model: Model

  var body: some Component {
    ZStack {
      VStack(spacing: 10) {
        Text("Count \(model.count)").id("count")
        Text("Add")
          .padding(10)
          .onTapGesture { model.count += 1 }
          .accessibilityIdentifier("add-button")
          .disabled(model.isBusy)
          .id("add")
        Text(model.name.isEmpty ? "Name" : model.name)
          .onEnter { model.name = $0 }
          .id("name")
        HStack {
          Text("-").accessibilityAdjustableAction {
            model.count += 10
          } decrement: {
            model.count -= 10
          }
        }
        .id("stepper")
      }
      if model.isAlertShown {
        Color.black.opacity(0.5)
        Text("Sure?").onTapGesture { model.isAlertShown = false }.id("alert")
      }
    }
  }
}

@Suite("Component hosts") struct ComponentHostTests {
  private let model = Model()

  private func host() throws -> ComponentHost {
    try ComponentHost(Screen(model: model), in: .fixed(Size(300, 300)))
  }

  /// Returns the text that a node shows.
  private func text(_ id: String, _ host: ComponentHost) -> String? {
    host.scene.nodes.first { $0.element.hasSuffix("#\(id)") }?.semantics?.label
  }

  @Test("A hosted component is laid out again after an action")
  func tap() throws {
    let host = try host()
    try host.perform(.tap, on: "add")
    try host.perform(.tap, on: "add")
    #expect(text("count", host) == "Count 2")
  }

  @Test(
    "A node is found by path, id, identifier and label",
    arguments: ["Screen/ZStack[0]/VStack[0]/Text#add", "add", "add-button", "Add"])
  func names(target: String) throws {
    let host = try host()
    try host.perform(.tap, on: target)
    #expect(model.count == 1)
  }

  @Test("Entered text is passed to the action")
  func enter() throws {
    let host = try host()
    try host.enter("Ada", on: "name")
    #expect(text("name", host) == "Ada")
  }

  @Test("An action on a container runs on its only descendant that has that action")
  func inside() throws {
    let host = try host()
    try host.perform(.increment, on: "stepper")
    #expect(model.count == 10)
  }

  @Test("An action on a disabled node is rejected and changes nothing")
  func disabled() throws {
    model.isBusy = true
    let host = try host()
    #expect(throws: InteractionError.disabled(path: "Screen/ZStack[0]/VStack[0]/Text#add")) {
      try host.perform(.tap, on: "add")
    }
    #expect(model.count == 0)
  }

  @Test("A covered node rejects actions until the cover is removed")
  func covered() throws {
    model.isAlertShown = true
    let host = try host()
    #expect(
      throws: InteractionError.covered(
        path: "Screen/ZStack[0]/VStack[0]/Text#add", by: "Screen/ZStack[0]/Color[0]")
    ) { try host.perform(.tap, on: "add") }
    try host.perform(.tap, on: "alert")
    try host.perform(.tap, on: "add")
    #expect(model.count == 1)
  }

  @Test("Taps pass through a node that does not allow hit testing")
  func passing() throws {
    var taps = 0
    let host = try ComponentHost(
      Text("tap").onTapGesture { taps += 1 }.id("t")
        .overlay { Color.black.allowsHitTesting(false) })
    try host.perform(.tap, on: "t")
    #expect(taps == 1)
  }

  @Test("A border does not cover the content inside it")
  func border() throws {
    var taps = 0
    let host = try ComponentHost(
      VStack { Text("tap").onTapGesture { taps += 1 }.id("t") }.padding(4).border(.black))
    try host.perform(.tap, on: "t")
    #expect(taps == 1)
  }

  @Test("A hidden node or a node outside the canvas rejects actions")
  func unseen() throws {
    let hidden = try ComponentHost(Text("a").onTapGesture {}.hidden().id("a"))
    #expect(throws: InteractionError.unreachable(path: "Text#a")) {
      try hidden.perform(.tap, on: "a")
    }
    let far = try ComponentHost(
      Text("a").onTapGesture {}.id("a").offset(x: 500), in: .fixed(Size(100, 100)))
    #expect(throws: InteractionError.outside(path: "Text#a")) {
      try far.perform(.tap, on: "a")
    }
  }

  @Test("An error reports the available actions if the target or its action is not found")
  func notFound() throws {
    let host = try host()
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "save") }
    #expect(
      throws: InteractionError.noAction(
        .tap, path: "Screen/ZStack[0]/VStack[0]/Text#name", available: [.enter])
    ) { try host.perform(.tap, on: "name") }
  }

  @Test("Actions inside a geometry reader can be run")
  func geometry() throws {
    let taps = Counter()
    let host = try ComponentHost(
      GeometryReader { _ in Text("tap").onTapGesture { taps.count += 1 }.id("t") },
      in: .fixed(Size(100, 100)))
    try host.perform(.tap, on: "t")
    #expect(taps.count == 1)
  }

  @Test(
    "An interaction error describes the problem, its location and the next step",
    arguments: [
      (
        .notFound(target: "x", known: []),
        "No node has the path, id, identifier, label or symbol “x”. The component has no actions."
      ),
      (
        .notFound(target: "x", known: ["A", "B"]),
        "No node has the path, id, identifier, label or symbol “x”. Nodes with actions: A, B."
      ),
      (
        .ambiguous(target: "x", paths: ["A", "B"]),
        "“x” matches several nodes: A, B. Use a path, or give the intended node a unique id."
      ),
      (.noAction(.tap, path: "A", available: []), "A has no action “tap”. It has no actions."),
      (
        .noAction(.tap, path: "A", available: [.enter, .submit]),
        "A has no action “tap”. Its actions: enter, submit."
      ),
      (
        .severalActions(.tap, path: "A", inside: ["A/B", "A/C"]),
        "Several nodes in A have an action “tap”: A/B, A/C. Use the path of the intended node."
      ),
      (
        .disabled(path: "A"),
        "A is disabled, so a user cannot perform the action. Enable it first."
      ),
      (
        .unreachable(path: "A"),
        "A is hidden or ignores taps, so a user cannot perform the action. Show it first."
      ),
      (
        .outside(path: "A"),
        "The center of A is not visible, so a user cannot perform the action. Scroll to it, or use "
          + "a larger canvas."
      ),
      (
        .covered(path: "A", by: "B"),
        "A is covered by B, so a user cannot perform the action. Remove the covering node first."
      ),
    ] as [(InteractionError, String)])
  func words(error: InteractionError, words: String) {
    #expect(error.description == words)
  }
}

/// A counter that a sendable closure may change on the single thread of its test.
private final class Counter: @unchecked Sendable {
  // Only the test's own thread performs layout and taps.
  var count = 0
}
