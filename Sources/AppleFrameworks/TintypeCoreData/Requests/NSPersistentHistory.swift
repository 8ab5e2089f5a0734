// SPDX-License-Identifier: MIT

import Foundation

/// A place in the history of a store, which is never recorded.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding, @unchecked Sendable {
  /// `true`: a token can be archived.
  open class var supportsSecureCoding: Bool { true }

  override init() {}
  /// Creates a token from an archive.
  public required init?(coder: NSCoder) {}
  /// Writes nothing, because a token has no values.
  open func encode(with coder: NSCoder) {}
}

/// The changes of a save, which are never recorded.
open class NSPersistentHistoryTransaction: NSObject {
  /// The time.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The changes.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// The place in the history.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// The author.
  open var author: String? { nil }
  /// The name of the context.
  open var contextName: String? { nil }
  /// Returns a notification without changes.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSaveObjectIDs)
  }

  private override init() {}
}

/// The change of an object, which is never recorded.
open class NSPersistentHistoryChange: NSObject {
  /// The object.
  public let changedObjectID: NSManagedObjectID

  private init(_ id: NSManagedObjectID) { changedObjectID = id }
}

/// A request for the history of a store, whose result is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, ContextRequest {
  /// The kind of result.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges

  /// Returns a request for the history after a place.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  /// Returns a request for the history after a time.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  /// Returns a request that deletes the history before a place.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  /// Returns a request that deletes the history before a time.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult()
  }
}

/// The history of a store.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The transactions: none.
  open var result: Any? { [NSPersistentHistoryTransaction]() }
}

/// The kinds of results of requests for the history.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// A Boolean value that indicates whether it succeeded.
  case statusOnly
  /// Identifiers of objects.
  case objectIDs
  /// The number.
  case count
  /// Transactions.
  case transactionsOnly
  /// Changes.
  case changesOnly
  /// Transactions with their changes.
  case transactionsAndChanges
}
