// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Focus")
@MainActor
struct FocusTests {
  @Test("A host moves the focus between views, of which at most one is focused")
  func moves() throws {
    let host = try ViewHost(Form().frame(width: 200))
    #expect(texts(of: host).first == "none false")
    try host.focus("Name")
    #expect(texts(of: host).first == "name false")
    try host.focus("Code")
    #expect(texts(of: host).first == "none true")
    try host.focus(nil)
    #expect(texts(of: host).first == "none false")
  }

  @Test("A control whose focus is set by the state is shown in the focused state")
  func shown() throws {
    let host = try ViewHost(Form().frame(width: 200))
    let unfocused = host.scene.outline
    try host.tap("Start")
    #expect(texts(of: host).first == "name false")
    #expect(host.scene.outline.count > unfocused.count)
    try host.tap("Stop")
    #expect(host.scene.outline == unfocused)
  }

  @Test("A tap on a text field and a text that is entered focus the field")
  func taps() throws {
    let host = try ViewHost(Form().frame(width: 200))
    try host.tap("Name")
    #expect(texts(of: host).first == "name false")
    try host.enterText("1", in: "Code")
    #expect(texts(of: host).first == "none true")
  }

  @Test("A submission removes the focus unless the action moves it")
  func submission() throws {
    let host = try ViewHost(Form().frame(width: 200))
    try host.focus("Name")
    try host.submit("Name")
    #expect(texts(of: host).first == "mail false")
    try host.submit("Mail")
    #expect(texts(of: host).first == "none false")
  }

  @Test("A view that disappears loses the focus")
  func disappears() throws {
    let host = try ViewHost(Form().frame(width: 200))
    try host.focus("Mail")
    try host.tap("Hide")
    #expect(texts(of: host).first == "none false")
  }

  @Test("A value of the focused view is offered to other views")
  func focusedValues() throws {
    let host = try ViewHost(Offering().frame(width: 200))
    #expect(texts(of: host).first == "- scene")
    try host.focus("Name")
    #expect(texts(of: host).first == "name scene")
    try host.focus("Mail")
    #expect(texts(of: host).first == "mail scene")
    try host.tap("Increment")
    #expect(texts(of: host).contains("1"))
  }
}

private enum Field: Hashable {
  case name, mail
}

private struct Form: View {
  @FocusState private var field: Field?
  @FocusState private var isCodeFocused: Bool
  @State private var isHidden = false

  var body: some View {
    VStack {
      Text("\(field.map { "\($0)" } ?? "none") \(isCodeFocused)")
      TextField("Name", text: .constant("")).focused($field, equals: .name)
        .onSubmit { field = .mail }
      if !isHidden {
        TextField("Mail", text: .constant("")).focused($field, equals: .mail).onSubmit {}
      }
      TextField("Code", text: .constant("")).focused($isCodeFocused)
      Button("Start") { field = .name }
      Button("Stop") { field = nil }
      Button("Hide") { isHidden = true }
    }
  }
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  @Entry var scene: String?
  @Entry var count: Binding<Int>?
}

private struct Offering: View {
  @FocusedValue(\.title) private var title
  @FocusedValue(\.scene) private var scene
  @FocusedBinding(\.count) private var count
  @FocusState private var field: Field?
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(title ?? "-") \(scene ?? "-")")
      TextField("Name", text: .constant("")).focused($field, equals: .name)
        .focusedValue(\.title, "name")
      VStack { TextField("Mail", text: .constant("")).focused($field, equals: .mail) }
        .focusedValue(\.title, "mail").focusedValue(\.count, $number)
      Text("\(number)").focusedSceneValue(\.scene, "scene")
      Button("Increment") { count = (count ?? 0) + 1 }
    }
  }
}
