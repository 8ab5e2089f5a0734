// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeReportsTestSupport
import TintypeScene

@testable import TintypeReports

@Suite("The scene tree of a changed image")
struct SceneRowsTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private typealias Nodes = [(parent: Int?, element: String, frame: Rect)]

  private func rows(old: PNGFile?, new: PNGFile) throws -> [[Any]]? {
    if let old { try output.write(old, to: "old.png") }
    try output.write(new, to: "new.png")
    try output.journal([
      record(
        "t", .changed, artifacts: .init(reference: old.map { _ in "old.png" }, actual: "new.png"))
    ])
    return try WrittenReport(output).details().first?["tree"] as? [[Any]]
  }

  private func box(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 4, height: 2) }

  @Test("Nodes have their depths and their old and new frames in pixels")
  func frames() throws {
    let before: Nodes = [(nil, "Form", box(0, 0)), (0, "Text", box(1, 1))]
    let after: Nodes = [(nil, "Form", box(0, 0)), (0, "Text", box(3, 1))]
    let rows = try #require(try rows(old: .carrying(before), new: .carrying(after)))
    #expect(rows.map { $0[1] as? String } == ["Form", "Text"])
    #expect(rows.map { $0[0] as? Int } == [0, 1])
    #expect(rows[0][5] as? String == "")
    #expect(rows[1][3] as? [Int] == [6, 2, 8, 4])
    #expect(rows[1][4] as? [Int] == [2, 2, 8, 4])
    #expect(rows[1][5] as? String == "Δ")
    #expect((rows[1][6] as? [String])?.count == 1)
  }

  @Test("Added and removed nodes are marked below their parents")
  func addedAndRemoved() throws {
    let before: Nodes = [
      (nil, "Form", box(0, 0)), (0, "Text", box(1, 1)), (0, "Image", box(2, 2)),
    ]
    let after: Nodes = [
      (nil, "Form", box(0, 0)), (0, "Text", box(1, 1)), (0, "Button", box(5, 5)),
      (2, "Label", box(5, 5)),
    ]
    let rows = try #require(try rows(old: .carrying(before), new: .carrying(after)))
    let signs = Dictionary(
      uniqueKeysWithValues: rows.compactMap { row in
        (row[1] as? String).map { ($0, row[5] as? String) }
      })
    #expect(signs == ["Form": "", "Image": "−", "Text": "", "Button": "+", "Label": "+"])
    let removed = try #require(rows.first { $0[1] as? String == "Image" })
    #expect(removed[0] as? Int == 1)
    #expect(removed[3] is NSNull)
    #expect(removed[4] as? [Int] == [4, 4, 8, 4])
  }

  @Test("An image without a reference has a tree without marks")
  func alone() throws {
    let rows = try #require(try rows(old: nil, new: .carrying([(nil, "Form", box(0, 0))])))
    #expect(rows.count == 1)
    #expect(rows[0][4] is NSNull)
  }

  @Test("An image without a scene, or with the scene of other pixels, has no tree")
  func none() throws {
    #expect(try rows(old: nil, new: .plain(0xFF00_0000)) == nil)
    let one = try PNGFile.carrying([(nil, "Form", box(0, 0))])
    let chunk = try #require(one.data(of: "tySN"))
    let forged = try PNGFile.plain(0xFF00_0000).inserting("tySN", chunk)
    #expect(try rows(old: nil, new: forged) == nil)
  }

  @Test("A node whose frame is out of range is shown without it")
  func infinite() throws {
    let far = Rect(x: 1e300, y: 0, width: 1, height: 1)
    let rows = try #require(try rows(old: nil, new: .carrying([(nil, "Form", far)])))
    #expect(rows[0][3] is NSNull)
  }
}
