// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeGallery
import TintypeTestSupport

@Suite("LifeSignal's documents")
struct DocumentDataTests {
  typealias DocumentData = LifeSignal.DocumentData
  typealias DocumentDataError = LifeSignal.DocumentDataError
  typealias DocumentValue = LifeSignal.DocumentValue

  /// One field for each kind, named after the kind.
  private static let samples: [DocumentValue.Kind: DocumentValue] = [
    .string: .string("Anna"), .number: .number(3.5), .bool: .bool(true),
    .date: .date(Date(timeIntervalSince1970: 1_741_953_600)),
    .list: .list([.number(1), .map(["name": .string("inner")])]),
    .map: .map(["theme": .string("dark"), "sizes": .map(["small": .number(1)])]), .null: .null,
  ]

  private let document = DocumentData(
    Dictionary(uniqueKeysWithValues: samples.map { ($0.key.rawValue, $0.value) }))

  /// Reads a field as a kind, and discards the value.
  private func read(_ path: String, as kind: DocumentValue.Kind) throws(DocumentDataError) {
    switch kind {
    case .string: _ = try document.string(path)
    case .number: _ = try document.number(path)
    case .bool: _ = try document.bool(path)
    case .date: _ = try document.date(path)
    case .list: _ = try document.list(path)
    case .map: _ = try document.map(path)
    case .null: break
    }
  }

  @Test("Each value can be read as its type")
  func access() throws {
    #expect(try document.string("string") == "Anna")
    #expect(try document.number("number") == 3.5)
    #expect(try document.bool("bool"))
    #expect(try document.date("date") == Date(timeIntervalSince1970: 1_741_953_600))
    #expect(try document.list("list").count == 2)
    #expect(try document.map("map")["theme"] == .string("dark"))
    #expect(try document.value(at: "null") == .null)
  }

  @Test("Each value has the correct kind", arguments: DocumentValue.Kind.allCases)
  func kind(kind: DocumentValue.Kind) {
    #expect(document[kind.rawValue]?.kind == kind)
  }

