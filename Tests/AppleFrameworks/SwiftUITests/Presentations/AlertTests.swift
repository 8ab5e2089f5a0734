// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Alerts and action sheets")
@MainActor
struct AlertTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 320, height: 400)

  @Test("An alert has a title, a message and its buttons, of which the cancel button is bold")
  func appearance() throws {
    let view = Text("Behind").alert("Delete the draft?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You cannot undo this action.")
    }
    let host = try ViewHost(view, layout: screen)
    #expect(
      texts(of: host)
        == ["Behind", "Delete the draft?", "You cannot undo this action.", "Cancel", "Delete"])
    assertSnapshot(of: host, as: .image)
  }

  @Test("A button performs its action and dismisses the alert afterward")
  func buttons() throws {
    let host = try ViewHost(Draft(), layout: screen)
    try host.tap("Delete")
    #expect(texts(of: host) == ["Delete", "", "Delete the draft?", "Keep", "Delete", "Archive"])
    try host.tap("Delete")
    #expect(texts(of: host) == ["Delete", "deleted while presented: true"])
  }

  @Test("An alert without buttons has an OK button, and its text field is entered")
  func fields() throws {
    var isPresented = true
    var name = ""
    let host = try ViewHost(
      Text("a").alert(
        Text("Name"),
        isPresented: Binding {
          isPresented
        } set: {
          isPresented = $0
        }
      ) {
        TextField(
          "Your name",
          text: Binding {
            name
          } set: {
            name = $0
          })
      }, layout: screen)
    assertSnapshot(of: host, as: .image)
    try host.enterText("Mei", in: "Your name")
    #expect(name == "Mei" && isPresented)
    try host.tap("OK")
    #expect(!isPresented && texts(of: host) == ["a"])
  }

  @Test("An alert for data or an error is presented only if there is one")
  func data() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No connection" }
    }
    for error in [nil, Failure()] {
      let view = Text("a")
        .alert(isPresented: .constant(true), error: error) { _ in
          Button("Retry") {}
        } message: { _ in
          Text("Message")
        }
      #expect(
        try texts(of: ViewHost(view, layout: screen)).dropFirst()
          == (error == nil ? [] : ["No connection", "Message", "Retry"]))
    }
    for data in [nil, 7] {
      let view = Text("a")
        .alert("Data", isPresented: .constant(true), presenting: data) { Button("\($0)") {} }
      #expect(
        try texts(of: ViewHost(view, layout: screen)).dropFirst()
          == (data == nil ? [] : ["Data", "7"]))
    }
  }

  @Test("A confirmation dialog has a separate cancel button, which is added if it is missing")
  func confirmation() throws {
    let view = Text("Behind").confirmationDialog(
      "Photo", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Share") {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("It is in three albums.")
    }
    let host = try ViewHost(view, layout: screen)
    #expect(
      texts(of: host)
        == ["Behind", "Photo", "It is in three albums.", "Share", "Delete", "Cancel"])
    assertSnapshot(of: host, as: .image)
  }

  @Test("A confirmation dialog is dismissed by a button, by the cancel button and by a gesture")
  func dismissal() throws {
    for dismiss in [
      { try $0.tap("Share") }, { try $0.tap("No") }, { try $0.dismiss("Share") },
    ] as [(ViewHost) throws -> Void] {
      var isPresented = true
      let host = try ViewHost(
        Text("a").confirmationDialog(
          "Photo",
          isPresented: Binding {
            isPresented
          } set: {
            isPresented = $0
          }
        ) {
          Button("No", role: .cancel) {}
          Button("Share") {}
        }, layout: screen)
      #expect(texts(of: host) == ["a", "Share", "No"])
      try dismiss(host)
      #expect(!isPresented && texts(of: host) == ["a"])
    }
  }

  @Test("The deprecated alerts and action sheets are presented")
  func deprecated() throws {
    struct Item: Identifiable { var id = 1 }
    var log: [String] = []
    let title = Text("Title")
    let one = Text("a").alert(isPresented: .constant(true)) {
      Alert(title: title, message: Text("Message"))
    }
    #expect(try texts(of: ViewHost(one, layout: screen)) == ["a", "Title", "Message", "OK"])
    let two = Text("a").alert(item: .constant(Item())) { item in
      Alert(
        title: title, primaryButton: .default(Text("Item \(item.id)")) { log.append("primary") },
        secondaryButton: .cancel())
    }
    let host = try ViewHost(two, layout: screen)
    #expect(texts(of: host) == ["a", "Title", "Cancel", "Item 1"])
    try host.tap("Item 1")
    #expect(log == ["primary"])
    let sheet = Text("a").actionSheet(isPresented: .constant(true)) {
      ActionSheet(title: title, buttons: [.destructive(Text("Delete")), .cancel(Text("No"))])
    }
    #expect(try texts(of: ViewHost(sheet, layout: screen)) == ["a", "Title", "Delete", "No"])
  }
}

private struct Draft: View {
  @State private var isPresented = false
  @State private var text = ""

  var body: some View {
    VStack {
      Button("Delete") { isPresented = true }
      Text(text)
    }
    .alert("Delete the draft?", isPresented: $isPresented) {
      Keep()
      Button("Delete", role: .destructive) { text = "deleted while presented: \(isPresented)" }
      Button("Archive") {}
    }
  }
}

private struct Keep: View {
  var body: some View {
    Button("Keep") {}
  }
}
