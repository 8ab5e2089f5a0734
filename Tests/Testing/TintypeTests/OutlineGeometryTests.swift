// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeScene

@Suite("Geometry in outlines") struct OutlineGeometryTests {
  private func text(_ strategy: Snapshotting<Badge, String>) -> String {
    var text = ""
    strategy.snapshot(Badge()).run { text = $0 }
    return text
  }

  @Test("An outline contains positions and sizes only if it is requested")
  func geometry() {
    let (plain, whole) = (text(.outline), text(.outline(geometry: true)))
    #expect(whole.contains(" × "))
    #expect(!plain.contains(" × "))
    #expect(plain.split(separator: "\n").count == whole.split(separator: "\n").count)
    #expect(TextGeometry.removed(from: whole) == plain)
    #expect(TextGeometry.removed(from: plain) == plain)
  }

  static let lines: [(old: String, new: String)] = [
    ("canvas 200 × 100 @2x light\n", "canvas @2x light\n"),
    ("  Text[0]  56 30  88 × 20  text: \"1 2  3 × 4\"", "  Text[0]  text: \"1 2  3 × 4\""),
    (
      "Save. Button.  identifier: \"save\"  -4.5 60  300 × 44",
      "Save. Button.  identifier: \"save\""
    ),
    ("Offer  3 × 4", "Offer  3 × 4"), ("", ""), ("canvas light", "canvas light"),
  ]

  @Test("The geometry of each line of an earlier format is removed", arguments: lines)
  func removed(old: String, new: String) {
    #expect(TextGeometry.removed(from: old) == new)
  }

  @Test("A reference with geometry is compared without it")
  func earlierFormat() throws {
    let strategy = Snapshotting<Badge, String>.outline
    let reference = Array(text(.outline(geometry: true)).utf8)
    guard case .same = try strategy.diffing.compare(reference, text(.outline)) else {
      Issue.record("A reference with geometry differs.")
      return
    }
  }
}