  @Test(
    "Reading a value as another type throws an error that names both types",
    arguments: try nonEmpty(DocumentValue.Kind.allCases.filter { $0 != .null }),
    DocumentValue.Kind.allCases)
  func wrongType(wanted: DocumentValue.Kind, found: DocumentValue.Kind) {
    if wanted == found {
      #expect(throws: Never.self) { try read(found.rawValue, as: wanted) }
    } else {
      #expect(
        throws: DocumentDataError.wrongType(path: found.rawValue, wanted: wanted, found: found)
      ) {
        try read(found.rawValue, as: wanted)
      }
    }
  }

  @Test(
    "Reading a missing field throws an error that names it",
    arguments: try nonEmpty(DocumentValue.Kind.allCases.filter { $0 != .null }))
  func missing(wanted: DocumentValue.Kind) {
    #expect(throws: DocumentDataError.missing(path: "age", wanted: wanted)) {
      try read("age", as: wanted)
    }
  }

  @Test("A path can address values in maps and lists")
  func paths() throws {
    #expect(try document.string("map.theme") == "dark")
    #expect(try document.number("map.sizes.small") == 1)
    #expect(try document.number("list.0") == 1)
    #expect(try document.string("list.1.name") == "inner")
  }

  @Test(
    "A path to a missing value returns nil",
    arguments: [
      "", ".", "map.", "map.color", "map.sizes.large", "list.2", "list.-1", "list.first",
      "list.99999999999999999999", "map..theme",
    ])
  func noValue(path: String) throws {
    #expect(try document.value(at: path) == nil)
  }

  @Test(
    "A path through a scalar value throws an error that names the scalar's path",
    arguments: [
      ("string.theme", "string", .string), ("null.theme", "null", .null),
      ("map.theme.color.red", "map.theme", .string), ("list.0.name", "list.0", .number),
    ] as [(String, String, DocumentValue.Kind)])
  func pathThroughValue(path: String, place: String, found: DocumentValue.Kind) {
    #expect(throws: DocumentDataError.wrongType(path: place, wanted: .map, found: found)) {
      try document.string(path)
    }
  }

  @Test("An optional value may be missing or null, but not of another type")
  func optional() throws {
    func string(_ path: String) throws(DocumentDataError) -> String? {
      try document.optional(path) { (document, path) throws(DocumentDataError) in
        try document.string(path)
      }
    }
    #expect(try string("string") == "Anna")
    #expect(try string("null") == nil)
    #expect(try string("age") == nil)
    #expect(throws: DocumentDataError.wrongType(path: "bool", wanted: .string, found: .bool)) {
      try string("bool")
    }
  }

  @Test("A field with a dot in its name is accessible by subscript")
  func dottedName() throws {
    var document = DocumentData()
    document["a.b"] = .bool(true)
    #expect(document["a.b"] == .bool(true))
    #expect(try document.value(at: "a.b") == nil)
    document["a.b"] = nil
    #expect(document == [:])
  }

  @Test("The last of two fields with the same name in a literal wins")
  func literal() {
    #expect(["a": .null, "a": .bool(true)] as DocumentData == ["a": .bool(true)])
  }

  @Test("Merging keeps the fields that are not named")
  func merge() {
    var document: DocumentData = ["a": .number(1), "b": .number(2)]
    document.merge(["b": .null, "c": .number(3)])
    #expect(document == ["a": .number(1), "b": .null, "c": .number(3)])
  }

  @Test("Each document error describes the problem, its location and the remedy")
  func descriptions() {
    let errors: [DocumentDataError] = [
      .missing(path: "name", wanted: .string),
      .wrongType(path: "a.b", wanted: .map, found: .list),
      .invalid(path: "interval", wanted: "a number above zero", found: "-1"),
    ]
    #expect(errors.map(\.path) == ["name", "a.b", "interval"])
    #expect(
      errors.map(\.description) == [
        "The field “name” is missing; expected a string. Store it in the document.",
        "The field “a.b” is a list; expected a map. Correct the document.",
        "The field “interval” is -1; expected a number above zero. Correct the document.",
      ])
  }

  @Test("A document is encoded with the types of its values")
  func encoding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    let text = String(decoding: try encoder.encode(document), as: UTF8.self)
    #expect(
      text == """
        {"bool":{"bool":true},"date":{"date":763646400},\
        "list":{"list":[{"number":1},{"map":{"name":{"string":"inner"}}}]},\
        "map":{"map":{"sizes":{"map":{"small":{"number":1}}},"theme":{"string":"dark"}}},\
        "null":{"null":null},"number":{"number":3.5},"string":{"string":"Anna"}}
        """)
    #expect(try JSONDecoder().decode(DocumentData.self, from: Data(text.utf8)) == document)
  }

  @Test(
    "Decoding an invalid document throws an error",
    arguments: [
      "", "[]", "3", "{\"a\":3}", "{\"a\":{}}", "{\"a\":{\"number\":\"3\"}}",
      "{\"a\":{\"number\":3,\"string\":\"3\"}}", "{\"a\":{\"color\":3}}",
      "{\"a\":{\"date\":true}}",
      "{\"a\":{\"list\":{}}}", "{\"a\":{\"map\":[]}}", "{\"a\":{\"bool\":null}}",
    ])
  func refusedText(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DocumentData.self, from: Data(text.utf8))
    }
  }

  @Test("Encoding a number that is not finite throws an error")
  func notFinite() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(["a": .number(.infinity)] as DocumentData)
    }
  }

  @Test("A document is equal after encoding and decoding", arguments: 1...50 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = DocumentData(generator.fields(depth: 4))
    let data = try JSONEncoder().encode(document)
    #expect(try JSONDecoder().decode(DocumentData.self, from: data) == document)
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    let characters = Array("aZ0 .\"\\\n\t/é山🙂")
    return String(
      (0..<Int.random(in: 0...8, using: &self)).compactMap { _ in
        characters.randomElement(using: &self)
      })
  }

  fileprivate mutating func fields(depth: Int) -> [String: LifeSignal.DocumentValue] {
    var fields: [String: LifeSignal.DocumentValue] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &self) { fields[text()] = value(depth: depth) }
    return fields
  }

  fileprivate mutating func value(depth: Int) -> LifeSignal.DocumentValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &self) {
    case 0: .string(text())
    case 1: .number(Double.random(in: -1e12...1e12, using: &self))
    case 2: .bool(Bool.random(using: &self))
    case 3:
      .date(Date(timeIntervalSinceReferenceDate: Double.random(in: -1e10...1e10, using: &self)))
    case 4: .null
    case 5: .list((0..<Int.random(in: 0...3, using: &self)).map { _ in value(depth: depth - 1) })
    default: .map(fields(depth: depth - 1))
    }
  }
}
