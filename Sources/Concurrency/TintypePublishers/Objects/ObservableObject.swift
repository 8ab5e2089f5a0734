// SPDX-License-Identifier: MIT

import Foundation

/// An object that publishes before its properties change.
///
/// ```swift
/// final class UploadState: ObservableObject {
///   @Published var progress: Double? = nil
/// }
/// ```
///
/// `objectWillChange` is synthesized for each class with ``Published`` properties. A class without
/// such properties that publishes its changes manually declares it:
/// `let objectWillChange = ObservableObjectPublisher()`, or a subject.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that emits before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before a property changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

/// A publisher that emits before any property of an object changes.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The values have no content; they only signal a change.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let channel = Channel<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Sends a change to all subscribers.
  public func send() { channel.send(()) }

  /// Attaches a subscriber, which is called before each change.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    channel.subscribe(subscriber, owner: self)
  }
}

/// Two threads may access the publisher of an object for the first time.
private let installing = NSLock()

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before any `@Published` property of the object changes.
  ///
  /// The properties are found in the object by reflection, and share the publisher.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    return installing.withLock {
      let publisher = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
      for property in properties where property.willChange == nil {
        property.willChange = publisher
      }
      return publisher
    }
  }
}

/// A ``Published`` property of any type, found by reflection and a cast.
protocol PublishedProperty {
  /// The publisher of the object's changes; `nil` until it is first accessed.
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}
