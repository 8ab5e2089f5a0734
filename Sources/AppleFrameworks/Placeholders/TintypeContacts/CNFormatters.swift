// SPDX-License-Identifier: MIT

public import Foundation

/// The styles of names.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name.
  case fullName
  /// The pronunciation of the name.
  case phoneticFullName
}

/// The orders of names.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The order of the user.
  case userDefault
  /// The first name before the last name.
  case givenNameFirst
  /// The last name before the first name.
  case familyNameFirst
}

/// A formatter of the names of contacts.
open class CNContactFormatter: Formatter {
  /// The style.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the key of the values that a style needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    NSString()
  }

  /// Returns the name of a contact, or else its organization; `nil` without both.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names =
      style == .fullName
      ? [
        contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
        contact.nameSuffix,
      ]
      : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    let organization = contact.organizationName
    return name.isEmpty ? (organization.isEmpty ? nil : organization) : name
  }

  /// Returns the name of a contact.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Returns the first name before the last name.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

  /// Returns a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
}

/// The styles of addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// Lines for a letter.
  case mailingAddress
}

/// A formatter of addresses, in the order of English.
open class CNPostalAddressFormatter: Formatter {
  /// The style.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Returns the lines of an address.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let address = postalAddress
    let city = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
    return [address.street, address.subLocality, city.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
}

/// A reader and writer of files with contacts, which always fails.
open class CNContactVCardSerialization: NSObject {
  /// Returns the key of all values.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString() }

  /// Throws an error, because files are not written.
  open class func data(with contacts: [CNContact]) throws -> Data {
    throw CNError(.dataAccessError)
  }

  /// Throws an error, because files are not read.
  open class func contacts(with data: Data) throws -> [CNContact] {
    throw CNError(.dataAccessError)
  }
}

/// A value of a contact that the user selected.
open class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The key of the value.
  public let key: String
  /// The value.
  public let value: Any?
  /// The identifier of the value.
  public let identifier: String?
  /// The label of the value.
  public let label: String?

  init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    (self.contact, self.key, self.value) = (contact, key, value)
    (self.identifier, self.label) = (identifier, label)
  }
}
