// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Returns the objects that a request describes; without sort descriptors in the order of
  /// insertion.
  ///
  /// - Throws: An error if no model has the entity.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try objects(of: request)
    switch request.resultType {
    case .managedObjectResultType: return objects.compactMap { $0 as? T }
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return rows(of: objects, request)
    default: return [NSNumber(value: objects.count) as? T].compactMap { $0 }
    }
  }

  /// Returns the objects that a request without a type describes.
  @_disfavoredOverload
  public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    try fetch(request) as [any NSFetchRequestResult]
  }

  /// Returns the number of objects that a request describes.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(of: request).count
  }

  private func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let name = request.entityName, let entity = entity(named: name) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_060,
        userInfo: [
          NSLocalizedDescriptionKey:
            "No Core Data model has the entity “\(request.entityName ?? "")”. Correct its name."
        ])
    }
    var objects = livingIDs(of: entity, includesSubentities: request.includesSubentities)
      .compactMap { self.livingObject($0) }
    if !request.includesPendingChanges { objects.removeAll(where: \.isInserted) }
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    objects = Self.sorted(objects, by: request.sortDescriptors ?? [])
    objects = Array(objects.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  /// Returns the identifiers of the objects that are not deleted, in the order of insertion.
  func livingIDs(
    of entity: NSEntityDescription, includesSubentities: Bool
  ) -> [NSManagedObjectID] {
    ids().filter {
      includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
    }.sorted { $0.number < $1.number }
  }

  /// Returns sorted objects; equal ones keep their order.
  static func sorted<Element>(
    _ elements: [Element], by descriptors: [NSSortDescriptor]
  ) -> [Element] {
    guard !descriptors.isEmpty else { return elements }
    return elements.enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// Returns the values of objects as dictionaries.
  private func rows<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [T] {
    var known: Set<NSDictionary> = []
    return objects.compactMap { object in
      let names =
        request.propertiesToFetch?.compactMap {
          ($0 as? NSPropertyDescription)?.name ?? $0 as? String
        }
        ?? Array(object.entity.attributesByName.keys)
      let row = NSMutableDictionary()
      for name in names { if let value = object.value(forKeyPath: name) { row[name] = value } }
      guard !request.returnsDistinctResults || known.insert(row).inserted else { return nil }
      return row as? T
    }
  }
}
