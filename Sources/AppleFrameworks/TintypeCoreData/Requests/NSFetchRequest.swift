// SPDX-License-Identifier: MIT

import Foundation

/// A request to a context or a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores, which have no effect.
  open var affectedStores: [NSPersistentStore]?
}

/// The kind of result of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a type from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = Self([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with values.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// A description of objects: their entity, a predicate, and their order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  private var name: String?
  /// The entity.
  open var entity: NSEntityDescription?
  /// The name of the entity.
  open var entityName: String? {
    entity?.name ?? name
      ?? (ResultType.self as? NSManagedObject.Type).flatMap { LoadedModels.entity(of: $0)?.name }
  }
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 is no limit.
  open var fetchLimit = 0
  /// The number of results that are skipped.
  open var fetchOffset = 0
  /// A number without effect.
  open var fetchBatchSize = 0
  /// The kind of result of the fetch.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether the results include objects of entities that inherit
  /// from the entity.
  open var includesSubentities = true
  /// A Boolean value that indicates whether the results include objects that were inserted and not
  /// saved yet.
  open var includesPendingChanges = true
  /// A Boolean value without effect: all values are in memory.
  open var includesPropertyValues = true
  /// A Boolean value without effect: all values are in memory.
  open var returnsObjectsAsFaults = true
  /// A Boolean value without effect: all values are in memory.
  open var shouldRefreshRefetchedObjects = false
  /// Names without effect: all values are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// A Boolean value that indicates whether equal dictionaries appear once.
  open var returnsDistinctResults = false
  /// The names or descriptions of the properties in dictionaries; expressions are ignored.
  open var propertiesToFetch: [Any]?
  /// Properties without effect: dictionaries are not grouped.
  open var propertiesToGroupBy: [Any]?
  /// A predicate without effect: dictionaries are not grouped.
  open var havingPredicate: NSPredicate?

  /// Creates a request of all objects of the result's class.
  public override init() {}

  /// Creates a request of all objects of an entity.
  public init(entityName: String) { name = entityName }

  /// Returns the results in the context whose closure is being performed on Apple's systems; throws
  /// an error, because a closure on Linux has no such context.
  open func execute() throws -> [ResultType] {
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [NSLocalizedDescriptionKey: "Use fetch(_:) of a context."])
  }

  /// Returns a request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.name, copy.entity, copy.predicate) = (name, entity, predicate)
    (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) =
      (sortDescriptors, fetchLimit, fetchOffset)
    (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
    (copy.includesPendingChanges, copy.propertiesToFetch) =
      (includesPendingChanges, propertiesToFetch)
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }
}

/// A request whose results a closure receives.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The closure that receives the results.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
  }
}
