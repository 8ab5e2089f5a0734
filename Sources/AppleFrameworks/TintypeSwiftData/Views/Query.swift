// SPDX-License-Identifier: MIT

import SwiftUI

/// The models of the view's context that a descriptor describes.
///
/// The view is evaluated again after each change of the context. Animations and transactions have
/// no effect, because a snapshot has no intermediate frames.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result
  @SwiftUI.Environment(\.modelContext) private var context
  private var models: [Element] = []
  /// The error of the last fetch.
  public private(set) var fetchError: (any Error)?

  /// The models.
  public var wrappedValue: Result { result(models) }

  /// The context of the view.
  public var modelContext: ModelContext { context }

  /// Fetches the models, and reports an issue if that is impossible.
  ///
  /// Without a container, there are no models and there is a warning, as in SwiftUI.
  public mutating func update() {
    let context = context
    context.changes.access()
    do {
      models = try context.fetch(descriptor)
      fetchError = nil
    } catch {
      models = []
      fetchError = error
      if error as? SwiftDataError == .missingModelContext {
        return ContentIssue.warn("\(error)")
      }
      ContentIssue.report(
        error is SwiftDataError
          ? "\(error)"
          : """
          A query of \(Schema.entityName(for: Element.self)) models failed: \(error). Correct its \
          predicate.
          """)
    }
  }
}

extension Query where Result == [Element] {
  /// Creates a query of all models, in the order of insertion.
  public init() { self.init(FetchDescriptor(), transaction: nil) }

  /// Creates a query with a descriptor.
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction?
  ) {
    self.descriptor = descriptor
    result = { $0 }
  }

  /// Creates a query with a descriptor.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
  ) {
    self.init(descriptor, transaction: nil)
  }

  /// Creates a query with a predicate and sort descriptors.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: nil)
  }

  /// Creates a query with a predicate and sort descriptors.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: nil)
  }

  /// Creates a query with a predicate and the property by which the models are sorted.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
      transaction: nil)
  }

  /// Creates a query with a predicate and the property by which the models are sorted.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
      transaction: nil)
  }

  /// Creates a query with a predicate and the optional property by which the models are sorted.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
      transaction: nil)
  }

  /// Creates a query with a predicate and the optional property by which the models are sorted.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
      transaction: nil)
  }
}

/// Returns a key path as a sendable one, which Foundation requires.
///
/// In a module whose default isolation is the main actor, key paths of models are not sendable.
///
/// Proof of safety: `Sendable` is not part of the representation, and key paths are immutable.
private func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}
