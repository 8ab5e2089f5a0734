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
