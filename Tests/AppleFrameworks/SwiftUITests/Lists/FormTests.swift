// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Forms")
struct FormTests {
  private let size = SwiftUISnapshotLayout.fixed(width: 240, height: 300)

  @Test("A form is a list of groups")
  func list() {
    let list = outline(of: List { rows }, in: size)
    #expect(outline(of: Form { rows }, in: size) == list)
    #expect(outline(of: Form { rows }.formStyle(.grouped), in: size) == list)
    #expect(outline(of: Form { rows }.formStyle(.automatic), in: size) == list)
  }

  @Test("A custom style shows the content of a form, and the form with the next style")
  func styles() {
    #expect(
      outline(of: Form { rows }.formStyle(Plain()), in: size)
        == outline(of: VStack { rows }, in: size))
    #expect(
      outline(of: Form { rows }.formStyle(Padded()), in: size)
        == outline(of: Form { rows }.padding(8), in: size))
  }

  @Test("The controls of a form change its state")
  func controls() throws {
    struct Settings: View {
      @State private var isOn = false

      var body: some View { Form { Toggle("Sound", isOn: $isOn) } }
    }
    let host = try ViewHost(Settings(), layout: size)
    try host.toggle("Sound")
    #expect(accessibility(of: host).contains("Sound: on"))
  }

  @Test("A picker in a row shows its label at the leading edge and its value at the trailing edge")
  func picker() throws {
    let view = Form {
      Picker(selection: .constant(1)) {
        Text("Blue").id("value").tag(1)
      } label: {
        Text("Color").id("label")
      }
    }
    let host = try ViewHost(view, layout: size)
    #expect(texts(of: host) == ["Color", "Blue"])
    #expect(try host.frame(of: "label").minX == 32)
    #expect(try host.frame(of: "value").minX > 120)
  }

  @ViewBuilder private var rows: some View {
    Section("Section") {
      Text("a")
      Text("b")
    }
    Text("c")
  }
}

private struct Plain: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

private struct Padded: FormStyle {
  func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(8) }
}
