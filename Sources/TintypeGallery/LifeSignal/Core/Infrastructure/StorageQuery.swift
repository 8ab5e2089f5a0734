// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// Which documents of a collection are asked for, and in what order.
  package struct StorageQuery: Hashable, Sendable {
    /// The collection.
    package var collection: String
    /// The values that fields must have, by their names.
    package var equals: [String: DocumentValue]
    /// The field by which the documents are sorted; by their names if it is `nil`.
    package var order: String?
    /// Whether the last come first.
    package var isDescending: Bool
    /// How many documents there are at most; `nil` for all.
    package var limit: Int?

    /// Creates a query; by default for all documents of a collection, sorted by their names.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - equals: The values that fields must have.
    ///   - order: The field by which the documents are sorted. Those without it are left out.
    ///   - isDescending: Whether the last come first.
    ///   - limit: How many documents there are at most; none for a negative number.
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

    /// The documents that the query asks for.
    ///
    /// - Parameter documents: Those of the collection.
    /// - Returns: Those that match, sorted: by the kinds of their values, by the values, by the names.
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
  /// What the value is sorted by: its kind, its number and its text.
  ///
  /// Lists are all the same, and so are maps.
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
