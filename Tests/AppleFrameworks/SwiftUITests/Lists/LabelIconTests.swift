// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Icons of labels in list rows")
struct LabelIconTests {
  private func frame(of icon: some View) throws -> CGRect {
    let list = List {
      Label {
        Text("a")
      } icon: {
        icon.accessibilityElement().accessibilityIdentifier("icon")
      }
    }
    return try ViewHost(list, layout: .fixed(width: 320, height: 200)).frame(of: "icon")
  }

  @Test("A flexible icon is as large as the column of icons")
  func flexible() throws {
    #expect(try frame(of: Circle()).size == CGSize(width: 28, height: 28))
    #expect(try frame(of: Color.red).size == CGSize(width: 28, height: 28))
  }

  @Test("An icon with a frame keeps its size")
  func framed() throws {
    #expect(
      try frame(of: Circle().frame(width: 44, height: 44)).size == CGSize(width: 44, height: 44))
  }
}
