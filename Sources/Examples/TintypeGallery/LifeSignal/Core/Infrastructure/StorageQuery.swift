// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// A query for documents of a collection, with an order.
  package struct StorageQuery: Hashable, Sendable {
    /// The collection.
    package var collection: String
    /// The required values of fields, by name.
    package var equals: [String: DocumentValue]
    /// The field by which the documents are sorted; `nil` sorts by identifier.
    package var order: String?
    /// A Boolean value that indicates whether the order is descending.
    package var isDescending: Bool
    /// The maximum number of documents; `nil` for no limit.
    package var limit: Int?

    /// Creates a query; by default for all documents of a collection, sorted by identifier.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - equals: The required values of fields.
    ///   - order: The field by which the documents are sorted. Documents without it are excluded.
    ///   - isDescending: A Boolean value that indicates whether the order is descending.
    ///   - limit: The maximum number of documents; a negative number counts as zero.
    package init(
      collection: String,
      equals: [String: DocumentValue] = [:],
      order: String? = nil,
      isDescending: Bool = false,
      limit: Int? = nil
    ) {
      self.collection = collection
      self.equals = equals
      self.order = order
      self.isDescending = isDescending
      self.limit = limit
    }

    /// Returns the documents that match the query.
    ///
    /// - Parameter documents: The documents of the collection.
    /// - Returns: The matching documents, sorted by the kinds of their values, then by the values,
    ///   then by identifier.
    package func results(among documents: some Sequence<StoredDocument>) -> [StoredDocument] {
      var found = documents.filter { document in
        equals.allSatisfy { document.data[$0.key] == $0.value }
          && order.map { document.data[$0] != nil } ?? true
      }
      found.sort { first, second in
        if let order, let a = first.data[order], let b = second.data[order] {
          let (keyA, keyB) = (a.sortingKey, b.sortingKey)
          if keyA != keyB { return isDescending ? keyA > keyB : keyA < keyB }
        }
        return isDescending && order == nil ? first.id > second.id : first.id < second.id
      }
      return limit.map { Array(found.prefix(max(0, $0))) } ?? found
    }
  }
}

extension LifeSignal.DocumentValue {
  /// The sort key of the value: its kind, number and text.
  ///
  /// All lists have the same key, and so do all maps.
  fileprivate var sortingKey: (Int, Double, String) {
    switch self {
    case .null: (0, 0, "")
    case .bool(let bool): (1, bool ? 1 : 0, "")
    case .number(let number): (2, number.isNaN ? -.infinity : number, "")
    case .date(let date): (3, date.timeIntervalSinceReferenceDate, "")
    case .string(let string): (4, 0, string)
    case .list: (5, 0, "")
    case .map: (6, 0, "")
    }
  }
}

extension LifeSignal {
  /// The location of a document.
  package struct DocumentReference: Hashable, Sendable {
    /// The collection, such as `users` or `users/123/contacts`.
    package var collection: String
    /// The identifier of the document in its collection.
    package var id: String

    /// Creates a reference.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - id: The identifier of the document in the collection.
    package init(collection: String, id: String) {
      self.collection = collection
      self.id = id
    }

    /// The collection and the identifier, separated by a slash.
    package var path: String { "\(collection)/\(id)" }

    /// A Boolean value that indicates whether the reference can name a document.
    ///
    /// No component of the path is empty, `.` or `..`, and the components alternate between
    /// collections and documents.
    package var isValid: Bool {
      !id.contains("/")
        && path.split(separator: "/", omittingEmptySubsequences: false).count.isMultiple(of: 2)
        && path.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// Returns the reference to a user's document.
    ///
    /// - Parameter id: The user's identifier.
    /// - Returns: The reference.
    package static func user(_ id: String) -> DocumentReference {
      DocumentReference(collection: "users", id: id)
    }

    /// Returns the reference to a contact's document.
    ///
    /// - Parameters:
    ///   - id: The contact's identifier.
    ///   - user: The identifier of the user who owns the contact.
    /// - Returns: The reference.
    package static func contact(_ id: String, of user: String) -> DocumentReference {
      DocumentReference(collection: "users/\(user)/contacts", id: id)
    }
  }

  /// A document with its identifier.
  package struct StoredDocument: Hashable, Identifiable, Sendable {
    /// The identifier of the document in its collection.
    package var id: String
    /// The content of the document.
    package var data: DocumentData

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - id: The identifier in its collection.
    ///   - data: The content.
    package init(id: String, data: DocumentData) {
      self.id = id
      self.data = data
    }
  }
}
