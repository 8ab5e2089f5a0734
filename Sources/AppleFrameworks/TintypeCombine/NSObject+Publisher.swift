// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation
import TintypeScheduling

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of the values of a property.
  ///
  /// Changes are not found without the runtime of Objective-C. Only for user defaults, each
  /// `UserDefaults.didChangeNotification` that the app posts compares the value with the last one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `.initial`, a subscriber receives the value at once.
  /// - Returns: The publisher, which does not finish.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The values that a subscriber receives.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of a property.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      let (object, keyPath) = (object, keyPath)
      NotificationCenter.default
        .publisher(for: UserDefaults.didChangeNotification, object: object)
        .map { _ in object[keyPath: keyPath] }
        .prepend(object[keyPath: keyPath])
        .removeDuplicates(by: _isEqual)
        .dropFirst(options.contains(.initial) ? 0 : 1)
        .receive(subscriber: subscriber)
    }
  }
}
