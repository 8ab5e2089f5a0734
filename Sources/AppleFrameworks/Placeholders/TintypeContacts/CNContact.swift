// SPDX-License-Identifier: MIT

@_exported public import Foundation

// Proof of safety: the values of a contact that is shared are not changed.
/// A person or an organization, with values that are empty by default.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = CNContactValues()

  /// The identifier.
  open var identifier: String { values.identifier }
  /// The kind.
  open var contactType: CNContactType { values.contactType }
  /// The text before the name.
  open var namePrefix: String { values.namePrefix }
  /// The first name.
  open var givenName: String { values.givenName }
  /// The second name.
  open var middleName: String { values.middleName }
  /// The last name.
  open var familyName: String { values.familyName }
  /// The last name before a marriage.
  open var previousFamilyName: String { values.previousFamilyName }
  /// The text after the name.
  open var nameSuffix: String { values.nameSuffix }
  /// The short name.
  open var nickname: String { values.nickname }
  /// The name of the organization.
  open var organizationName: String { values.organizationName }
  /// The department.
  open var departmentName: String { values.departmentName }
  /// The title of the job.
  open var jobTitle: String { values.jobTitle }
  /// The pronunciation of the first name.
  open var phoneticGivenName: String { values.phoneticGivenName }
  /// The pronunciation of the second name.
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  /// The pronunciation of the last name.
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  /// The pronunciation of the organization.
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  /// The notes.
  open var note: String { values.note }
  /// The file of the photo.
  open var imageData: Data? { values.imageData }
  /// The file of the small photo: the photo.
  open var thumbnailImageData: Data? { values.imageData }
  /// A Boolean value that indicates whether there is a photo.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The telephone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The addresses for emails.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// The web pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// The related people.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  /// The profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  /// The addresses for messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    values.instantMessageAddresses
  }
  /// The birthday.
  open var birthday: DateComponents? { values.birthday }
  /// The birthday in another calendar.
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  /// Other days.
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

  /// Creates a contact without values.
  public override init() { super.init() }

  /// Returns `true`, because all values are known.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Returns `true`, because all values are known.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Returns a Boolean value that indicates whether a contact with an identifier is this one.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    identifier == contactIdentifier
  }

  /// Returns a text for people.
  open class func localizedString(forKey key: String) -> String { key }

  /// Returns a closure that compares contacts by their names.
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { left, right in
      guard let left = left as? CNContact, let right = right as? CNContact else {
        return .orderedSame
      }
      return left.sortedName(sortOrder).localizedStandardCompare(right.sortedName(sortOrder))
    }
  }

  private func sortedName(_ order: CNContactSortOrder) -> String {
    let names = order == .givenName ? [givenName, familyName] : [familyName, givenName]
    return (names + [organizationName]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the key of all values.
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { NSString() }

  /// Returns a condition for a name, which no contact meets.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { .none }

  /// Returns a condition for an address, which no contact meets.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    .none
  }

  /// Returns a condition for a telephone number, which no contact meets.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { .none }

  /// Returns a condition for identifiers, which no contact meets.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    .none
  }

  /// Returns a condition for a group, which no contact meets.
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    .none
  }

  /// Returns a condition for a container, which no contact meets.
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    .none
  }

  /// Returns the contact.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(CNContact()) }

  /// Returns a contact with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(CNMutableContact()) }

  private func duplicate(_ contact: CNContact) -> CNContact {
    contact.values = values
    return contact
  }
}

extension NSPredicate {
  fileprivate static var none: NSPredicate { NSPredicate(value: false) }
}

/// The kinds of contacts.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person
  /// An organization.
  case organization
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// Any order.
  case none
  /// The order of the user.
  case userDefault
  /// The order of first names.
  case givenName
  /// The order of last names.
  case familyName
}

/// An object that names values of a contact.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}
