// SPDX-License-Identifier: MIT

import Foundation

/// A property that a lock guards, of a class that apps pass to other threads.
@propertyWrapper
public final class _Locked<Value>: @unchecked Sendable {
  // Proof of safety: the lock guards the value.
  private let lock = NSLock()
  private var value: Value

  /// Creates a property.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
