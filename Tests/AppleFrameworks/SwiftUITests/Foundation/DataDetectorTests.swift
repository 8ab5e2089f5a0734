// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

// The names of Foundation are deprecated on Linux.
private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

/// The texts that a detector finds.
@Suite("NSDataDetector")
struct DataDetectorTests {
  @Test(
    "Links and email addresses are found without the punctuation around them",
    arguments: [
      ("See https://example.com/a?b=c.", "https://example.com/a?b=c"),
      ("(www.example.com)", "http://www.example.com"),
      ("visit example.org, please", "http://example.org"),
      ("Write to a.b+c@example.co.uk!", "mailto:a.b+c@example.co.uk"),
      ("tel://123", "tel://123"),
    ])
  func links(text: String, url: String) throws {
    let found = try matches(link, in: text)
    #expect(found.map { $0.url?.absoluteString } == [url])
    #expect(found.first?.resultType == link)
  }

  @Test(
    "Words, numbers and file names are no links",
    arguments: ["plain text", "version 1.2.3", "file.swift", "a@b", "e.g. this"])
  func noLinks(text: String) throws {
    #expect(try matches(link, in: text).isEmpty)
  }

  @Test(
    "Phone numbers are found",
    arguments: [
      ("call 555-1234", "555-1234"), ("(415) 555-0132 today", "(415) 555-0132"),
      ("+49 30 901820", "+49 30 901820"), ("415.555.0132", "415.555.0132"),
    ])
  func phoneNumbers(text: String, number: String) throws {
    #expect(try matches(phoneNumber, in: text).map(\.phoneNumber) == [number])
  }

  @Test("Dates and prices are no phone numbers", arguments: ["2024-01-02", "$1,234.56", "12345"])
  func noPhoneNumbers(text: String) throws {
    #expect(try matches(phoneNumber, in: text).isEmpty)
  }

  @Test("Texts of several kinds are in their order, and can be enumerated until a stop")
  func order() throws {
    let text = "555-1234, b@example.com, https://example.com"
    let detector = try NSDataDetector(
      types: link.rawValue
        | phoneNumber.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.matches(in: text, range: range).map(\.range.location) == [0, 10, 25])
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    var count = 0
    detector.enumerateMatches(in: text, range: range) { _, _, stop in
      count += 1
      stop.pointee = ObjCBool(count == 2)
    }
    #expect(count == 2)
  }

  @Test("A detector needs a kind")
  func noKind() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  private func matches(
    _ type: NSTextCheckingResult.CheckingType, in text: String
  ) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: type.rawValue)
      .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }
}
