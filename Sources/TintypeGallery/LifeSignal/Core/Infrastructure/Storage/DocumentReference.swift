// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// Where a document lies.
  package struct DocumentReference: Hashable, Sendable {
    /// The collection, such as `users` or `users/123/contacts`.
    package var collection: String
    /// What names the document in its collection.
    package var id: String

    /// Creates a reference.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - id: What names the document in it.
    package init(collection: String, id: String) {
      self.collection = collection
      self.id = id
    }

    /// The collection and the name, with a slash between them.
    package var path: String { "\(collection)/\(id)" }

    /// Whether there can be such a document: no part of the path is empty, `.` or `..`, and the parts
    /// are collections and documents in turn.
    package var isValid: Bool {
      !id.contains("/")
        && path.split(separator: "/", omittingEmptySubsequences: false).count.isMultiple(of: 2)
        && path.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// Where a user's document lies.
    ///
    /// - Parameter id: The user's identifier.
    /// - Returns: The reference.
    package static func user(_ id: String) -> DocumentReference {
      DocumentReference(collection: "users", id: id)
    }

    /// Where a contact's document lies.
    ///
    /// - Parameters:
    ///   - id: The contact's identifier.
    ///   - user: The identifier of the user whose contact it is.
    /// - Returns: The reference.
    package static func contact(_ id: String, of user: String) -> DocumentReference {
      DocumentReference(collection: "users/\(user)/contacts", id: id)
    }
  }

  /// A document with its name.
  package struct StoredDocument: Hashable, Identifiable, Sendable {
    /// What names the document in its collection.
    package var id: String
    /// What it says.
    package var data: DocumentData

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - id: What names it in its collection.
    ///   - data: What it says.
    package init(id: String, data: DocumentData) {
      self.id = id
      self.data = data
    }
  }
}
