// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The permissions to write values.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user has refused.
  case sharingDenied
  /// The user has agreed.
  case sharingAuthorized
}

/// The states of requests for permissions.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Unknown.
  case unknown
  /// The user is asked.
  case shouldRequest
  /// The user has decided.
  case unnecessary
}

/// An error of the health data.
public struct HKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// No reason.
    case noError
    /// There are no health data.
    case errorHealthDataUnavailable
    /// The user cannot decide.
    case errorHealthDataRestricted
    /// A value is wrong.
    case errorInvalidArgument
    /// The user has refused.
    case errorAuthorizationDenied
    /// The user has not decided.
    case errorAuthorizationNotDetermined
    /// The device is locked.
    case errorDatabaseInaccessible
    /// The user canceled.
    case errorUserCanceled
    /// Another workout has started.
    case errorAnotherWorkoutSessionStarted
    /// The user left the workout.
    case errorUserExitedWorkoutSession
    /// A permission is missing.
    case errorRequiredAuthorizationDenied
    /// There are no values.
    case errorNoData
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Health data do not exist on Linux."]
  }

  static var unavailable: HKError { HKError(.errorHealthDataUnavailable) }
}

// Proof of safety: the store has no stored properties.
/// The health data of the user, of which there are none.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// Returns `false`, because there are no health data.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Returns `false`, because there are no health records.
  open func supportsHealthRecords() -> Bool { false }

  /// Returns `notDetermined`.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Calls the handler with an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Throws an error, because there are no health data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw HKError.unavailable
  }

  /// Returns `unknown`.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    .unknown
  }

  /// Calls the handler of the query with an error.
  open func execute(_ query: HKQuery) { query.fail() }

  /// Does nothing, because queries end at once.
  open func stop(_ query: HKQuery) {}

  /// Calls the handler with an error.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Calls the handler with an error.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Throws an error, because there are no health data.
  open func save(_ object: HKObject) async throws { throw HKError.unavailable }

  /// Throws an error, because there are no health data.
  open func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }

  /// Calls the handler with an error.
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Throws an error, because there are no health data.
  open func delete(_ object: HKObject) async throws { throw HKError.unavailable }

  /// Calls the handler with an error.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Throws an error, because there are no health data.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }

  /// Throws an error, because there are no health data.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
}

/// The intervals of notifications.
public enum HKUpdateFrequency: Int, Sendable {
  /// None.
  case immediate = 1
  /// An hour.
  case hourly
  /// A day.
  case daily
  /// A week.
  case weekly
}

/// The biological sexes.
public enum HKBiologicalSex: Int, Sendable {
  /// Not known.
  case notSet
  /// Female.
  case female
  /// Male.
  case male
  /// Other.
  case other
}

/// The biological sex of the user, which is not known.
open class HKBiologicalSexObject: NSObject {
  /// The sex: always `notSet`.
  open var biologicalSex: HKBiologicalSex { .notSet }
}
