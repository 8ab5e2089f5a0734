// SPDX-License-Identifier: MIT

/// The context of a change of state, such as its animation.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// A Boolean value that indicates whether the change ignores animations that views define.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is part of a continuous interaction.
  public var isContinuous = false
  /// A Boolean value that indicates whether the velocity of changed values is tracked.
  public var tracksVelocity = false
  /// The closures to call when the change has settled.
  private(set) var completions: [() -> Void] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called when the animations of the change have ended.
  ///
  /// A host ends all animations at once: it calls the closure when the views have settled.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// A key of a custom value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none has been set.
  static var defaultValue: Self.Value { get }
}

/// The point in time at which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// The time at which the value has reached its end, although it may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// The time at which the animation has finished.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Performs changes in a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: The changes.
/// - Returns: The result of the changes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  ViewTree.complete(transaction.completions)
  return result
}

/// Performs changes in a transaction with a value of a key path.
///
/// - Parameters:
///   - keyPath: The key path.
///   - value: The value.
///   - body: The changes.
/// - Returns: The result of the changes.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Performs changes with an animation.
///
/// - Parameters:
///   - animation: The animation.
///   - body: The changes.
/// - Returns: The result of the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Performs changes with an animation, and calls a closure when it has ended.
///
/// A host ends all animations at once: it calls the closure when the views have settled. Outside of
/// an action of a view, the closure is called immediately.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: The point in time at which the animation is complete.
///   - body: The changes.
///   - completion: The closure.
/// - Returns: The result of the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  private enum ScrollAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
  }

  /// The anchor of views that are scrolled to in the transaction; `nil` for the default.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}
