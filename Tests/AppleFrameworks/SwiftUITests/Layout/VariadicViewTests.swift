// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// Roots that receive the subviews of a view.
@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
  @Test("A root receives the subviews of groups and loops, and places views between them")
  func separators() throws {
    let view = _VariadicView.Tree(Separated()) {
      Text("a")
      ForEach(0..<2) { Text("\($0)") }
    }
    #expect(try texts(of: VStack { view }) == ["a", "-", "0", "-", "1"])
  }

  @Test("A root reads the identifiers and values of its subviews")
  func values() throws {
    let view = _VariadicView.Tree(Described()) {
      ForEach(["x", "y"], id: \.self) { Text($0)._trait(RankKey.self, $0 == "x" ? 7 : 8) }
      Text("z")
    }
    #expect(try texts(of: VStack { view }) == ["x 7", "y 8", "none 0"])
  }
}

private struct Separated: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("-") }
    }
  }
}

private struct RankKey: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct Described: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        Text("\(child.id(as: String.self) ?? "none") \(child[RankKey.self])")
      }
    }
  }
}
