// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension UserDefaults {
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Values that an app shares with the user's other devices, which are kept in the process only.
///
/// `@unchecked`: the lock guards the values.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the process.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// A notification that is never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Sets the value of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

  /// Returns a string.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// Returns an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// Returns a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  /// Returns data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// Returns an integer, or 0.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? any BinaryInteger).flatMap { Int64(exactly: $0) } ?? 0
  }

  /// Returns a number, or 0.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }

  /// Returns a Boolean value, or `false`.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  /// Returns `true`: there is nothing to write.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key of the reason for a change, which does not happen.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a change by another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of the first change.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
