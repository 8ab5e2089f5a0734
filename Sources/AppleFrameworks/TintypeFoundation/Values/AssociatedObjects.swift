// SPDX-License-Identifier: MIT

internal import Foundation

/// The way in which an object keeps a value that is associated with it; all are the same on Linux,
/// where values are kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without a reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// With a reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// With a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// With a reference, also between threads.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// With a copy, also between threads.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object for a key; `nil` removes it.
///
/// A value that is no object of a class has no effect. The value is released some time after the
/// object.
///
/// - Parameters:
///   - object: The object.
///   - key: The key, whose address matters.
///   - value: The value.
///   - policy: The way in which the value is kept, which has no effect.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.set(value, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object for a key; `nil` without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard type(of: object) is AnyClass else { return nil }
  return AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects.
private enum AssociatedObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private static let lock = NSLock()
  // Proof of safety: it is only accessed while the lock is held.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  // Proof of safety: the same.
  private nonisolated(unsafe) static var limit = 64

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { current(of: object).values[key] }
  }

  static func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject) {
    // Values are released without the lock, because their `deinit` can call these functions.
    var released: [Any?] = []
    lock.lock()
    var entry = current(of: object)
    released.append(entry.values.updateOrRemove(value, forKey: key))
    released.append(entries.updateValue(entry, forKey: ObjectIdentifier(object)))
    if entries.count > limit { released.append(removeStale()) }
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  static func removeAll(of object: AnyObject) {
    lock.lock()
    let released = entries.removeValue(forKey: ObjectIdentifier(object))
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  /// Returns the entry of an object; that of an earlier object at its address is not one.
  private static func current(of object: AnyObject) -> Entry {
    if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry }
    return Entry(object: object)
  }

  /// Removes the entries whose objects do not exist anymore.
  ///
  /// - Returns: All that must be released without the lock: the entries, and the other objects, whose
  ///   last reference can be this one.
  private static func removeStale() -> [Any] {
    var released: [Any] = []
    for (key, entry) in entries {
      if let object = entry.object {
        released.append(object)
      } else {
        released.append(entry)
        entries[key] = nil
      }
    }
    limit = max(64, entries.count * 2)
    return released
  }
}

extension Dictionary {
  fileprivate mutating func updateOrRemove(_ value: Value?, forKey key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}
