// SPDX-License-Identifier: MIT

import CoreData

/// The objects of Core Data that a request describes, in sections of adjacent objects.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  private var fetched: FetchedObjects<Result>

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetched.objects, fetched.settings)
  }

  /// The condition, the order and the sections, which can be changed.
  public var projectedValue: Binding<Configuration> {
    Binding(fetched.settings, \.[SectionIdentifierType<SectionIdentifier>()])
  }

  /// The condition, the order and the sections of the objects.
  public struct Configuration {
    /// The property by which the objects are divided.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The condition.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { typed = [] } }
    fileprivate var typed: [SortDescriptor<Result>]

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
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    fetched = FetchedObjects(fetchRequest, section: sectionIdentifier)
  }

  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
  }

  /// Creates a property with the objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: .init(entity, predicate, sortDescriptors), sectionIdentifier: sectionIdentifier)
  }

  /// Creates a property with the objects of the result's class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      fetchRequest: .init(nil, predicate, sortDescriptors), sectionIdentifier: sectionIdentifier)
  }

  /// Creates a property with the objects of the result's class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    fetched = FetchedObjects(
      .init(nil, predicate, []), typed: sortDescriptors, section: sectionIdentifier)
  }

  /// Fetches the objects.
  public mutating func update() {}
}

/// The type of a section identifier, as an argument of a key path.
private struct SectionIdentifierType<SectionIdentifier>: Hashable {}

extension FetchSettings where Result: NSFetchRequestResult {
  fileprivate subscript<SectionIdentifier: Hashable>(
    type: SectionIdentifierType<SectionIdentifier>
  ) -> SectionedFetchRequest<SectionIdentifier, Result>.Configuration {
    get {
      .init(
        sectionIdentifier: SectionedFetchResults([], self).sectionIdentifier,
        nsPredicate: predicate, nsSortDescriptors: sortDescriptors, typed: typedDescriptors)
    }
    set {
      set {
        ($0.predicate, $0.section) = (newValue.nsPredicate, newValue.sectionIdentifier)
        ($0.sortDescriptors, $0.typedDescriptors) = (newValue.nsSortDescriptors, newValue.typed)
      }
    }
  }
}

/// The objects of Core Data that a request describes, in sections of adjacent objects.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Adjacent objects with one identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The identifier.
    public let id: SectionIdentifier
    fileprivate(set) var objects: [Result]
    /// The index of the first object.
    public var startIndex: Int { objects.startIndex }
    /// The index after the last object.
    public var endIndex: Int { objects.endIndex }
    /// Returns the object at an index.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let settings: FetchSettings<Result>

  init(_ objects: [Result], _ settings: FetchSettings<Result>) {
    self.settings = settings
    var sections: [Section] = []
    if let keyPath = settings.section as? KeyPath<Result, SectionIdentifier> {
      for object in objects {
        let id = object[keyPath: keyPath]
        if sections.last?.id == id {
          sections[sections.count - 1].objects.append(object)
        } else {
          sections.append(Section(id: id, objects: [object]))
        }
      }
    }
    self.sections = sections
  }

  /// The property by which the objects are divided, which can be changed.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get {
      guard let keyPath = settings.section as? KeyPath<Result, SectionIdentifier> else {
        // Only the initializers and this property set it, with a key path of this type.
        preconditionFailure("The section identifier has another type.")
      }
      return keyPath
    }
    nonmutating set { settings.set { $0.section = newValue } }
  }

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

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// Returns the section at an index.
  public subscript(position: Int) -> Section { sections[position] }
}
