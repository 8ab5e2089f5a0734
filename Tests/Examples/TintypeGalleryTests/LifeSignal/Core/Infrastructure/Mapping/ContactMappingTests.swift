// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGallery
import TintypeTestSupport

@Suite("Mapping of LifeSignal's contacts to documents")
struct ContactMappingTests {
  typealias Contact = LifeSignal.Contact
  typealias ContactMapping = LifeSignal.ContactMapping
  typealias DocumentData = LifeSignal.DocumentData
  typealias DocumentDataError = LifeSignal.DocumentDataError

  private static let noon = Date(timeIntervalSince1970: 1_741_953_600)

  private static let full = (
    contact: Contact(
      id: "7", name: "Anna Lee", phoneNumber: "+447700900123", isResponder: false,
      isDependent: true, lastCheckedIn: noon, checkInInterval: 7200),
    document: [
      "name": .string("Anna Lee"), "phoneNumber": .string("+447700900123"),
      "isResponder": .bool(false), "isDependent": .bool(true), "lastCheckedIn": .date(noon),
      "checkInInterval": .number(7200),
    ] as DocumentData
  )

  @Test("A complete contact maps to the expected document and back")
  func completeContactMapsToExpectedDocumentAndBack() throws {
    #expect(ContactMapping.document(from: Self.full.contact) == Self.full.document)
    #expect(try ContactMapping.contact(from: Self.full.document, id: "7") == Self.full.contact)
  }

  @Test("A contact without a phone number or a check-in maps to the expected document and back")
  func barePair() throws {
    let contact = Contact(id: "8", name: "Ben")
    let document: DocumentData = [
      "name": .string("Ben"), "phoneNumber": .null, "isResponder": .bool(true),
      "isDependent": .bool(false), "lastCheckedIn": .null, "checkInInterval": .number(86_400),
    ]
    #expect(ContactMapping.document(from: contact) == document)
    #expect(try ContactMapping.contact(from: document, id: "8") == contact)
  }

  @Test("The mock contacts are equal after mapping to documents and back")
  func mocks() throws {
    for contact in Contact.mocks {
      let document = ContactMapping.document(from: contact)
      #expect(try ContactMapping.contact(from: document, id: contact.id) == contact)
    }
  }

  @Test(
    "A missing field of a contact is an error that names the field",
    arguments: [
      ("name", .string), ("isResponder", .bool), ("isDependent", .bool),
      ("checkInInterval", .number),
    ] as [(String, LifeSignal.DocumentValue.Kind)])
  func missing(field: String, wanted: LifeSignal.DocumentValue.Kind) {
    var document = Self.full.document
    document[field] = nil
    #expect(throws: DocumentDataError.missing(path: field, wanted: wanted)) {
      try ContactMapping.contact(from: document, id: "7")
    }
  }

  @Test(
    "A field of the wrong type in a contact is an error that names the field",
    arguments: try nonEmpty(full.document.fields.keys))
  func wrongType(field: String) throws {
    var document = Self.full.document
    let wanted = try #require(document[field]?.kind)
    document[field] = .map([:])
    #expect(throws: DocumentDataError.wrongType(path: field, wanted: wanted, found: .map)) {
      try ContactMapping.contact(from: document, id: "7")
    }
  }

  @Test("A contact's interval of zero is rejected")
  func wrongInterval() {
    var document = Self.full.document
    document["checkInInterval"] = .number(0)
    #expect(
      throws: DocumentDataError.invalid(
        path: "checkInInterval", wanted: "a number of seconds above zero", found: "0.0")
    ) {
      try ContactMapping.contact(from: document, id: "7")
    }
  }
}
