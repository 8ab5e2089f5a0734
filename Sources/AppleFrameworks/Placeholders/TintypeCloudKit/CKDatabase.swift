// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: the property is a constant.
/// A database of iCloud, which cannot be reached.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The kinds of databases.
  public enum Scope: Int, Sendable {
    /// Of all users.
    case `public` = 1
    /// Of the user.
    case `private`
    /// With records of other users.
    case shared
  }

  /// The kind.
  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  /// Does nothing, because there is no account.
  open func add(_ operation: CKDatabaseOperation) { operation.fail() }

  /// Calls the handler with an error.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Calls the handler with an error.
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Calls the handler with an error.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Calls the handler with an error.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// The type of the results of a query.
  public typealias QueryResult = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  )

  /// Calls the handler with an error.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler: @escaping (Result<QueryResult, any Error>) -> Void
  ) {
    completionHandler(.failure(CKError.notAuthenticated))
  }

  /// Throws an error, because there is no account.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError.notAuthenticated
  }

  /// Throws an error, because there is no account.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> QueryResult {
    throw CKError.notAuthenticated
  }

  /// Throws an error, because there is no account.
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> QueryResult {
    throw CKError.notAuthenticated
  }

  /// Throws an error, because there is no account.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.notAuthenticated }

  /// Throws an error, because there is no account.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.notAuthenticated
  }

  /// Throws an error, because there is no account.
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID]
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    throw CKError.notAuthenticated
  }

  /// Calls the handler with an error.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Throws an error, because there is no account.
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.notAuthenticated
  }

  /// Calls the handler with an error.
  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Calls the handler with an error.
  open func delete(
    withSubscriptionID subscriptionID: String,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Calls the handler with an error.
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Throws an error, because there is no account.
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError.notAuthenticated
  }

  /// Calls the handler with no zones.
  open func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
}
