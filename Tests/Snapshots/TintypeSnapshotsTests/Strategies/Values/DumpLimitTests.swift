// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@Suite("Dumps of large values")
struct DumpLimitTests {
  final class Node {
    var next: Node?
    init(_ next: Node?) { self.next = next }
  }

  /// Passes a list to a body and then unlinks its nodes, since recursive deallocation would
  /// overflow a small stack.
  private func withList<Result>(of count: Int, _ body: (Node) throws -> Result) rethrows -> Result {
    var list = Node(nil)
    for _ in 1..<count { list = Node(list) }
    defer {
      while let next = list.next {
        list.next = nil
        list = next
      }
    }
    return try body(list)
  }

  @Test("A list has a line for each node and a level for each link")
  func list() throws {
    let lines = try withList(of: 1_000) { list in
      try text(of: list, as: .dump).split(separator: "\n")
    }
    #expect(lines.count == 2_000)
    #expect(
      lines.last == Substring(String(repeating: "  ", count: 1_999) + "- next: Optional<Node>.none")
    )
  }

  @Test("A dump over the size limit fails with advice")
  func tooDeep() throws {
    _ = withList(of: 20_000) { list in
      #expect(throws: ValueError.dumpTooLarge(type: "Node", limit: 1 << 30)) {
        try text(of: list, as: .dump)
      }
    }
  }

  @Test("A dump needs only the stack of a small thread")
  func smallStack() async throws {
    let count = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          with: Result {
            try withList(of: 2_000) { try text(of: $0, as: .dump).utf8.count }
          })
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    // 4,000 lines with up to 3,999 levels.
    #expect(count > 3_999 * 4_000)
  }

  final class Tally { var count = 0 }

  /// A set that counts how often it is reflected.
  struct Counted: CustomReflectable {
    var tally: Tally
    var members: [Any]
    var customMirror: Mirror {
      tally.count += 1
      return Mirror(self, unlabeledChildren: members, displayStyle: .set)
    }
  }

  @Test("Each value is reflected once, even if children are sorted by their text")
  func mirrors() throws {
    let tally = Tally()
    var value = Counted(tally: tally, members: [])
    for _ in 0..<30 {
      value = Counted(tally: tally, members: [value, Counted(tally: tally, members: [1, 2])])
    }
    _ = try text(of: value, as: .dump)
    #expect(tally.count == 61)
  }

  @Test("Nested sets are sorted at every level")
  func nestedSets() throws {
    var bag = Bag([0])
    for level in 1...60 { bag = Bag([level, bag]) }
    let text = try text(of: bag, as: .dump)
    #expect(text.hasPrefix("▿ 2 members\n  - 60\n  ▿ 2 members\n    - 59\n"))
    #expect(text.split(separator: "\n").count == 122)
  }
}

/// A value that is reflected like a set and may contain equal members.
struct Bag: CustomReflectable {
  var members: [Any]

  init(_ members: [Any]) {
    self.members = members
  }

  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: members, displayStyle: .set)
  }
}
