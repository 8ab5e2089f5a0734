// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Presses of keys")
struct KeyPressTests {
  @Test("The press of a key performs its action")
  func key() throws {
    let host = try ViewHost(Counter())
    try host.press(.upArrow, on: "0")
    try host.press(.upArrow, on: "1")
    try host.press(.downArrow, on: "2")
    #expect(texts(of: host) == ["1"])
    try host.press(.space, on: "1")
    #expect(texts(of: host) == ["1"])
  }

  @Test("An action is performed for its phases, keys and characters")
  func conditions() throws {
    var presses: [String] = []
    func record(_ name: String) -> (KeyPress) -> KeyPress.Result {
      { press in
        presses.append("\(name) \(press.characters) \(press.phase)")
        return .ignored
      }
    }
    let view = Text("View")
      .onKeyPress("a", phases: .up, action: record("up"))
      .onKeyPress(keys: ["a", "b"], action: record("keys"))
      .onKeyPress(characters: .uppercaseLetters, action: record("capital"))
      .onKeyPress(phases: .all, action: record("all"))
    let host = try ViewHost(view)
    try host.press("a", on: "View")
    #expect(presses == ["keys a [down]", "all a [down]", "up a [up]", "all a [up]"])
    presses = []
    try host.press("b", modifiers: .shift, on: "View")
    #expect(presses == ["keys B [down]", "capital B [down]", "all B [down]", "all B [up]"])
  }

  @Test("A press that a view handles is not passed to the views that contain it")
  func handling() throws {
    var names: [String] = []
    let view = VStack {
      Text("Inner").onKeyPress("a") {
        names.append("inner")
        return .handled
      }
      Text("Other")
    }
    .onKeyPress(phases: .down) { _ in
      names.append("outer")
      return .handled
    }
    let host = try ViewHost(view)
    try host.press("a", on: "Inner")
    #expect(names == ["inner"])
    try host.press("b", on: "Inner")
    #expect(names == ["inner", "outer"])
  }

  @Test("An element without an action for keys cannot be pressed")
  func noAction() throws {
    let host = try ViewHost(Text("Text"))
    #expect(throws: (any Error).self) { try host.press("a", on: "Text") }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)")
      .onKeyPress(.upArrow) {
        count += 1
        return .handled
      }
      .onKeyPress(.downArrow) {
        count -= 1
        return .handled
      }
  }
}
