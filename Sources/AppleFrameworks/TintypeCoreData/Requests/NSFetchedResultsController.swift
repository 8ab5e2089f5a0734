// SPDX-License-Identifier: MIT

import Foundation

/// The results of a request in sections, with a delegate that is told about changes.
///
/// The delegate is called when a context is saved, or merges the changes of another.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key whose values divide the results into sections.
  public let sectionNameKeyPath: String?
  /// The name of a cache, which has no effect.
  public let cacheName: String?
  /// The object that is told about changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { if delegate != nil { observe() } }
  }
  /// The results; `nil` before the fetch.
  open private(set) var fetchedObjects: [ResultType]?
  /// The sections; `nil` before the fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map(Section.sections(self))
  }
  private var observer: (any NSObjectProtocol)?
  /// This controller as the delegate receives it.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult>?

  /// Creates a controller without results.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Does nothing, because there is no cache.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the results.
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

  /// Returns the result at a section and an index.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = sections ?? []
    if indexPath.count == 2, sections.indices.contains(indexPath[0]) {
      let objects = sections[indexPath[0]].objects ?? []
      if objects.indices.contains(indexPath[1]), let object = objects[indexPath[1]] as? ResultType {
        return object
      }
    }
    // As on Apple's systems, since the method cannot return nothing.
    preconditionFailure("There is no object at \(indexPath). The results have other sections.")
  }

  /// Returns the section and the index of a result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let index = info.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
      if let index { return [section, index] }
    }
    return nil
  }

  private func observe() {
    guard observer == nil else { return }
    // Proof of safety: notifications are delivered on the thread that changes the context.
    nonisolated(unsafe) weak let controller = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { _ in controller?.update() }
  }

  private func update() {
    guard let delegate, let old = fetchedObjects,
      let new = try? managedObjectContext.fetch(fetchRequest)
    else { return }
    let before = old.map { ($0, indexPath(forObject: $0)) }
    fetchedObjects = new
    let controller = erasedController()
    delegate.controllerWillChangeContent(controller)
    let kept = Set(new.map { ObjectIdentifier($0 as AnyObject) })
    let known = Set(old.map { ObjectIdentifier($0 as AnyObject) })
    for (object, path) in before where !kept.contains(ObjectIdentifier(object as AnyObject)) {
      delegate.controller(controller, didChange: object, at: path, for: .delete, newIndexPath: nil)
    }
    for object in new where !known.contains(ObjectIdentifier(object as AnyObject)) {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert,
        newIndexPath: indexPath(forObject: object))
    }
    for (object, path) in before where kept.contains(ObjectIdentifier(object as AnyObject)) {
      let place = indexPath(forObject: object)
      if place != path {
        delegate.controller(
          controller, didChange: object, at: path, for: .move, newIndexPath: place)
      }
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// Returns this controller for the delegate, whose methods take no other type.
  private func erasedController() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let controller =
      erased
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
        managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
        cacheName: cacheName)
    controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    erased = controller
    return controller
  }

  /// The objects with one name.
  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
    var indexTitle: String? { name.first.map { $0.uppercased() } }

    static func sections(
      _ controller: NSFetchedResultsController
    ) -> ([ResultType]) -> [any NSFetchedResultsSectionInfo] {
      { objects in
        guard let key = controller.sectionNameKeyPath else {
          return [Section(name: "", objects: objects)]
        }
        var sections: [Section] = []
        for object in objects {
          let value = (object as? NSManagedObject)?.value(forKeyPath: key)
          let name = value.map { "\($0)" } ?? ""
          if sections.last?.name == name {
            sections[sections.count - 1].objects?.append(object)
          } else {
            sections.append(Section(name: name, objects: [object]))
          }
        }
        return sections
      }
    }
  }
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  /// The value of the key.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
  /// The number of results.
  var numberOfObjects: Int { get }
  /// The results.
  var objects: [Any]? { get }
}

/// The kinds of changes of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// A new result.
  case insert = 1
  /// A result that is gone.
  case delete = 2
  /// A result at another place.
  case move = 3
  /// A result with other values.
  case update = 4
}

/// An object that is told about changes of results.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Is called for each result that is new, gone or at another place.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Is called before the changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Is called after the changes.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
