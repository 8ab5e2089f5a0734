// SPDX-License-Identifier: MIT

import Foundation

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request whose results a closure receives.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The results.
  public let finalResult: [ResultType]?
  init(_ results: [ResultType]) { finalResult = results }
}

/// The kind of result of a request for many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// A Boolean value that indicates whether it succeeded.
  case resultTypeStatusOnly
  /// The identifiers of the objects.
  case resultTypeObjectIDs
  /// The number of objects.
  case resultTypeCount
}
/// The kind of result of a request for many objects.
public typealias NSBatchUpdateRequestResultType = NSBatchRequestResultType
/// The kind of result of a request for many objects.
public typealias NSBatchInsertRequestResultType = NSBatchRequestResultType

/// The kind of result of a request for many objects.
public enum NSBatchRequestResultType: UInt, Sendable {
  /// A Boolean value that indicates whether it succeeded.
  case statusOnly
  /// The identifiers of the objects.
  case objectIDs
  /// The number of objects.
  case count
  /// A Boolean value that indicates whether it succeeded.
  public static let statusOnlyResultType = Self.statusOnly
  /// The identifiers of the objects.
  public static let updatedObjectIDsResultType = Self.objectIDs
  /// The number of objects.
  public static let updatedObjectsCountResultType = Self.count
}

/// The result of a request for many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The value.
  public let result: Any?
  init(_ objects: [NSManagedObject], _ type: UInt) {
    switch type {
    case 1: result = objects.map(\.objectID)
    case 2: result = NSNumber(value: objects.count)
    default: result = NSNumber(value: true)
    }
  }
}
/// The result of a request that inserts objects.
public typealias NSBatchInsertResult = NSBatchDeleteResult
/// The result of a request that changes objects.
public typealias NSBatchUpdateResult = NSBatchDeleteResult
