// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// Maps users to documents and back.
  package enum UserMapping {
    /// Returns the user that a document describes.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - id: The document's identifier, which is the user's identifier.
    /// - Returns: The user.
    /// - Throws: ``LifeSignal/DocumentDataError`` for the first missing or invalid field.
    package static func user(
      from document: DocumentData, id: String
    ) throws(DocumentDataError) -> User {
      User(
        id: id,
        name: try document.string("name"),
        email: try document.string("email"),
        phoneNumber: try document.optionalString("phoneNumber") ?? "",
        lastCheckedIn: try document.optionalDate("lastCheckedIn"),
        checkInInterval: try document.interval("checkInInterval"),
        checkInExpiration: try document.optionalDate("checkInExpiration"),
        profileImageURL: try document.optionalURL("profileImageURL"),
        isOnboarded: try document.bool("isOnboarded"),
        createdAt: try document.date("createdAt"),
        updatedAt: try document.date("updatedAt"))
    }

    /// Returns the document of a user.
    ///
    /// - Parameter user: The user.
    /// - Returns: The document with all fields; absent values are null.
    package static func document(from user: User) -> DocumentData {
      var document = profile(of: user)
      document.merge(checkIn(of: user))
      document["createdAt"] = .date(user.createdAt)
      return document
    }

    /// Returns the fields that a user edits in the profile.
    ///
    /// - Parameter user: The user.
    /// - Returns: These fields and their modification date.
    package static func profile(of user: User) -> DocumentData {
      [
        "name": .string(user.name),
        "email": .string(user.email),
        "phoneNumber": user.phoneNumber.isEmpty ? .null : .string(user.phoneNumber),
        "profileImageURL": user.profileImageURL.map { .string($0.absoluteString) } ?? .null,
        "isOnboarded": .bool(user.isOnboarded),
        "updatedAt": .date(user.updatedAt),
      ]
    }

    /// Returns the fields that a check-in changes.
    ///
    /// - Parameter user: The user.
    /// - Returns: These fields and their modification date.
    package static func checkIn(of user: User) -> DocumentData {
      [
        "lastCheckedIn": user.lastCheckedIn.map { .date($0) } ?? .null,
        "checkInInterval": .number(user.checkInInterval),
        "checkInExpiration": user.checkInExpiration.map { .date($0) } ?? .null,
        "updatedAt": .date(user.updatedAt),
      ]
    }
  }
}

extension LifeSignal.DocumentData {
  func optionalString(_ path: String) throws(LifeSignal.DocumentDataError) -> String? {
    try optional(path) { (document, path) throws(LifeSignal.DocumentDataError) in
      try document.string(path)
    }
  }

  func optionalDate(_ path: String) throws(LifeSignal.DocumentDataError) -> Date? {
    try optional(path) { (document, path) throws(LifeSignal.DocumentDataError) in
      try document.date(path)
    }
  }

  func optionalURL(_ path: String) throws(LifeSignal.DocumentDataError) -> URL? {
    guard let string = try optionalString(path) else { return nil }
    guard let url = URL(string: string), LifeSignal.Validation.isImageAddress(url) else {
      throw .invalid(
        path: path, wanted: "an address that begins with https://", found: "“\(string)”")
    }
    return url
  }

  /// Returns a time interval, which must be finite and positive.
  func interval(_ path: String) throws(LifeSignal.DocumentDataError) -> TimeInterval {
    let seconds = try number(path)
    guard seconds > 0, seconds.isFinite else {
      throw .invalid(path: path, wanted: "a number of seconds above zero", found: "\(seconds)")
    }
    return seconds
  }
}

extension LifeSignal {
  /// Maps contacts to documents and back.
  package enum ContactMapping {
    /// Returns the contact that a document describes.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - id: The document's identifier, which is the contact's identifier.
    /// - Returns: The contact.
    /// - Throws: ``LifeSignal/DocumentDataError`` for the first missing or invalid field.
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

    /// Returns the document of a contact.
    ///
    /// - Parameter contact: The contact.
    /// - Returns: The document with all fields; absent values are null.
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
