// SPDX-License-Identifier: MIT

/// The only or last value for a subscriber, which waits until it is requested.
///
/// The lock of the owner guards it.
struct LastValue<Value> {
  private var isRequested = false
  private var value: Value?

  /// Records a request, and returns the value if it waits.
  mutating func request() -> Value? {
    isRequested = true
    return value.take()
  }

  /// Returns the value if it was requested, and otherwise stores it.
  mutating func offer(_ value: Value) -> Value? {
    if isRequested { return value }
    self.value = value
    return nil
  }

  mutating func drop() { value = nil }
}
