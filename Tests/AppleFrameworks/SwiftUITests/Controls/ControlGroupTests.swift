// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Groups of controls")
@MainActor
struct ControlGroupTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 320, height: 300)

  @Test("The controls of a group share a border in a view, and perform their actions")
  func content() throws {
    var actions: [String] = []
    let group = ControlGroup {
      Button("Bold", systemImage: "plus") { actions.append("bold") }
      Button("Italic", systemImage: "minus") { actions.append("italic") }.disabled(true)
      Button("Delete", role: .destructive) { actions.append("delete") }
    }
    .labelStyle(.iconOnly).padding()
    let host = try ViewHost(group)
    try host.tap("Bold")
    try host.tap("Delete")
    #expect(actions == ["bold", "delete"])
    assertSnapshot(of: host, as: .image)
    assertSnapshot(of: group.preferredColorScheme(.dark), as: .image, named: "dark")
  }

  @Test("A group is as wide as its controls, and at most as wide as the available space")
  func width() throws {
    func width(_ titles: [String], stretches: Bool = false) throws -> CGFloat {
      let group = ControlGroup {
        ForEach(titles, id: \.self) { title in
          Button {
          } label: {
            Text(title).frame(maxWidth: stretches ? .infinity : nil)
          }
        }
      }
      .accessibilityIdentifier("group")
      return try ViewHost(group, layout: screen).frame(of: "group").width
    }
    let short = try width(["One", "Two"])
    #expect(short < 160)
    #expect(try width(["One", "Two"], stretches: true) == short)
    let long = try width(["A very long title", "Another long title", "A third title"])
    #expect(long > 300 && long <= 320)
  }

  @Test("The controls of a group are next to each other in a bar")
  func bar() throws {
    var taps = 0
    let view = NavigationStack {
      Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            ControlGroup {
              Button("Up", systemImage: "chevron.up") { taps += 1 }
              Button("Down", systemImage: "chevron.down") { taps += 1 }
            }
          }
        }
    }
    let host = try ViewHost(view, layout: screen)
    try host.tap("Up")
    try host.tap("Down")
    #expect(taps == 2)
    let (up, down) = (try host.frame(of: "Up"), try host.frame(of: "Down"))
    #expect(up.maxX < down.minX && up.midY == down.midY)
  }

  @Test("The controls of a group share a row of a menu, and an action closes the menu")
  func menu() throws {
    var actions: [String] = []
    let menu = Menu("Edit") {
      ControlGroup {
        Button("Cut", systemImage: "pencil") { actions.append("cut") }
        Button("Copy", systemImage: "plus") { actions.append("copy") }
      }
      Button("Select All") {}
      ControlGroup {
        Button("Undo", systemImage: "arrow.backward") {}
        Button("Redo", systemImage: "arrow.forward") {}
      }
      .controlGroupStyle(.compactMenu)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    let host = try ViewHost(menu, layout: screen)
    try host.tap("Edit")
    let (cut, copy) = (try host.frame(of: "Cut"), try host.frame(of: "Copy"))
    #expect(cut.maxX <= copy.minX && cut.midY == copy.midY)
    assertSnapshot(of: host, as: .image)
    try host.tap("Copy")
    #expect(actions == ["copy"] && texts(of: host) == ["Edit"])
  }

  @Test("A group with the style of a menu presents its controls in a menu with its label")
  func menuStyle() throws {
    var taps = 0
    let group = ControlGroup("Edit") {
      Button("Cut") { taps += 1 }
    }
    .controlGroupStyle(.menu)
    let host = try ViewHost(group, layout: screen)
    #expect(texts(of: host) == ["Edit"])
    try host.tap("Edit")
    try host.tap("Cut")
    #expect(taps == 1 && texts(of: host) == ["Edit"])
  }

  @Test("A custom style arranges the controls and the label of a group")
  func customStyle() throws {
    let group = ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
    .controlGroupStyle(Vertical())
    #expect(try texts(of: ViewHost(group)) == ["Edit", "Cut", "Copy"])
  }
}

private struct Vertical: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
