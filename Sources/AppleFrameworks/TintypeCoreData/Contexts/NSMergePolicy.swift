// SPDX-License-Identifier: MIT

import Foundation

/// The rules by which conflicts are resolved.
public enum NSMergePolicyType: UInt, Sendable {
  /// A conflict is an error.
  case errorMergePolicyType
  /// The values in the store win.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The values of the context win.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The object of the context wins.
  case overwriteMergePolicyType
  /// The object in the store wins.
  case rollbackMergePolicyType
}

/// The consequence for objects whose values must be unique and are not.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The rule.
  public let mergeType: NSMergePolicyType
  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A conflict is an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The values in the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The values of the context win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The object of the context wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object in the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// A conflict is an error.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// The values in the store win.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
  .mergeByPropertyStoreTrump
/// The values of the context win.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
  .mergeByPropertyObjectTrump
/// The object of the context wins.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The object in the store wins.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
