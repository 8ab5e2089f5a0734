// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGallery
import TintypeTestSupport

@Suite("Mapping of LifeSignal's users to documents")
struct UserMappingTests {
  typealias DocumentData = LifeSignal.DocumentData
  typealias DocumentDataError = LifeSignal.DocumentDataError
  typealias User = LifeSignal.User
  typealias UserMapping = LifeSignal.UserMapping

  private static let noon = Date(timeIntervalSince1970: 1_741_953_600)

  /// A user with all optional fields, and the equivalent document.
  private static let full = (
    user: User(
      id: "7", name: "Anna Lee", email: "anna@example.com", phoneNumber: "+447700900123",
      lastCheckedIn: noon, checkInInterval: 7200, checkInExpiration: noon + 7200,
      profileImageURL: URL(string: "https://example.com/anna.png"), isOnboarded: true,
      createdAt: noon - 86_400, updatedAt: noon),
    document: [
      "name": .string("Anna Lee"), "email": .string("anna@example.com"),
      "phoneNumber": .string("+447700900123"), "lastCheckedIn": .date(noon),
      "checkInInterval": .number(7200), "checkInExpiration": .date(noon + 7200),
      "profileImageURL": .string("https://example.com/anna.png"), "isOnboarded": .bool(true),
      "createdAt": .date(noon - 86_400), "updatedAt": .date(noon),
    ] as DocumentData
  )

  /// A user without optional fields, and the equivalent document.
  private static let bare = (
    user: User(
      id: "8", name: "Ben", email: "ben@example.com", createdAt: noon, updatedAt: noon),
    document: [
      "name": .string("Ben"), "email": .string("ben@example.com"), "phoneNumber": .null,
      "lastCheckedIn": .null, "checkInInterval": .number(86_400), "checkInExpiration": .null,
      "profileImageURL": .null, "isOnboarded": .bool(false), "createdAt": .date(noon),
      "updatedAt": .date(noon),
    ] as DocumentData
  )

  private static let optionalFields = [
    "phoneNumber", "lastCheckedIn", "checkInExpiration", "profileImageURL",
  ]

  @Test("A user maps to the expected document")
  func toDocument() {
    #expect(UserMapping.document(from: Self.full.user) == Self.full.document)
    #expect(UserMapping.document(from: Self.bare.user) == Self.bare.document)
  }

  @Test("A document maps to the expected user")
  func toUser() throws {
    #expect(try UserMapping.user(from: Self.full.document, id: "7") == Self.full.user)
    #expect(try UserMapping.user(from: Self.bare.document, id: "8") == Self.bare.user)
  }

  @Test("Optional fields of a user may be missing", arguments: optionalFields)
  func missingOptional(field: String) throws {
    var document = Self.full.document
    document[field] = nil
    var null = document
    null[field] = .null
    let user = try UserMapping.user(from: document, id: "7")
    #expect(try UserMapping.user(from: null, id: "7") == user)
    #expect(UserMapping.document(from: user)[field] == .null)
  }

  @Test(
    "A missing field of a user is an error that names the field",
    arguments: [
      ("name", .string), ("email", .string), ("checkInInterval", .number), ("isOnboarded", .bool),
      ("createdAt", .date), ("updatedAt", .date),
    ] as [(String, LifeSignal.DocumentValue.Kind)])
  func missing(field: String, wanted: LifeSignal.DocumentValue.Kind) {
    var document = Self.full.document
    document[field] = nil
    #expect(throws: DocumentDataError.missing(path: field, wanted: wanted)) {
      try UserMapping.user(from: document, id: "7")
    }
    document[field] = .null
    #expect(throws: DocumentDataError.wrongType(path: field, wanted: wanted, found: .null)) {
      try UserMapping.user(from: document, id: "7")
    }
  }

  @Test(
    "A field of the wrong type in a user is an error that names the field",
    arguments: try nonEmpty(full.document.fields.keys))
  func wrongType(field: String) throws {
    var document = Self.full.document
    let wanted = try #require(document[field]?.kind)
    document[field] = .list([])
    #expect(throws: DocumentDataError.wrongType(path: field, wanted: wanted, found: .list)) {
      try UserMapping.user(from: document, id: "7")
    }
  }

  @Test(
    "A user's interval that is not positive and finite is rejected",
    arguments: [0, -1, .infinity] as [Double])
  func wrongInterval(seconds: Double) {
    var document = Self.full.document
    document["checkInInterval"] = .number(seconds)
    #expect(
      throws: DocumentDataError.invalid(
        path: "checkInInterval", wanted: "a number of seconds above zero", found: "\(seconds)")
    ) {
      try UserMapping.user(from: document, id: "7")
    }
  }

  @Test(
    "A user's profile image URL without https is rejected",
    arguments: ["", "anna.png", "http://example.com/a.png", "file:///etc/passwd", "javascript:0"])
  func usersProfileImageURLWithoutHttpsIsRejected(address: String) {
    var document = Self.full.document
    document["profileImageURL"] = .string(address)
    #expect(
      throws: DocumentDataError.invalid(
        path: "profileImageURL", wanted: "an address that begins with https://",
        found: "“\(address)”")
    ) {
      try UserMapping.user(from: document, id: "7")
    }
  }

  @Test("Unknown fields from later app versions are ignored")
  func unknownField() throws {
    var document = Self.full.document
    document["favoriteColor"] = .string("blue")
    #expect(try UserMapping.user(from: document, id: "7") == Self.full.user)
  }

  @Test("The modification date is the only field in both the profile and the check-in")
  func parts() {
    let profile = UserMapping.profile(of: Self.full.user)
    let checkIn = UserMapping.checkIn(of: Self.full.user)
    #expect(Set(profile.fields.keys).intersection(checkIn.fields.keys) == ["updatedAt"])
    var both = profile
    both.merge(checkIn)
    both["createdAt"] = .date(Self.full.user.createdAt)
    #expect(both == Self.full.document)
  }
}
