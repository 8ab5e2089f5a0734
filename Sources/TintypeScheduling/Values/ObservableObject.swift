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
/// `let objectWillChange = ObservableObjectPublisher()`.
public protocol ObservableObject: AnyObject {
  /// A publisher that emits before a property changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// A publisher that emits before any property of an object changes.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The values have no content; they only signal a change.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let channel = Channel<Void>()

  /// Creates a publisher.
  public init() {}

  /// Sends a change to all subscribers.
  public func send() { channel.send(()) }

  /// Calls a closure before each change.
  ///
  /// - Parameter receiveValue: Called before a change.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

/// Two threads may access the publisher of an object for the first time.
private let installing = NSLock()

extension ObservableObject {
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
  public struct Publisher: TintypeScheduling.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    /// Calls a closure with the current value and all following ones.
    ///
    /// - Parameter receiveValue: Receives each value; the first one before this method returns.
    /// - Returns: A cancellable that ends the subscription when it is canceled or released.
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

  /// A Boolean value that indicates whether the object's publisher has been accessed.
  var isBound: Bool { lock.withLock { bound } }

  /// Stores the object's publisher, whether it is synthesized or declared by its class.
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
