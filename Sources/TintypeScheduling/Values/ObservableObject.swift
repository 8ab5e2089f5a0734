// SPDX-License-Identifier: MIT

import Foundation

/// An object that tells of its changes before they happen.
///
/// ```swift
/// final class UploadState: ObservableObject {
///   @Published var progress: Double? = nil
/// }
/// ```
///
/// `objectWillChange` is made for each class that has ``Published`` properties. A class without any
/// that tells of changes by hand declares it: `let objectWillChange = ObservableObjectPublisher()`.
public protocol ObservableObject: AnyObject {
  /// What publishes before a property changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// A publisher that tells of changes of an object, without saying of which.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// It tells that there is a change, and nothing else.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let channel = Channel<Void>()

  /// Creates a publisher.
  public init() {}

  /// Tells all subscribers.
  public func send() { channel.send(()) }

  /// Calls a closure before each change.
  ///
  /// - Parameter receiveValue: Called before a change.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

/// Two threads may ask one object for the first time.
private let installing = NSLock()

extension ObservableObject {
  /// What publishes before any `@Published` property of the object changes.
  ///
  /// The properties are found in the object by reflection, and keep one publisher together.
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

/// A ``Published`` property of any type, which reflection finds by a cast.
protocol PublishedProperty {
  /// The publisher of the object's changes; `nil` until the object is asked for it.
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}
