// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import Testing

// The examples of the guide on inline snapshots, so that they compile and work as described.

struct Request {
  var header: String
}

func assertHeader(
  of request: () -> Request, is header: (() -> String)? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: request().header, as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: header, fileID: fileID, file: file, function: function, line: line, column: column)
}

@Suite("The recorded example of the guide on inline snapshots") struct InlineUserTests {
  struct User: Encodable {
    var name: String
  }

  @Test func user() {
    assertInlineSnapshot(of: User(name: "Ada"), as: .json) {
      """
      {
        "name" : "Ada"
      }
      """
    }
  }
}

@Suite("Examples of the guide on inline snapshots") struct InlineDocumentationTests {
  @Test("An awaited value has an inline snapshot")
  func awaited() async {
    actor Store {
      func load() -> [String] { [] }
    }
    let store = Store()
    await assertInlineSnapshot(as: .json) {
      await store.load()
    } matches: {
      """
      [

      ]
      """
    }
  }

  @Test("A custom assertion has an inline snapshot")
  func header() {
    assertHeader {
      Request(header: "Accept: text/html")
    } is: {
      """
      Accept: text/html
      """
    }
  }
}
