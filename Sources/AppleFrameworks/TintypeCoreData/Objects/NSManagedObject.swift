// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// A type of results of requests.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// An object with the values that its entity declares.
///
/// On Linux, properties with `@NSManaged` are not dynamic: `tintype` gives them accessors.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  enum Status {
    case unregistered, inserted, saved, changed, deleted
  }

  /// The entity.
  public let entity: NSEntityDescription
  /// The identity in all contexts.
  open internal(set) var objectID: NSManagedObjectID
  /// The context; `nil` if the object is deleted, or belongs to none.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Emits before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  var status = Status.unregistered
  var values = ObjectValues()
  /// The saved values of the keys that have changed since the last save.
  var committed: [String: Any] = [:]

  /// Creates an object, and inserts it into a context.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = (context?.coordinator ?? .detached).newID(entity)
    super.init()
    ManagedClasses.add(type(of: self))
    for (name, attribute) in entity.attributesByName {
      values.attributes[name] = attribute.defaultValue.map(ManagedValue.stored)
    }
    context?.insertNew(self)
  }

  /// Creates an object of the entity of the class, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// Creates an object of the entity of the class that belongs to no context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Returns the entity of the class, from the model of any container or of the app.
  open class func entity() -> NSEntityDescription {
    ManagedClasses.add(Self.self)
    return LoadedModels.entity(of: Self.self) ?? .missing(String(describing: Self.self))
  }

  /// Returns a request of all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: Self.self))
  }

  // MARK: State

  /// A Boolean value that indicates whether the object was inserted since the last save.
  open var isInserted: Bool { status == .inserted }
  /// A Boolean value that indicates whether the object was changed since the last save.
  open var isUpdated: Bool { status == .changed }
  /// A Boolean value that indicates whether the object will be deleted by the next save.
  open var isDeleted: Bool { status == .deleted && managedObjectContext != nil }
  /// A Boolean value that indicates whether the object has unsaved changes.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// A Boolean value that indicates whether a value has changed since the last save.
  open var hasPersistentChangedValues: Bool { !committed.isEmpty }
  /// `false`: the values of all objects are in memory.
  open var isFault: Bool { false }
  /// 0: the values of all objects are in memory.
  open var faultingState: Int { 0 }

  // MARK: Events

  /// Is called once, after the object was inserted for the first time.
  open func awakeFromInsert() {}
  /// Is called after the object was read from a store.
  open func awakeFromFetch() {}
  /// Is never called: no changes are undone.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Is called before the object is saved.
  open func willSave() {}
  /// Is called after the object was saved.
  open func didSave() {}
  /// Is never called: the values stay in memory.
  open func willTurnIntoFault() {}
  /// Is never called: the values stay in memory.
  open func didTurnIntoFault() {}
  /// Is called before the object is deleted.
  open func prepareForDeletion() {}

  // MARK: Validation

  /// Checks a new object before it is saved.
  open func validateForInsert() throws { try validateValues() }
  /// Checks a changed object before it is saved.
  open func validateForUpdate() throws { try validateValues() }
  /// Checks an object before its deletion is saved.
  open func validateForDelete() throws { try validateDeletion() }
}

extension NSManagedObject: ObservableObject {}

@available(*, unavailable, message: "Pass the objectID instead.")
extension NSManagedObject: Sendable {}

/// The reasons for which objects have other values.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates reasons from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = Self(rawValue: 2)
  /// A deletion was undone.
  public static let undoDeletion = Self(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = Self(rawValue: 8)
  /// Changes were discarded.
  public static let rollback = Self(rawValue: 16)
  /// The object was read again.
  public static let refresh = Self(rawValue: 32)
  /// A policy has merged changes.
  public static let mergePolicy = Self(rawValue: 64)
}
