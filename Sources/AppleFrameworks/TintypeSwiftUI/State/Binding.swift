// SPDX-License-Identifier: MIT

/// A property that reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of the binding's changes.
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// Creates a binding from closures that read and write the value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Proof of the four casts: a function value is a code pointer and a context in both types. By
    // SE-0431, `@isolated(any)` adds the isolation to the context and nothing to the call. A
    // binding calls its closures in views and their actions, which one thread at a time runs with
    // the checks of the main actor answered by `MainActorEvaluation`.
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(reading: read, writing: write)
  }

  /// Creates a binding from closures that read the value, and write it in a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(reading: read, writingWithTransaction: write)
  }

  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    self.init(reading: read) { value, _ in write(value) }
  }

  init(
    reading read: @escaping () -> Value,
    writingWithTransaction write: @escaping (Value, Transaction) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding whose value cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property or an element of the value.
  ///
  /// An element of an array that no longer exists has its last value, cannot be changed, and fails
  /// the snapshot.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let element = ElementGuard(keyPath: keyPath, of: wrappedValue)
    return Binding<Subject>(
      reading: {
        let base = wrappedValue
        return element.valueOfMissingElement(in: base) ?? base[keyPath: keyPath]
      },
      writingWithTransaction: { value, transaction in
        var base = wrappedValue
        guard element.valueOfMissingElement(in: base) == nil else { return }
        base[keyPath: keyPath] = value
        write(base, transaction)
      })
  }
}

// As in SwiftUI: the closures are `Sendable`, or belong to the state of a view.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional value from a binding to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue },
      writingWithTransaction: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// Creates a binding to a value from a binding to an optional value; `nil` if it has no value.
  ///
  /// If the value is removed later, the binding returns the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      reading: { base.wrappedValue ?? value },
      writingWithTransaction: { value, transaction in
        guard base.wrappedValue != nil else { return }
        base.transaction(transaction).wrappedValue = value
      })
  }

  /// Creates a type-erased binding from a binding to a hashable value.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writingWithTransaction: { value, transaction in
        guard let value = value.base as? V else { return }
        base.transaction(transaction).wrappedValue = value
      })
  }

  /// Returns a binding with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose changes have an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {}
