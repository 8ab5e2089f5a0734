// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Decorations by preferences")
struct PreferenceDecorationTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 100, height: 100)

  @Test("A value that is new in each evaluation does not evaluate the views again")
  func freshValues() throws {
    let marked = Text("Row").anchorPreference(key: MarksKey.self, value: .bounds) {
      [Mark(anchor: $0)]
    }
    let view = marked.overlayPreferenceValue(MarksKey.self) { marks in
      GeometryReader { geometry in
        ForEach(marks) { mark in Text("\(Int(geometry[mark.anchor].minX))") }
      }
    }
    #expect(try texts(of: ViewHost(view, layout: canvas)).count == 2)
    let message = withSnapshotTesting(record: .never, strict: true) {
      verifySnapshot(of: view, as: .outline(layout: canvas))
    }
    #expect(message?.contains("did not settle") != true)
  }

  @Test("A value that a geometry reader produces is shown, also if it is new in each evaluation")
  func lateValues() throws {
    let view = GeometryReader { geometry in
      Text("Row").preference(
        key: NamesKey.self, value: ["\(Int(geometry.size.width))", UUID().uuidString])
    }
    .overlayPreferenceValue(NamesKey.self) { Text($0.first ?? "none") }
    #expect(try texts(of: ViewHost(view, layout: canvas)).contains("100"))
  }
}

private struct Mark: Identifiable, Equatable {
  var id = UUID()
  var anchor: Anchor<CGRect>
}

private struct MarksKey: PreferenceKey {
  static let defaultValue: [Mark] = []
  static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
