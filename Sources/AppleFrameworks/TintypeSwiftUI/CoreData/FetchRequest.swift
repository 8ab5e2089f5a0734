// SPDX-License-Identifier: MIT

import CoreData

/// The objects of Core Data that a request describes, in the view's context.
///
/// The view is evaluated again after each change of the context. Animations and transactions have
/// no effect, because a snapshot has no intermediate frames.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
  private var fetched: FetchedObjects<Result>

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: fetched.objects, settings: fetched.settings)
  }

  /// The condition and the order, which can be changed.
  public var projectedValue: Binding<Configuration> { Binding(fetched.settings, \.configuration) }

  /// The condition and the order of the objects.
  public struct Configuration {
    /// The condition.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { typed = [] } }
    var typed: [SortDescriptor<Result>]

    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { typed }
      set {
        nsSortDescriptors = newValue.map { NSSortDescriptor(typed: $0) }
        typed = newValue
      }
    }
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    fetched = FetchedObjects(fetchRequest)
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  /// Creates a property with the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(fetchRequest: .init(entity, predicate, sortDescriptors))
  }

  /// Creates a property with the objects of the result's class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(fetchRequest: .init(nil, predicate, sortDescriptors))
  }

  /// Creates a property with the objects of the result's class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    fetched = FetchedObjects(.init(nil, predicate, []), typed: sortDescriptors)
  }

  /// Fetches the objects.
  public mutating func update() {}
}

extension NSFetchRequest {
  /// Creates a request of an entity, or of the entity of the result's class.
  convenience init(
    _ entity: NSEntityDescription?, _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]
  ) {
    self.init()
    (self.entity, self.predicate, sortDescriptors) = (entity, predicate, descriptors)
  }
}

extension FetchSettings where Result: NSFetchRequestResult {
  fileprivate var configuration: FetchRequest<Result>.Configuration {
    get {
      .init(nsPredicate: predicate, nsSortDescriptors: sortDescriptors, typed: typedDescriptors)
    }
    set {
      set {
        $0.predicate = newValue.nsPredicate
        ($0.sortDescriptors, $0.typedDescriptors) = (newValue.nsSortDescriptors, newValue.typed)
      }
    }
  }
}

/// The objects of Core Data that a request describes.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let objects: [Result]
  let settings: FetchSettings<Result>

  /// The condition, which can be changed.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate }
    nonmutating set { settings.set { $0.predicate = newValue } }
  }

  /// The order, which can be changed.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.sortDescriptors }
    nonmutating set {
      settings.set { ($0.sortDescriptors, $0.typedDescriptors) = (newValue, []) }
    }
  }

  /// The order, which can be changed.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.typedDescriptors }
    nonmutating set { settings.set(typed: newValue) }
  }

  /// The index of the first object.
  public var startIndex: Int { objects.startIndex }
  /// The index after the last object.
  public var endIndex: Int { objects.endIndex }
  /// Returns the object at an index.
  public subscript(position: Int) -> Result { objects[position] }
}
