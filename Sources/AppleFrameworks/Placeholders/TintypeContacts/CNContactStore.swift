// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of objects in a store.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// The permissions for the contacts of the user.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// The user has agreed for some contacts.
  case limited
}

/// An error of the contacts.
public struct CNError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The contacts cannot be read.
    case communicationError = 1
    /// The contacts cannot be stored.
    case dataAccessError = 2
    /// The user has refused.
    case authorizationDenied = 100
    /// There is no access.
    case noAccessableWritableContainers = 101
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There are no contacts on Linux."]
  }
}

/// The contacts of the user, of which there are none.
open class CNContactStore: NSObject {
  /// Creates a store.
  public override init() { super.init() }

  /// Returns `notDetermined`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }

  /// Calls the handler with an error, because there are no contacts.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, CNError(.authorizationDenied))
  }

  /// Throws an error, because there are no contacts.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }

  /// Returns no contacts.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    []
  }

  /// Throws an error, because there are no contacts.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.recordDoesNotExist)
  }

  /// Throws an error, because there are no contacts.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.recordDoesNotExist)
  }

  /// Does nothing, because there are no contacts.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}

  /// Returns no groups.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }

  /// Returns no containers.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }

  /// Throws an error, because there are no contacts.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }

  /// Returns an empty identifier.
  open func defaultContainerIdentifier() -> String { "" }
  /// The version of the contacts: always `nil`.
  open var currentHistoryToken: Data? { nil }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The values that are read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// A Boolean value that indicates whether contacts can be changed.
  open var mutableObjects = false
  /// A Boolean value that indicates whether several contacts of a person are one.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// A change of contacts, which is not stored.
open class CNSaveRequest: NSObject {
  /// Does nothing, because contacts are not stored.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}

  /// Does nothing, because contacts are not stored.
  open func update(_ contact: CNMutableContact) {}

  /// Does nothing, because contacts are not stored.
  open func delete(_ contact: CNMutableContact) {}
}

/// A group of contacts, of which there are none.
open class CNGroup: NSObject {
  /// The identifier: always empty.
  open var identifier: String { "" }
  /// The name: always empty.
  open var name: String { "" }
}

/// A container of contacts, of which there are none.
open class CNContainer: NSObject {
  /// The identifier: always empty.
  open var identifier: String { "" }
  /// The name: always empty.
  open var name: String { "" }
}
