// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Predicates and orders with formats")
struct PredicateFormatTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let friend: Person?

    init(_ name: String, _ age: Int, friend: Person? = nil) {
      (self.name, self.age, self.friend) = (name, age, friend)
    }
  }

  @Test(
    "A format is evaluated with the values of a dictionary",
    arguments: [
      ("name CONTAINS[cd] 'án' AND age > 3", true),
      ("name == 'Ann' && age >= 5.0", true),
      ("NOT name BEGINSWITH 'a'", true),
      ("name BEGINSWITH[c] 'a' OR age == 9", true),
      ("name LIKE 'A*' and name ENDSWITH \"n\"", true),
      ("name LIKE 'A?'", false),
      ("name MATCHES 'A.{2}'", true),
      ("name MATCHES '('", false),
      ("age IN {1, 3, 5}", true),
      ("'x' IN tags AND tags CONTAINS 'yy'", true),
      ("ANY children.age > 8 AND NONE children.age > 10", true),
      ("ALL children.age > 8", false),
      ("children.@count == 2 AND children.age.@sum == 12", true),
      ("age BETWEEN {1, 5}", true),
      ("nothing == nil AND missing == NULL", true),
      ("(age + 1) * 2 - -1 == 13", true),
      ("((age > 1) AND (age < 3)) OR NOT (name = 'x')", true),
      ("TRUEPREDICATE", true),
      ("name < 'B' AND age <> 4", true),
    ])
  func formats(format: String, expected: Bool) {
    let object: [String: Any] = [
      "name": "Ann", "age": 5, "tags": ["x", "yy"], "nothing": NSNull(),
      "children": [["age": 3], ["age": 9]],
    ]
    #expect(NSPredicate(format: format).evaluate(with: object) == expected)
  }

  @Test("Specifiers and variables are replaced by values")
  func arguments() {
    let object = ["name": "Ann", "date": Date(timeIntervalSince1970: 1)] as [String: Any]
    let date = Date(timeIntervalSince1970: 2)
    #expect(NSPredicate(format: "%K == %@", "name", "Ann").evaluate(with: object))
    #expect(NSPredicate(format: "date < %@", date as NSDate).evaluate(with: object))
    #expect(NSPredicate(format: "name IN %@", ["Ann", "Bob"]).evaluate(with: object))
    #expect(NSPredicate(format: "name != %@", nil).evaluate(with: object))
    #expect(
      NSPredicate(format: "name == $NAME")
        .evaluate(with: object, substitutionVariables: ["NAME": "Ann"]))
    let email = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(["a@b.co", "a@b"].map { email.evaluate(with: $0) } == [true, false])
  }

  @Test("A key is a stored property of an object, and a predicate with an unknown key is false")
  func objects() {
    let person = Person("Ann", 5, friend: Person("Bob", 7))
    #expect(NSPredicate(format: "friend.name == 'Bob' AND age < 6").evaluate(with: person))
    #expect(NSPredicate(format: "friend.friend.name == nil").evaluate(with: person))
    #expect(!NSPredicate(format: "height != 1").evaluate(with: person))
  }

  @Test("A list is filtered and sorted by keys")
  func lists() {
    let list: NSArray = [["n": 3], ["n": 1], ["n": 2]]
    let filtered = list.filtered(using: NSPredicate(format: "n > %d", 1))
    #expect(filtered as? [[String: Int]] == [["n": 3], ["n": 2]])
    let sorted = list.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
    #expect(sorted as? [[String: Int]] == [["n": 1], ["n": 2], ["n": 3]])
  }
}
