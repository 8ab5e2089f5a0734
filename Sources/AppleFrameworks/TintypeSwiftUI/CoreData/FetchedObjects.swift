// SPDX-License-Identifier: MIT

import CoreData

/// The conditions of a request that views can change.
final class FetchSettings<Result> {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]
  /// The order as typed descriptors; empty if it was set by others.
  var typedDescriptors: [SortDescriptor<Result>] = []
  /// The key path of the section identifier.
  var section: AnyKeyPath?
  let changes = ChangeObservers()

  init(_ request: NSFetchRequest<Result>) {
    predicate = request.predicate
    sortDescriptors = request.sortDescriptors ?? []
  }

  func set(_ change: (FetchSettings) -> Void) {
    change(self)
    changes.notify()
  }

  func set(typed descriptors: [SortDescriptor<Result>]) {
    set {
      ($0.typedDescriptors, $0.sortDescriptors) =
        (descriptors, descriptors.map(NSSortDescriptor.init(typed:)))
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order of objects from a typed one.
  convenience init<Result>(typed descriptor: SortDescriptor<Result>) {
    self.init(keyPath: \Any.self, ascending: true) { first, second in
      guard let first = first as? Result, let second = second as? Result else {
        return .orderedSame
      }
      return descriptor.compare(first, second)
    }
  }
}

/// A request in a view, and its results in the view's context.
struct FetchedObjects<Result>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let typedDescriptors: [SortDescriptor<Result>]
  private let section: AnyKeyPath?
  @Environment(\.storedManagedObjectContext) private var context
  @State private var stored: FetchSettings<Result>?
  private(set) var objects: [Result] = []
  private(set) var settings: FetchSettings<Result>

  init(
    _ request: NSFetchRequest<Result>, typed descriptors: [SortDescriptor<Result>] = [],
    section: AnyKeyPath? = nil
  ) {
    self.request = request
    (typedDescriptors, self.section) = (descriptors, section)
    settings = FetchSettings(request)
    settings.section = section
    if !descriptors.isEmpty { settings.set(typed: descriptors) }
    _stored = State(initialValue: settings)
  }

  /// Fetches the objects, and reports an issue if that is impossible; without a context, as in
  /// SwiftUI, there are no objects.
  mutating func update() {
    if let stored { settings = stored }
    settings.changes.access()
    guard let context else {
      return ContentIssue.warn(
        """
        A fetch request of \(request.entityName ?? "\(Result.self)") objects has no context, so it \
        has no objects. Add .environment(\\.managedObjectContext, …) to a view that contains this one.
        """)
    }
    context.changes.access()
    guard let fetch = request.copy() as? NSFetchRequest<Result> else { return }
    (fetch.predicate, fetch.sortDescriptors) = (settings.predicate, settings.sortDescriptors)
    do {
      objects = try context.fetch(fetch)
    } catch {
      ContentIssue.report("A fetch request failed. \(error.localizedDescription)")
    }
  }
}
