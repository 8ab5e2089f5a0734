// SPDX-License-Identifier: MIT

public import Foundation

/// The values of a contact.
struct CNContactValues {
  var identifier = UUID().uuidString
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var phoneticOrganizationName = ""
  var note = ""
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var dates: [CNLabeledValue<NSDateComponents>] = []
}

// Proof of safety: see CNContact.
/// A contact whose values can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The kind.
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  /// The text before the name.
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  /// The first name.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The second name.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// The last name before a marriage.
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  /// The text after the name.
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  /// The short name.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  /// The title of the job.
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  /// The pronunciation of the first name.
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  /// The pronunciation of the second name.
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  /// The pronunciation of the last name.
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  /// The pronunciation of the organization.
  open override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  /// The notes.
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  /// The file of the photo.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The addresses for emails.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// The web pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  /// The related people.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  /// The profiles in social networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  /// The addresses for messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// The birthday in another calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  /// Other days.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
