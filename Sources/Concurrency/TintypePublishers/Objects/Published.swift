// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// A property of a class that publishes its changes.
///
/// As in Combine, everything is published before the change: first the object's `objectWillChange`,
/// then the new value to the subscribers of `$property`, while the property still returns the
/// previous value. A new subscriber of `$property` receives the current value immediately.
///
/// A value that is set from within a subscriber is published after the previous one has reached all
/// subscribers and is set. Reading and subscribing are safe from any thread. As in Combine, the
/// object must ensure that no two threads set a property at the same time, usually by isolation to
/// the main actor.
@propertyWrapper
public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with its initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; only classes can have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes.")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The publisher of the property, which emits its current value, then each new value before it is
  /// set.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` requires a setter, which receives the same publisher.
    nonmutating set {}
  }

  /// Accesses the property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set {
      let box = object[keyPath: storage].box
      if !box.isBound { box.bind(to: object) }
      box.set(newValue)
    }
  }

  /// A publisher of the values of a property.
  public struct Publisher: TintypePublishers.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    /// Attaches a subscriber, which receives the current value and all following ones.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      box.channel.subscribe(subscriber, owner: nil)
    }
  }
}

extension Published: PublishedProperty {
  var willChange: ObservableObjectPublisher? {
    get { box.willChange }
    nonmutating set { box.willChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property, as long as the property's object lives.
  ///
  /// ```swift
  /// model.text.map(\.count).assign(to: &$count)
  /// ```
  ///
  /// - Parameters:
  ///   - published: The property.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func assign(
    to published: inout Published<Output>.Publisher,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let box = published.box
    box.keep(
      sink(fileID: fileID, filePath: filePath, line: line, column: column) { [weak box] in
        box?.set($0)
      })
  }
}

/// The storage of a property's value.
private final class PublishedBox<Value> {
  let channel: Channel<Value, Never>
  private let lock = NSLock()
  private var current: Value
  private var bound = false
  private var publisher: ObservableObjectPublisher?
  private var cancellables: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
    channel = Channel(latest: value)
  }

  var value: Value { lock.withLock { current } }

  var willChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  /// A Boolean value that indicates whether the object's publisher has been accessed.
  var isBound: Bool { lock.withLock { bound } }

  /// Stores the object's publisher, whether it is synthesized or declared by its class.
  func bind(to object: AnyObject) {
    let publisher =
      (object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher
    lock.withLock {
      bound = true
      self.publisher = publisher
    }
  }

  func set(_ value: Value) {
    willChange?.send()
    channel.send(value) { value in self.lock.withLock { self.current = value } }
  }

  func keep(_ cancellable: AnyCancellable) { lock.withLock { cancellables.append(cancellable) } }
}
