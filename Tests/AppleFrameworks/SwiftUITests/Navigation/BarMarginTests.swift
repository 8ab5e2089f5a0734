// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The margins of bars")
struct BarMarginTests {
  private let width = 240

  /// Returns the distances of the painted pixels in a band of an image from its left and right edges
  /// in points.
  private func margins(of view: some View, top: Int, bottom: Int) -> [Double] {
    var result: [Double] = []
    let layout = SwiftUISnapshotLayout.fixed(width: CGFloat(width), height: 200)
    run(.image(layout: layout), on: AnyView(view)) { image in
      let bitmap = image.bitmap
      let scale = Double(bitmap.width) / Double(self.width)
      let background = bitmap[0, 2 * top]
      let columns = (0..<bitmap.width).filter { x in
        (Int(Double(top) * scale)..<Int(Double(bottom) * scale)).contains { y in
          bitmap[x, y] != background
        }
      }
      guard let first = columns.first, let last = columns.last else { return }
      result = [Double(first) / scale, (Double(bitmap.width) - Double(last) - 1) / scale]
    }
    return result
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }

  @Test("The lines of the outer icons of a navigation bar are at its margin")
  func navigationBar() {
    let screen = Text("Content").toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} }
      ToolbarItem(placement: .topBarTrailing) { Label("Delete", systemImage: "trash") }
    }
    let margins = margins(of: NavigationStack { screen }, top: 2, bottom: 42)
    #expect(margins.count == 2)
    for margin in margins { #expect(abs(margin - 16) <= 0.5) }
  }

  @Test("The lines of the outer icons of a toolbar are at its margin")
  func toolbar() {
    let screen = Text("Content").toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
        Spacer()
        Button("Delete", systemImage: "trash") {}
      }
    }
    let margins = margins(of: NavigationStack { screen }, top: 158, bottom: 198)
    #expect(margins.count == 2)
    for margin in margins { #expect(abs(margin - 16) <= 0.5) }
  }
}
