// SPDX-License-Identifier: MIT

@_exported public import Contacts
public import SwiftUI
@_exported public import Foundation
@_exported public import TintypeUIKit

/// The object that is called for changes of a contact's view, of which there are none.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the default action of a value is performed.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Called after the user has changed the contact.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Returns `true`.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// The view of a contact, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class CNContactViewController: UIViewController, _PlaceholderContent {
  /// The contact.
  public let contact: CNContact
  /// The keys of the values that are shown.
  open var displayedPropertyKeys: [Any]?
  /// The object that is called for changes.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// A Boolean value that indicates whether the contact can be changed.
  open var allowsEditing = true
  /// A Boolean value that indicates whether there are buttons for actions.
  open var allowsActions = true
  /// A Boolean value that indicates whether related contacts are shown.
  open var shouldShowLinkedContacts = false
  /// The contacts.
  open var contactStore: CNContactStore?
  /// The name of a contact without a name.
  open var alternateName: String?
  /// The message.
  open var message: String?

  /// Creates the view of a contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the view of a contact that the store does not contain.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  /// Creates the view for a new contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns the key of all values.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString() }

  /// Does nothing, because the contact is not shown.
  open func highlightProperty(withKey key: String, identifier: String?) {}
}

/// The object that receives the selected contacts, of which there are none.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called after the user has canceled the selection.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called after the user has selected a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called after the user has selected a value.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Called after the user has selected contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// The selection of contacts, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class CNContactPickerViewController: UIViewController, _PlaceholderContent {
  /// The object that receives the selected contacts.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The keys of the values that are shown.
  open var displayedPropertyKeys: [String]?
  /// The condition for contacts that can be selected.
  open var predicateForEnablingContact: NSPredicate?
  /// The condition for contacts that are selected at once.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The condition for values that are selected at once.
  open var predicateForSelectionOfProperty: NSPredicate?
}

extension View {
  /// Shows a selection of contacts that the app may read, which is not shown.
  ///
  /// - Parameters:
  ///   - isPresented: A Boolean value that indicates whether the selection is shown.
  ///   - completionHandler: Receives the identifiers; it is never called.
  /// - Returns: The view.
  public nonisolated func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
  ) -> some View {
    self
  }
}
