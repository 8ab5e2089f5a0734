// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeDoubles

@Suite("Descriptions of values")
struct ValueTextTests {
  struct Person {
    var name: String
    var age: Int?
    var tags: Set<String> = []
  }

  enum Shape {
    case circle(radius: Double)
    case line(Int, Int)
    case dot
    indirect case inside(Shape)
  }

  final class Node {
    var name = "a"
    var next: Node?
  }

  class Animal { var legs = 4 }
  final class Cat: Animal { var lives = 9 }

  @Test("Values are described on one line")
  func line() {
    let table: [(Any, String)] = [
      (3, "3"), (true, "true"), ("a\n\"b\"", #""a\n\"b\"""#), ((), "()"),
      (Int?.none as Any, "nil"), (Int?.some(2) as Any, "2"), ([Int](), "[]"), ([1, 2], "[1, 2]"),
      ([String: Int](), "[:]"), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
      (Set([3, 1, 2]), "[1, 2, 3]"), ((x: 1, 2), "(x: 1, 2)"),
      (Person(name: "A", age: nil), #"Person(name: "A", age: nil, tags: [])"#),
      (Shape.circle(radius: 1.5), ".circle(radius: 1.5)"), (Shape.line(1, 2), ".line(1, 2)"),
      (Shape.dot, ".dot"), (Shape.inside(.dot), ".inside(.dot)"),
      (Result<Int, MockError>.failure(.error1), ".failure(.error1)"),
      (Date(timeIntervalSinceReferenceDate: 0.5), "Date(0.5 s from 2001)"),
      (Data([1, 255]), "Data(2 bytes: 01 ff)"), (Duration.milliseconds(5), "0.005 seconds"),
      (URL(filePath: "/a"), #"URL("file:///a")"#), (Cat(), "Cat(legs: 4, lives: 9)"),
      (Decimal(3), "3"),
    ]
    for (value, text) in table { #expect(ValueText.line(value) == text) }
  }

  @Test("An object that contains itself is described once")
  func cycle() {
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(ValueText.line(node) == #"Node(name: "a", next: Node(…))"#)
  }

  @Test("Sets are described in sorted order", arguments: 0..<5)
  func hashes(seed: Int) {
    let numbers = (0..<50).map { ($0 * 37 + seed * 11) % 50 }
    let text = ValueText.line(Set(numbers.map { "\($0 + 10)" }))
    #expect(text.hasPrefix(#"["10", "11", "12", "#))
  }

  @Test("Descriptions that are too long, too deep or too large are shortened")
  func limits() {
    #expect(ValueText.line(String(repeating: "a", count: 1000)).count == 241)
    var shape = Shape.dot
    for _ in 0..<1000 { shape = .inside(shape) }
    #expect(ValueTree.of(shape).line.contains("…"))
    #expect(ValueTree.of(Array(0..<100_000)).parts.count < 2100)
  }

  @Test("Type names include their enclosing types, without the module")
  func names() {
    #expect(ValueText.name(of: Person.self) == "ValueTextTests.Person")
    #expect(ValueText.name(of: Int.self) == "Int")
    #expect(ValueText.name(of: (() -> Void).self) == "() -> ()")
  }
}

@Suite("Differences of values")
struct ValueDifferenceTests {
  struct Item { var id: Int; var name = "x" }
  struct List { var title = "t"; var items: [Item]; var note = "n"; var other = "o" }

  @Test("A difference shows only changed parts and their containers")
  func nested() {
    let old = List(items: (0..<5).map { Item(id: $0) })
    var new = old
    new.items[2].name = "y"
    #expect(
      "\(ValueDifference(expected: old, actual: new))" == """
          List(
            … (1 line unchanged)
            items: [
              … (8 lines unchanged)
              Item(
                … (1 line unchanged)
        −       name: "x"
        +       name: "y"
              ),
              … (8 lines unchanged)
            ],
            … (2 lines unchanged)
          )
        """)
  }

  @Test("A difference shows inserted and removed elements")
  func insertion() {
    #expect(
      "\(ValueDifference(expected: [1, 2, 3], actual: [1, 3, 4]))" == """
          [
            … (1 line unchanged)
        −   2,
        −   3
        +   3,
        +   4
          ]
        """)
  }

  @Test("A difference with a nil value shows both values")
  func none() {
    #expect(
      "\(ValueDifference(expected: Int?.none as Any, actual: 3))" == """
        − nil
        + 3
        """)
  }

  @Test("A difference reports unequal values with equal descriptions")
  func alike() {
    #expect(ValueDifference(expected: 1, actual: 1).isEmpty)
    #expect(
      ValueDifference(expected: 1, actual: 1).text
        == "  The two values have the same description, but are not equal according to “==”.")
  }

  @Test("A long difference is shortened")
  func long() {
    let text = "\(ValueDifference(expected: Array(0..<1900), actual: Array(5000..<6900)))"
    #expect(text.split(separator: "\n").count == 81)
    #expect(text.hasSuffix("  … and 3722 more lines"))
  }
}
