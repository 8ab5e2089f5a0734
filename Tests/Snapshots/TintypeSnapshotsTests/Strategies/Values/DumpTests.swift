// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@Suite("The dump strategy")
struct DumpTests {
  private func dump<Value>(_ value: Value) throws -> String {
    try text(of: value, as: .dump)
  }

  struct User {
    var name = "Blobby"
    var id = 1
    var bio: String? = "Blobbed around the world."
  }

  @Test("The properties of a structure are sorted by name")
  func structure() throws {
    #expect(
      try dump(User()) == """
        ▿ User
          ▿ bio: Optional<String>
            - some: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
  }

  enum Shape {
    case point
    case circle(Double)
    case box(width: Int, height: Int)
  }

  enum Spoken: CustomStringConvertible {
    case word(Int)
    var description: String { "described" }
  }

  private struct Hidden { var part = 0 }
  struct Empty {}
  struct Generic<Part> { var part: Part }

  /// A closure that creates a value, and the dump of the value.
  struct Case: Sendable {
    let value: @Sendable () -> Any
    let expected: String

    init(_ value: @autoclosure @escaping @Sendable () -> Any, _ expected: String) {
      self.value = value
      self.expected = expected
    }
  }

  @Test(
    "Values of every kind are dumped",
    arguments: [
      Case(1, "- 1\n"),
      Case(-0.5, "- -0.5\n"),
      Case(true, "- true\n"),
      Case("a\n\"b\"", "- \"a\\n\\\"b\\\"\"\n"),
      Case("abc".dropFirst(), "- \"bc\"\n"),
      Case(Character("é"), "- \"é\"\n"),
      Case(Data([1, 2]), "- 2 bytes\n"),
      Case(URL(filePath: "/a/b"), "- file:///a/b\n"),
      Case(Date(timeIntervalSinceReferenceDate: 0), "- 2001-01-01T00:00:00Z\n"),
      Case([Int](), "- 0 elements\n"),
      Case([1], "▿ 1 element\n  - 1\n"),
      Case([2, 1], "▿ 2 elements\n  - 2\n  - 1\n"),
      Case([Int: Int](), "- 0 key/value pairs\n"),
      Case([1: "a"], "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: 1\n    - value: \"a\"\n"),
      Case(Set<Int>(), "- 0 members\n"),
      Case(Set([1]), "▿ 1 member\n  - 1\n"),
      Case(Set([10, 9, 1]), "▿ 3 members\n  - 1\n  - 10\n  - 9\n"),
      Case((), "- (0 elements)\n"),
      Case((1, b: "x"), "▿ (2 elements)\n  - .0: 1\n  - b: \"x\"\n"),
      Case(Optional<Int>.none as Any, "- Optional<Int>.none\n"),
      Case(Optional(1) as Any, "▿ Optional<Int>\n  - some: 1\n"),
      Case(
        Int???.some(.some(nil)) as Any,
        """
        ▿ Optional<Optional<Optional<Int>>>
          ▿ some: Optional<Optional<Int>>
            - some: Optional<Int>.none

        """
      ),
      Case(Shape.point, "- Shape.point\n"),
      Case(Shape.circle(1), "▿ Shape\n  - circle: 1.0\n"),
      Case(
        Shape.box(width: 1, height: 2),
        "▿ Shape\n  ▿ box: (2 elements)\n    - width: 1\n    - height: 2\n"
      ),
      Case(Spoken.word(1), "▿ described\n  - word: 1\n"),
      Case(Hidden(), "▿ Hidden\n  - part: 0\n"),
      Case(Empty(), "- Empty\n"),
      Case(Generic(part: Hidden()), "▿ Generic<Hidden>\n  ▿ part: Hidden\n    - part: 0\n"),
      Case(Int.self, "- Int\n"),
      Case([[1], []], "▿ 2 elements\n  ▿ 1 element\n    - 1\n  - 0 elements\n"),
    ])
  func kinds(sample: Case) throws {
    #expect(try dump(sample.value()) == sample.expected)
  }

  @Test("Numbers of local types are omitted")
  func localTypes() throws {
    struct Local { var part = 1 }
    enum Choice { case first }
    #expect(
      try dump(Generic(part: (Local(), Choice.first))) == """
        ▿ Generic<(Local, Choice)>
          ▿ part: (2 elements)
            ▿ .0: Local
              - part: 1
            - .1: Choice.first

        """)
  }

  // MARK: Objects

  class Animal { var legs = 4 }
  final class Dog: Animal { var name = "Rex" }

  @Test("The dump of an object has only the properties of its own class")
  func inheritance() throws {
    #expect(try dump(Dog()) == "▿ Dog\n  - name: \"Rex\"\n")
  }

  final class Thing: NSObject { let part = 1 }

  @Test("The dump of a Foundation object omits its address")
  func foundationObjects() throws {
    #expect(try dump(NSObject()) == "- <NSObject>\n")
    #expect(try !dump(Thing()).contains("0x"))
  }

  final class Father {
    var child: Child?
    var itself: Father?
  }
  final class Child {
    unowned let father: Father
    init(father: Father) { self.father = father }
  }

  @Test("Circular references are reported where the cycle closes")
  func circle() throws {
    let father = Father()
    father.child = Child(father: father)
    defer { father.child = nil }
    #expect(
      try dump(father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)
          - itself: Optional<Father>.none

        """)
  }

  final class Circle { var members: [Circle] = [] }

  @Test("An unlabeled part of a cycle is called value")
  func namelessCircle() throws {
    let circle = Circle()
    circle.members = [circle]
    defer { circle.members = [] }
    #expect(
      try dump(circle) == """
        ▿ Circle
          ▿ members: 1 element
            ▿ value (circular reference detected)

        """)
  }

  final class Spokesman: CustomStringConvertible {
    var next: AnyObject?
    var description: String { "me" }
  }

  @Test("A cycle through an object with a description ends")
  func describedCircle() throws {
    let spokesman = Spokesman()
    spokesman.next = spokesman
    defer { spokesman.next = nil }
    #expect(
      try dump(spokesman) == """
        ▿ me
          ▿ next: Optional<AnyObject>
            ▿ some (circular reference detected)

        """)
  }

  final class Link {
    var target: Spokesman
    init(_ target: Spokesman) { self.target = target }
  }

  @Test("An object with a description is described again if the cycle closes at another object")
  func describedWithinCircle() throws {
    let spokesman = Spokesman()
    spokesman.next = Link(spokesman)
    defer { spokesman.next = nil }
    #expect(
      try dump(spokesman) == """
        ▿ me
          ▿ next: Optional<AnyObject>
            ▿ some: Link
              ▿ target: me
                ▿ next: Optional<AnyObject>
                  ▿ some (circular reference detected)

        """)
  }

  @Test("An object that is shared by two parts is dumped twice")
  func shared() throws {
    let animal = Animal()
    #expect(
      try dump([animal, animal]) == """
        ▿ 2 elements
          ▿ Animal
            - legs: 4
          ▿ Animal
            - legs: 4

        """)
  }

  // MARK: Custom descriptions

  struct Secret: AnySnapshotStringConvertible {
    var value = 1
    var snapshotDescription: String { "a secret" }
  }

  struct Open: AnySnapshotStringConvertible {
    static let renderChildren = true
    var b = 1
    var a = 2
    var snapshotDescription: String { "an open one" }
  }

  @Test("A type's own description is used")
  func ownDescriptions() throws {
    #expect(try dump([Secret()]) == "▿ 1 element\n  - a secret\n")
    #expect(try dump([Open()]) == "▿ 1 element\n  ▿ an open one\n    - b: 1\n    - a: 2\n")
  }

  @Test(
    "Dates are in UTC, with the Julian calendar before October 1582",
    arguments: [
      (0, "2001-01-01T00:00:00Z"),
      (-13_197_600_000, "1582-10-15T00:00:00Z"),
      (-13_197_600_001, "1582-10-04T23:59:59Z"),
      (0.9994, "2001-01-01T00:00:00Z"),
      (0.9996, "2001-01-01T00:00:01Z"),
      (-63_114_076_800, "0001-01-01T00:00:00Z"),
      (-63_114_076_801, "0001-12-31T23:59:59Z"),
      (252_423_993_600, "10000-01-01T00:00:00Z"),
    ] as [(Double, String)])
  func dates(seconds: Double, expected: String) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(try dump(date) == "- \(expected)\n")
  }
}
