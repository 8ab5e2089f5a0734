// SPDX-License-Identifier: MIT

import Foundation

/// The values that an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// The value at the start.
  public static let initial = Self(rawValue: 4)
  /// A call before each change.
  public static let prior = Self(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value; `nil` if it was not requested.
  public let newValue: Value?
  /// The old value; `nil` if it was not requested, or at the start.
  public let oldValue: Value?
  /// `false`: no call precedes a change.
  public var isPrior: Bool { false }
}

/// The observation of a property, which ends when it is released.
///
/// `@unchecked`: the lock guards the observer.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var observer: (any NSObjectProtocol)?

  fileprivate init(_ observer: any NSObjectProtocol) { self.observer = observer }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    let ended = lock.withLock { observer.take() }
    if let ended { NotificationCenter.default.removeObserver(ended) }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property.
  ///
  /// Changes are not found without the runtime of Objective-C. Only for user defaults, each
  /// `UserDefaults.didChangeNotification` that the app posts compares the value with the last one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure receives. With `.initial`, it is called at once.
  ///   - changeHandler: The closure.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // Proof of safety: notifications are delivered on the thread that changes the object.
    nonisolated(unsafe) var last = self[keyPath: keyPath]
    nonisolated(unsafe) let (keyPath, changeHandler) = (keyPath, changeHandler)
    nonisolated(unsafe) weak let object = self
    if options.contains(.initial) {
      changeHandler(self, .init(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: self, queue: nil
      ) { _ in
        guard let object else { return }
        let (old, new) = (last, object[keyPath: keyPath])
        guard !_isEqual(old, new) else { return }
        last = new
        changeHandler(
          object,
          .init(
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil))
      })
  }
}

/// Returns whether two values are equal; `false` if they cannot be compared.
package func _isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<T: Equatable>(_ left: T) -> Bool { left == right as? T }
  return (left as? any Equatable).map { isEqual($0) } ?? false
}
