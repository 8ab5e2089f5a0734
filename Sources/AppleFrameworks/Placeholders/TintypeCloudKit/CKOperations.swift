// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: operations are not run.
/// An operation of iCloud, which fails.
open class CKOperation: Operation, @unchecked Sendable {
  /// The settings of an operation.
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether the operation continues without the app.
    open var isLongLived = false
    /// The seconds of a request.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The seconds of all requests.
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }

  /// The settings.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()

  func fail() {}
}

// Proof of safety: see CKOperation.
/// An operation of a database, which fails.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}

// Proof of safety: see CKOperation.
/// A query for records, which fails.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  // Proof of safety: the class has no stored properties.
  /// The position after the last found record.
  open class Cursor: NSObject, @unchecked Sendable {}

  /// The query.
  open var query: CKQuery?
  /// The position.
  open var cursor: Cursor?
  /// The greatest number of records; 0 for any number.
  open var resultsLimit = 0
  /// The names of the values.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// The zone.
  open var zoneID: CKRecordZone.ID?
  /// Receives a record; it is never called.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Receives the result for a record; it is never called.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Receives the error.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Receives the error.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }

  /// Creates an operation with a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  /// Creates an operation that continues at a position.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  /// The greatest number of records: 0.
  public static let maximumResults = 0

  override func fail() {
    queryCompletionBlock?(nil, CKError.notAuthenticated)
    queryResultBlock?(.failure(CKError.notAuthenticated))
  }
}

// Proof of safety: see CKOperation.
/// A change of records, which fails.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The rules for records that have changed.
  public enum RecordSavePolicy: Int, Sendable {
    /// The change fails.
    case ifServerRecordUnchanged
    /// Changed values are replaced.
    case changedKeys
    /// All values are replaced.
    case allKeys
  }

  /// The records.
  open var recordsToSave: [CKRecord]?
  /// The identifiers of deleted records.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The rule.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// A Boolean value that indicates whether all records of a zone are changed, or none.
  open var isAtomic = true
  /// Receives the progress; it is never called.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Receives a record; it is never called.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Receives the result for a record; it is never called.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Receives the error.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Receives the error.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates a change.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func fail() {
    modifyRecordsCompletionBlock?(nil, nil, CKError.notAuthenticated)
    modifyRecordsResultBlock?(.failure(CKError.notAuthenticated))
  }
}

// Proof of safety: see CKOperation.
/// A request for records, which fails.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The identifiers.
  open var recordIDs: [CKRecord.ID]?
  /// The names of the values.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Receives the records and the error.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Receives the result for a record; it is never called.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Receives the error.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates a request.
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  override func fail() {
    fetchRecordsCompletionBlock?(nil, CKError.notAuthenticated)
    fetchRecordsResultBlock?(.failure(CKError.notAuthenticated))
  }
}

// Proof of safety: see CKOperation.
/// A change of subscriptions, which fails.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions.
  open var subscriptionsToSave: [CKSubscription]?
  /// The identifiers of deleted subscriptions.
  open var subscriptionIDsToDelete: [String]?
  /// Receives the error.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  /// Receives the error.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates a change.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [String]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func fail() {
    modifySubscriptionsCompletionBlock?(nil, nil, CKError.notAuthenticated)
    modifySubscriptionsResultBlock?(.failure(CKError.notAuthenticated))
  }
}

// Proof of safety: subscriptions that are shared are not changed.
/// A subscription to changes of records, which are not reported.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The identifiers of subscriptions.
  public typealias ID = String

  /// The notification of a change.
  open class NotificationInfo: NSObject {
    /// The text.
    open var alertBody: String?
    /// The key of the text.
    open var alertLocalizationKey: String?
    /// The title.
    open var title: String?
    /// The text below the title.
    open var subtitle: String?
    /// The name of the sound.
    open var soundName: String?
    /// A Boolean value that indicates whether the number on the icon changes.
    open var shouldBadge = false
    /// A Boolean value that indicates whether the app is started.
    open var shouldSendContentAvailable = false
    /// The names of values in the notification.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The name of the actions.
    open var category: String?
  }

  /// The identifier.
  public let subscriptionID: ID
  /// The notification.
  open var notificationInfo: NotificationInfo?

  init(id: ID) { subscriptionID = id }
}

// Proof of safety: see CKSubscription.
/// A subscription to the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The changes that are reported.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates changes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// New records.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// Changed records.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// Deleted records.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// The first change alone.
    public static let firesOnce = Self(rawValue: 8)
  }

  /// The name of the kind.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate

  /// Creates a subscription.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: ID = UUID().uuidString, options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init(id: subscriptionID)
  }
}

// Proof of safety: see CKSubscription.
/// A subscription to the records of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Creates a subscription.
  public init(subscriptionID: ID) { super.init(id: subscriptionID) }
}

/// A received notification.
open class CKNotification: NSObject {
  /// The text: always `nil`.
  open var alertBody: String? { nil }
  /// The identifier of the subscription: always `nil`.
  open var subscriptionID: CKSubscription.ID? { nil }

  /// Creates a notification; `nil`, because none is received.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}
