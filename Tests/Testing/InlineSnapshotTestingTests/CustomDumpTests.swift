// SPDX-License-Identifier: MIT

import Foundation
import InlineSnapshotTesting
import Testing

/// The expected texts are the output of swift-custom-dump 1.7.3 for the same values.
@Suite("The strategy customDump")
struct CustomDumpTests {
  struct User {
    var favoriteNumbers: [Int]
    var id: Int
    var name: String
  }
  struct Wrapped<Value> { var value: Value }
  struct Pair<First, Second> {
    var first: First
    var second: Second
  }
  enum Color {
    case red
    case gray(Int)
    case mixed(a: Int, String)
  }
  class Node {
    var value: Int
    var next: Node?
    init(_ value: Int) { self.value = value }
  }
  final class Leaf: Node { var label = "leaf" }

  @Test func `A structure has its properties on lines of their own`() {
    assertInlineSnapshot(
      of: User(favoriteNumbers: [42, 1729], id: 2, name: "Blob"), as: .customDump
    ) {
      """
      CustomDumpTests.User(
        favoriteNumbers: [
          [0]: 42,
          [1]: 1729
        ],
        id: 2,
        name: "Blob"
      )
      """
    }
  }

  @Test func `A single value without parts is on the line of its type`() {
    let values: [Any] = [
      Wrapped(value: 1), Wrapped(value: [1]), Wrapped(value: Wrapped(value: "a")),
      Wrapped(value: "a\nb"), Wrapped(value: [Int]()),
    ]
    assertInlineSnapshot(of: values, as: .customDump) {
      #"""
      [
        [0]: CustomDumpTests.Wrapped(value: 1),
        [1]: CustomDumpTests.Wrapped(
          value: [
            [0]: 1
          ]
        ),
        [2]: CustomDumpTests.Wrapped(
          value: CustomDumpTests.Wrapped(value: "a")
        ),
        [3]: CustomDumpTests.Wrapped(
          value: """
            a
            b
            """
        ),
        [4]: CustomDumpTests.Wrapped(value: [])
      ]
      """#
    }
  }

  @Test func `A case has the name of its enumeration only at the root`() {
    assertInlineSnapshot(of: Color.gray(3), as: .customDump) {
      """
      CustomDumpTests.Color.gray(3)
      """
    }
    assertInlineSnapshot(of: [Color.red, .mixed(a: 1, "b")], as: .customDump) {
      """
      [
        [0]: .red,
        [1]: .mixed(
          a: 1,
          "b"
        )
      ]
      """
    }
  }

  @Test func `Dictionaries and sets are sorted by their texts`() {
    assertInlineSnapshot(
      of: Pair(first: [2: "b", 10: "a", 1: "c"], second: Set(["y", "x"])), as: .customDump
    ) {
      """
      CustomDumpTests.Pair(
        first: [
          1: "c",
          10: "a",
          2: "b"
        ],
        second: Set([
          "x",
          "y"
        ])
      )
      """
    }
    assertInlineSnapshot(of: [String: Int](), as: .customDump) {
      """
      [:]
      """
    }
  }

  @Test func `Objects are numbered, and written the first time only`() {
    let leaf = Leaf(1)
    leaf.next = leaf
    assertInlineSnapshot(of: [leaf, Leaf(2), Node(3)], as: .customDump) {
      """
      [
        [0]: CustomDumpTests.Leaf(
          value: 1,
          next: CustomDumpTests.Leaf(↩︎),
          label: "leaf"
        ),
        [1]: #1 CustomDumpTests.Leaf(
          value: 2,
          next: nil,
          label: "leaf"
        ),
        [2]: CustomDumpTests.Node(
          value: 3,
          next: nil
        )
      ]
      """
    }
  }

  @Test func `Values of Foundation have texts that no locale changes`() {
    let values: [Any] = [
      Date(timeIntervalSince1970: 1_234_567_890.123), Duration.seconds(5_400), Data(count: 12_345),
      Decimal(1.25), UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
      Locale(identifier: "de_DE"), NSNumber(value: 3), 0.1, 1 as Int8, true, Character("x"),
    ]
    assertInlineSnapshot(of: values, as: .customDump) {
      """
      [
        [0]: Date(2009-02-13T23:31:30.123Z),
        [1]: 1 hour, 30 minutes,
        [2]: Data(12,345 bytes),
        [3]: 1.25,
        [4]: UUID(01020304-0506-0708-090A-0B0C0D0E0F10),
        [5]: Locale(de_DE),
        [6]: 3,
        [7]: 0.1,
        [8]: 1,
        [9]: true,
        [10]: "x"
      ]
      """
    }
  }

  @Test func `Texts have as many number signs as they need`() {
    assertInlineSnapshot(
      of: (1, "plain", "a\"b", "a\\b", "\"#", "\"\"\"#\nx"), as: .customDump
    ) {
      ####"""
      (
        1,
        "plain",
        #"a"b"#,
        #"a\b"#,
        ##""#"##,
        ##"""
        """#
        x
        """##
      )
      """####
    }
  }

  @Test func `Types have no module and no generic arguments`() {
    assertInlineSnapshot(
      of: [Int.self, [Int]?.self, [String: Int?].self, Wrapped<Int>.self] as [Any], as: .customDump
    ) {
      """
      [
        [0]: Int.self,
        [1]: [Int]?.self,
        [2]: [String: Int?].self,
        [3]: CustomDumpTests.Wrapped.self
      ]
      """
    }
  }

  @Test func `A value that is nested too deeply fails`() {
    let first = Node(0)
    var last = first
    for number in 1..<100_000 {
      let node = Node(number)
      last.next = node
      last = node
    }
    defer {
      // Recursive deallocation would need more stack than a thread has.
      var node: Node? = first
      while let next = node?.next {
        node?.next = nil
        node = next
      }
    }
    let message = verifySnapshot(of: first, as: .customDump, named: "deep", record: .never)
    #expect(message?.contains("nested deeper than the stack") == true)
  }
}
