// SPDX-License-Identifier: MIT

import Foundation

/// A property of a class whose changes are published.
///
/// As in Combine, all is told before the change: first `objectWillChange` of the object, then the new
/// value to the subscribers of `$property`, while the property still reads as before. A subscriber of
/// `$property` gets the value that it has at once.
///
/// A value that is set from within a subscriber follows when the one before it has reached all and
/// is set. Reading and subscribing are safe from any thread; as in Combine, the object must see to it
/// that no two threads set one property at once, mostly by being on the main actor.
@propertyWrapper
public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; only classes have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes.")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The publisher of the property: its value at once, then each new value before it is set.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` needs to write; what it gives back is what it was given.
    nonmutating set {}
  }

  /// Reads and sets the property of an object.
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
  public struct Publisher: TintypeScheduling.Publisher {
    /// What the property holds.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    /// Hands the value and all that follow to a closure.
    ///
    /// - Parameter receiveValue: Takes a value, the first before this returns.
    /// - Returns: What ends the subscription, when it is cancelled or released.
    public func subscribe(_ receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      box.channel.subscribe(receiveValue)
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
  /// Sets a `@Published` property to each value, as long as the object of the property lives.
  ///
  /// ```swift
  /// model.text.map(\.count).assign(to: &$count)
  /// ```
  ///
  /// - Parameters:
  ///   - published: The property.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
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

/// Where the value of a property is.
private final class PublishedBox<Value> {
  let channel: Channel<Value>
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

  /// Whether the object has been asked for its publisher.
  var isBound: Bool { lock.withLock { bound } }

  /// Learns whom to tell, be the publisher made for the object or declared by its class.
  func bind(to object: AnyObject) {
    let publisher = (object as? any ObservableObject)?.objectWillChange
    lock.withLock {
      bound = true
      self.publisher = publisher
    }
  }

  func set(_ value: Value) {
    willChange?.send()
    channel.send(value) { value in self.lock.withLock { self.current = value } }
  }

  func keep(_ cancellable: AnyCancellable) {
    lock.withLock { cancellables.append(cancellable) }
  }
}
