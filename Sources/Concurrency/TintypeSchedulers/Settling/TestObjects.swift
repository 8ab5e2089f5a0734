// SPDX-License-Identifier: MIT

import Synchronization

/// Objects that each test has one of, where an app has one in its process.
package enum TestObjects {
  private static let objects = Mutex<
    [WorkTracker.Scope?: [ObjectIdentifier: any AnyObject & Sendable]]
  >([:])

  /// Returns the object of a type, which the first call in a test creates.
  ///
  /// Outside of a test, the process has one.
  package static func object<T: AnyObject & Sendable>(_ make: () -> T) -> T {
    let (scope, type) = (WorkTracker.scope, ObjectIdentifier(T.self))
    return objects.withLock { objects in
      if let object = objects[scope]?[type] as? T { return object }
      let new = make()
      objects[scope, default: [:]][type] = new
      return new
    }
  }

  /// Removes the objects of a test that has ended.
  static func clear(_ scope: WorkTracker.Scope) {
    // Released outside of the lock.
    let released = objects.withLock { $0.removeValue(forKey: scope) }
    withExtendedLifetime(released) {}
  }
}
