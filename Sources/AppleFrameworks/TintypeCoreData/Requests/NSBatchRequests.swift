// SPDX-License-Identifier: MIT

import Foundation

/// A request that is executed with the objects of a context, and saved.
protocol ContextRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
  /// Executes a request, and saves its changes.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try (request as? any ContextRequest)?.execute(in: self) ?? NSPersistentStoreResult()
  }

  /// Performs changes in another context with the same source, and saves them.
  fileprivate func saving(
    _ change: (NSManagedObjectContext) throws -> [NSManagedObject]
  ) throws -> [NSManagedObject] {
    let context = NSManagedObjectContext(concurrencyType: concurrencyType)
    context.mergePolicy = mergePolicy
    if let parent {
      context.parent = parent
    } else {
      context.persistentStoreCoordinator = coordinator
    }
    let objects = try change(context)
    try context.save()
    return objects
  }
}

extension NSAsynchronousFetchRequest: ContextRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(try context.fetch(fetchRequest))
    completionBlock?(result)
    return result
  }
}

/// A request that deletes saved objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ContextRequest {
  /// The request of the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result of the execution.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private var ids: [NSManagedObjectID]?

  /// Creates a request that deletes the results of another.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Creates a request that deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objects
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let deleted = try context.saving { context in
      let objects: [NSManagedObject]
      if let ids {
        objects = ids.compactMap { context.livingObject($0) }
      } else {
        objects = try context.fetch(fetchRequest).compactMap { ($0 as Any) as? NSManagedObject }
      }
      for object in objects { context.delete(object) }
      return objects
    }
    return NSBatchDeleteResult(deleted, resultType.rawValue)
  }
}

/// A request that changes saved objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ContextRequest {
  /// The name of the entity.
  public let entityName: String
  /// The condition of the objects.
  open var predicate: NSPredicate?
  /// The new values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// A Boolean value that indicates whether objects of entities that inherit from the entity are
  /// changed.
  open var includesSubentities = true
  /// The kind of result of the execution.
  open var resultType = NSBatchRequestResultType.statusOnly

  /// Creates a request.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let changed = try context.saving { context in
      let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
      (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
      let objects = try context.fetch(request)
      for object in objects {
        for (key, value) in propertiesToUpdate ?? [:] {
          let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String
          if let name { object.setValue(value, forKey: name) }
        }
      }
      return objects
    }
    return NSBatchDeleteResult(changed, resultType.rawValue)
  }
}

/// A request that inserts objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ContextRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// A closure that sets the values of an object, and returns whether there are no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// A closure that sets values, and returns whether there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// The kind of result of the execution.
  open var resultType = NSBatchRequestResultType.statusOnly

  /// Creates a request with the values of the objects.
  public init(entityName: String, objects dictionaries: [[String: Any]] = []) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }
  /// Creates a request with the values of the objects.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]] = []) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Creates a request with a closure that sets the values of each object.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entity: entity)
    managedObjectHandler = handler
  }
  /// Creates a request with a closure that sets values.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entity: entity)
    dictionaryHandler = handler
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let inserted = try context.saving { context in
      var objects: [NSManagedObject] = []
      func insert(_ values: [String: Any]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
        object.setValuesForKeys(values)
        objects.append(object)
        return object
      }
      for values in objectsToInsert ?? [] { _ = insert(values) }
      if let managedObjectHandler {
        var object = insert([:])
        while !managedObjectHandler(object) { object = insert([:]) }
        context.delete(object)
        objects.removeLast()
      }
      var values = NSMutableDictionary()
      while let dictionaryHandler, !dictionaryHandler(values) {
        _ = insert(values as? [String: Any] ?? [:])
        values = NSMutableDictionary()
      }
      return objects
    }
    return NSBatchDeleteResult(inserted, resultType.rawValue)
  }
}
