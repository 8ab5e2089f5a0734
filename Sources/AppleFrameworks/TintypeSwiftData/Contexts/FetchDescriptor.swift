// SPDX-License-Identifier: MIT

import Foundation

/// The models to fetch, with their order.
///
/// `@unchecked`: key paths of models are immutable.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// The condition; `nil` for all models.
  public var predicate: Predicate<T>?
  /// The order; the order of insertion if it is empty.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models; `nil` or 0 for no limit.
  public var fetchLimit: Int?
  /// The number of models to omit at the beginning.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether unsaved changes are included; always as `true`.
  public var includePendingChanges = true
  /// The properties to load first, which has no effect in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to load first, which has no effect in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension ModelContext {
  /// Returns the models that a descriptor describes.
  ///
  /// - Throws: An error if the predicate cannot be evaluated, or if the schema does not have the type.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard !isMissing else {
      throw SwiftDataError.missingModelContext.with(missingContainerMessage(for: "fetch(_:)"))
    }
    guard store.contains(T.self) else {
      let name = Schema.entityName(for: T.self)
      throw SwiftDataError.modelValidationFailure.with(
        """
        The schema of the model container has no type \(name), so no models were fetched. Add \
        \(name).self to the types of the container.
        """)
    }
    synchronize()
    var models = list(T.self).current
    isFetching = true
    defer { isFetching = false }
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let rest = models.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }

  /// Returns the models that a descriptor describes; the size of batches has no effect.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] {
    try fetch(descriptor)
  }

  /// Returns the number of models that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var descriptor = descriptor
    descriptor.sortBy = []
    return try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each model that a descriptor describes.
  ///
  /// - Parameters:
  ///   - fetch: The descriptor.
  ///   - batchSize: Ignored.
  ///   - allowEscapingMutations: Ignored.
  ///   - block: The closure.
  /// - Throws: The error of the predicate or of the closure.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }
}
