// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Fetch requests")
struct FetchTests {
  private func context() throws -> NSManagedObjectContext {
    let context = makeContext()
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    for (index, label) in ["Plum", "fig", "Pear", "Älpler"].enumerated() {
      let jar = context.jar(label, on: index < 2 ? shelf : nil)
      jar.count = Int16(index)
      jar.isOpen = index.isMultiple(of: 2)
      if index == 1 { jar.opened = Date(timeIntervalSinceReferenceDate: 0) }
    }
    try context.save()
    return context
  }

  @Test(
    "A predicate selects objects, in the order of insertion",
    arguments: [
      (nil, ["Plum", "fig", "Pear", "Älpler"]), ("count > 0 AND isOpen == YES", ["Pear"]),
      ("label BEGINSWITH[cd] 'p'", ["Plum", "Pear"]), ("shelf.name == 'Top'", ["Plum", "fig"]),
      ("shelf == nil", ["Pear", "Älpler"]), ("opened != nil", ["fig"]),
      ("shelf.jars.@count == 2", ["Plum", "fig"]),
      ("ANY shelf.jars.label == 'fig'", ["Plum", "fig"]),
      ("missing == 1", []),
    ] as [(String?, [String])])
  func predicate(format: String?, labels: [String]) throws {
    #expect(try context().labels(format) == labels)
  }

  @Test("Objects and identifiers can be compared with a predicate")
  func objects() throws {
    let context = try context()
    let shelf = try #require(try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
    #expect(try context.labels("shelf == %@", shelf) == ["Plum", "fig"])
    #expect(try context.labels("shelf == %@", shelf.objectID) == ["Plum", "fig"])
    #expect(try context.labels("NOT (SELF IN %@)", shelf.jars) == ["Pear", "Älpler"])
  }

  @Test("Sort descriptors order objects by keys and properties, with nil first")
  func sorting() throws {
    let context = try context()
    func labels(_ descriptor: NSSortDescriptor) throws -> [String] {
      try context.labels(by: [descriptor])
    }
    #expect(
      try labels(NSSortDescriptor(key: "count", ascending: false))
        == ["Älpler", "Pear", "fig", "Plum"])
    #expect(
      try labels(NSSortDescriptor(keyPath: \Jar.opened, ascending: false))
        == ["fig", "Plum", "Pear", "Älpler"])
    #expect(
      try labels(NSSortDescriptor(keyPath: \Jar.isOpen, ascending: true))
        == ["fig", "Älpler", "Plum", "Pear"])
  }

  @Test("A limit and an offset select a part of the results")
  func limits() throws {
    let request = NSFetchRequest<Jar>(entityName: "Jar")
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    let context = try context()
    #expect(try context.fetch(request).map(\.label) == ["fig", "Pear"])
    #expect(try context.count(for: request) == 2)
  }

  @Test("A batch request deletes saved objects in all contexts")
  func batch() throws {
    let context = try context()
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Jar")
    fetch.predicate = NSPredicate(format: "shelf != nil")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try context.labels() == ["Pear", "Älpler"])
  }

  @Test("A save of a child context changes its parent")
  func parent() throws {
    let context = try context()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    child.jar("Kiwi")
    #expect(try child.labels().last == "Kiwi" && context.labels().last == "Älpler")
    try child.save()
    #expect(try context.labels().last == "Kiwi" && context.hasChanges)
    context.rollback()
    #expect(try context.labels().count == 4)
  }

  @Test("A controller divides results into sections, and tells its delegate about changes")
  func controller() throws {
    final class Delegate: NSObject, NSFetchedResultsControllerDelegate {
      var log: [String] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
      ) {
        log.append("\(type) \((anObject as? Jar)?.label ?? "")")
      }
    }
    let context = try context()
    let request = NSFetchRequest<Jar>(entityName: "Jar")
    request.sortDescriptors = [NSSortDescriptor(key: "isOpen", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "isOpen",
      cacheName: nil)
    let delegate = Delegate()
    controller.delegate = delegate
    try controller.performFetch()
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 2])
    #expect(controller.object(at: [1, 0]).label == "Plum")
    context.jar("Kiwi")
    try context.save()
    #expect(delegate.log == ["insert Kiwi"])
  }

  @Test("A model is found by its name, its file, and among all models")
  func models() {
    let url = URL(fileURLWithPath: "/bundle/Pantry.momd")
    #expect(NSManagedObjectModel(contentsOf: url)?.entities.compactMap(\.name) == ["Shelf", "Jar"])
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/bundle/Other.momd")) == nil)
    #expect(NSManagedObjectModel.mergedModel(from: nil)?.entitiesByName["Jar"] != nil)
    #expect(Jar.fetchRequest().entityName == "Jar")
  }
}
