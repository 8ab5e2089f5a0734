// SPDX-License-Identifier: MIT

public import Foundation

/// The states of the account of iCloud.
public enum CKAccountStatus: Int, Sendable {
  /// Not known.
  case couldNotDetermine
  /// The user has an account.
  case available
  /// The user cannot use the account.
  case restricted
  /// The user has no account.
  case noAccount
  /// The account cannot be used now.
  case temporarilyUnavailable
}

/// An error of iCloud.
public struct CKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Another error.
    case internalError = 1
    /// Parts failed.
    case partialFailure
    /// There is no network.
    case networkUnavailable
    /// The network failed.
    case networkFailure
    /// The container is wrong.
    case badContainer
    /// The service is not available.
    case serviceUnavailable
    /// Too many requests.
    case requestRateLimited
    /// An entitlement is missing.
    case missingEntitlement
    /// The user has no account.
    case notAuthenticated
    /// The user may not do it.
    case permissionFailure
    /// There is no such record.
    case unknownItem
    /// An argument is wrong.
    case invalidArguments
    /// The record has changed.
    case serverRecordChanged = 14
    /// The server refused the request.
    case serverRejectedRequest
    /// The file was not found.
    case assetFileNotFound
    /// The request was canceled.
    case operationCancelled = 20
    /// The position is too old.
    case changeTokenExpired
    /// The zone is busy.
    case zoneBusy = 23
    /// The database is wrong.
    case badDatabase
    /// The storage is full.
    case quotaExceeded
    /// There is no such zone.
    case zoneNotFound
    /// There are too many records.
    case limitExceeded
    /// The user has deleted the zone.
    case userDeletedZone
    /// The account cannot be used now.
    case accountTemporarilyUnavailable = 36
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "iCloud does not exist on Linux."]
  }
  /// The seconds before another request: always `nil`.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of parts: always `nil`.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record of the server: always `nil`.
  public var serverRecord: CKRecord? { nil }

  static var notAuthenticated: CKError { CKError(.notAuthenticated) }
}

/// The domain of the errors of iCloud.
public let CKErrorDomain = "CKErrorDomain"

// Proof of safety: the properties are constants.
/// The databases of an app, which are empty.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let standard = CKContainer(identifier: "iCloud")

  /// The identifier.
  public let containerIdentifier: String?
  /// The database of the user.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// The database of all users.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// The database with records of other users.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  /// Creates the databases of an app.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  /// Returns the databases of the app.
  open class func `default`() -> CKContainer { standard }

  /// Returns a database.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Calls the handler with `noAccount`.
  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  /// Returns `noAccount`.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Calls the handler with an error.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError.notAuthenticated)
  }

  /// Throws an error, because there is no account.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.notAuthenticated }

  /// Does nothing, because there is no account.
  open func add(_ operation: CKOperation) {}

  /// The permissions of an app.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// The user has not decided.
    case initialState
    /// Not known.
    case couldNotComplete
    /// The user has refused.
    case denied
    /// The user has agreed.
    case granted
  }

  /// The permissions that an app requests.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates permissions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other users find the user.
    public static let userDiscoverability = Self(rawValue: 1)
  }

  /// Calls the handler with `denied`.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    completionHandler(.denied, nil)
  }
}

extension Notification.Name {
  /// The notification of another account, which is never posted.
  public static let CKAccountChanged = Self("CKAccountChangedNotification")
}

/// A query for records.
open class CKQuery: NSObject {
  /// The name of the kind.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Creates a query.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
