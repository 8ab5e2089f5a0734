// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// What turns users into documents, and back.
  package enum UserMapping {
    /// The user whom a document describes.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - id: The document's name, which is the user's identifier.
    /// - Returns: The user.
    /// - Throws: ``LifeSignal/DocumentDataError`` with the first field that is missing or wrong.
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

    /// The document that describes a user.
    ///
    /// - Parameter user: The user.
    /// - Returns: The document, with each field; what the user has not is null.
    package static func document(from user: User) -> DocumentData {
      var document = profile(of: user)
      document.merge(checkIn(of: user))
      document["createdAt"] = .date(user.createdAt)
      return document
    }

    /// The fields that a user edits in the profile.
    ///
    /// - Parameter user: The user.
    /// - Returns: These fields, and when they were changed.
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

    /// The fields that a check-in changes.
    ///
    /// - Parameter user: The user.
    /// - Returns: These fields, and when they were changed.
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
    guard let url = URL(string: string), LifeSignal.Validation.isPictureAddress(url) else {
      throw .invalid(
        path: path, wanted: "an address that begins with https://", found: "“\(string)”")
    }
    return url
  }

  /// A length of time, which is finite and longer than none.
  func interval(_ path: String) throws(LifeSignal.DocumentDataError) -> TimeInterval {
    let seconds = try number(path)
    guard seconds > 0, seconds.isFinite else {
      throw .invalid(path: path, wanted: "a number of seconds above zero", found: "\(seconds)")
    }
    return seconds
  }
}

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
