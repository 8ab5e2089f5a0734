// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGallery

@Suite("LifeSignal's validation rules")
struct ValidationTests {
  typealias Validation = LifeSignal.Validation
  typealias ValidationError = LifeSignal.ValidationError

  @Test(
    "An email address is trimmed and lowercased",
    arguments: [
      ("anna@example.com", "anna@example.com"),
      ("  Anna.Lee@Example.COM\n", "anna.lee@example.com"),
      ("a@b.co", "a@b.co"), ("anna+test@mail.example.co.uk", "anna+test@mail.example.co.uk"),
      ("o'neil@example.com", "o'neil@example.com"), ("jürgen@bücher.de", "jürgen@bücher.de"),
      (String(repeating: "a", count: 64) + "@b.co", String(repeating: "a", count: 64) + "@b.co"),
    ])
  func email(entry: String, expected: String) throws {
    #expect(try Validation.email(entry) == expected)
    #expect(try Validation.email(expected) == expected)
  }

  @Test(
    "An invalid email address is rejected",
    arguments: [
      "", " ", "anna", "anna@", "@example.com", "anna@example", "anna@@example.com",
      "anna@b@example.com", "an na@example.com", ".anna@example.com", "anna.@example.com",
      "an..na@example.com", "anna@.example.com", "anna@example..com", "anna@example.com.",
      "anna@-example.com", "anna@example-.com", "anna@example.c", "<anna>@example.com",
      "anna@exa_mple.com", "anna\u{0}@example.com",
      String(repeating: "a", count: 65) + "@example.com",
      "a@" + String(repeating: "b", count: 64) + ".com",
      "a@" + String(repeating: "bbbbbbbbb.", count: 30) + "com",
    ])
  func wrongEmail(entry: String) {
    #expect(throws: ValidationError.email(entry)) { try Validation.email(entry) }
  }

  @Test(
    "A phone number is normalized to a plus sign and digits",
    arguments: [
      ("+447700900123", "+447700900123"), ("+44 7700 900123", "+447700900123"),
      ("0044 (7700) 900-123", "+447700900123"), (" +49.151/123 45678 ", "+4915112345678"),
      ("+12345678", "+12345678"), ("+123456789012345", "+123456789012345"),
    ])
  func phoneNumber(entry: String, expected: String) throws {
    #expect(try Validation.phoneNumber(entry) == expected)
    #expect(try Validation.phoneNumber(expected) == expected)
  }

  @Test(
    "A phone number without a valid country code is rejected",
    arguments: [
      "", "+", "00", "07700900123", "447700900123", "+1234567", "+1234567890123456", "+0447700900",
      "000447700900123", "+44 7700 90x123", "++447700900123", "+44+7700900123", "+٤٤٧٧٠٠٩٠٠١٢٣",
    ])
  func wrongPhoneNumber(entry: String) {
    #expect(throws: ValidationError.phoneNumber(entry)) { try Validation.phoneNumber(entry) }
  }

  @Test("A name is valid unless it is blank")
  func name() throws {
    #expect(try Validation.name("\tAnna Lee ") == "Anna Lee")
    #expect(try Validation.name("山") == "山")
    for blank in ["", "  ", "\n\t"] {
      #expect(throws: ValidationError.noName) { try Validation.name(blank) }
    }
  }

  @Test("A check-in interval is valid from one hour to thirty days")
  func interval() throws {
    for seconds in [3600, 86_400, 2_592_000] as [TimeInterval] {
      #expect(try Validation.checkInInterval(seconds) == seconds)
    }
    for seconds in [3599.9, 2_592_000.1, -1, -.infinity] as [TimeInterval] {
      #expect(throws: ValidationError.checkInInterval(seconds)) {
        try Validation.checkInInterval(seconds)
      }
    }
    #expect(throws: ValidationError.self) { try Validation.checkInInterval(.nan) }
  }

  @Test(
    "A profile image URL is valid only with the scheme https",
    arguments: [
      ("https://example.com/a.png", true), ("http://example.com/a.png", false),
      ("file:///a.png", false), ("https:///a.png", false), ("a.png", false),
    ])
  func image(address: String, isValid: Bool) throws {
    let url = try #require(URL(string: address))
    if isValid {
      #expect(try Validation.profileImage(url) == url)
    } else {
      #expect(throws: ValidationError.profileImage(url)) { try Validation.profileImage(url) }
    }
  }

  @Test("Each validation error describes the problem and the remedy")
  func descriptions() throws {
    let url = try #require(URL(string: "http://example.com"))
    let errors: [ValidationError] = [
      .noName, .email("anna"), .phoneNumber("12"), .profileImage(url), .checkInInterval(60),
    ]
    #expect(
      errors.map(\.description) == [
        "The name is empty. Enter a name.",
        "“anna” is not an email address. Enter an address such as anna@example.com.",
        "“12” is not a phone number. Enter it with the country code, such as +44 7700 900123.",
        "“http://example.com” is not an image URL. Use a URL that begins with https://.",
        "An interval of 60.0 seconds is invalid. Choose a value from one hour to thirty days.",
      ])
  }
}
