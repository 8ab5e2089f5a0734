// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// What turns contacts into documents, and back.
  package enum ContactMapping {
    /// The contact whom a document describes.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - id: The document's name, which is the contact's identifier.
    /// - Returns: The contact.
    /// - Throws: ``LifeSignal/DocumentDataError`` with the first field that is missing or wrong.
    package static func contact(
      from document: DocumentData, id: String
    ) throws(DocumentDataError) -> Contact {
      Contact(
        id: id,
        name: try document.string("name"),
        phoneNumber: try document.optionalString("phoneNumber") ?? "",
        isResponder: try document.bool("isResponder"),
        isDependent: try document.bool("isDependent"),
        lastCheckedIn: try document.optionalDate("lastCheckedIn"),
        checkInInterval: try document.interval("checkInInterval"))
    }

    /// The document that describes a contact.
    ///
    /// - Parameter contact: The contact.
    /// - Returns: The document, with each field; what the contact has not is null.
    package static func document(from contact: Contact) -> DocumentData {
      [
        "name": .string(contact.name),
        "phoneNumber": contact.phoneNumber.isEmpty ? .null : .string(contact.phoneNumber),
        "isResponder": .bool(contact.isResponder),
        "isDependent": .bool(contact.isDependent),
        "lastCheckedIn": contact.lastCheckedIn.map { .date($0) } ?? .null,
        "checkInInterval": .number(contact.checkInInterval),
      ]
    }
  }
}
