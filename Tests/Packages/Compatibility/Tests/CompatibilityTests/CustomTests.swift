// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import XCTest

struct Board: Equatable {
  var rows: [String]
}

extension Diffing where Value == Board {
  static let board = Diffing(
    toData: { Data($0.rows.joined(separator: "\n").utf8) },
    fromData: { data in
      Board(rows: String(decoding: data, as: UTF8.self).components(separatedBy: "\n"))
    },
    diff: { old, new in
      guard
        let (message, _) = Diffing<String>.lines.diff(
          old.rows.joined(separator: "\n"), new.rows.joined(separator: "\n"))
      else { return nil }
      return ("Boards differ.\n" + message, [XCTAttachment(data: Data())])
    })
}

extension Snapshotting where Value == Board, Format == Board {
  static let board = Snapshotting(pathExtension: "board", diffing: .board)
}

final class CustomTests: XCTestCase {
  func testBoard() {
    assertSnapshot(of: Board(rows: ["x.o", ".x.", "o.x"]), as: .board)
    let failure = verifySnapshot(of: Board(rows: ["x.o", "ox.", "o.x"]), as: .board, named: "1")
    XCTAssertEqual(failure?.contains("Boards differ."), true)
    XCTAssertEqual(failure?.contains("−.x.\n+ox."), true, failure ?? "")
  }

  func testNewerClosures() {
    let diffing = Diffing<String>.diff(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diffV2: { old, new in
        old == new ? nil : ("differs", [DiffAttachment.data(Data(new.utf8), name: "new.txt")])
      })
    let strategy = SimplySnapshotting(pathExtension: "txt", diffing: diffing)
    assertSnapshot(of: "word", as: strategy, named: "word")
    XCTAssertNil(diffing.diffV2("a", "a"))
    XCTAssertEqual(diffing.diffV2("a", "b")?.0, "differs")
  }

  func testExtension() {
    var markdown = Snapshotting<String, String>.lines
    markdown.pathExtension = "md"
    assertSnapshot(of: "# Title", as: markdown)
  }

  func testThrowingValue() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "the projector is broken" }
    }
    func film() throws -> String { throw Failure() }
    let failure = verifySnapshot(of: try film(), as: .lines, named: "film")
    XCTAssertEqual(
      failure?.contains("Failure()") == true || failure?.contains("broken") == true, true)
  }
}
