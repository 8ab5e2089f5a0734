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
  private subscript<Value>(path: WritableKeyPath<CNContactValues, Value>) -> Value {
    get { values[keyPath: path] }
    set { values[keyPath: path] = newValue }
  }

  /// The kind.
  open override var contactType: CNContactType {
    get { self[\.contactType] }
    set { self[\.contactType] = newValue }
  }
  /// The text before the name.
  open override var namePrefix: String {
    get { self[\.namePrefix] }
    set { self[\.namePrefix] = newValue }
  }
  /// The first name.
  open override var givenName: String {
    get { self[\.givenName] }
    set { self[\.givenName] = newValue }
  }
  /// The second name.
  open override var middleName: String {
    get { self[\.middleName] }
    set { self[\.middleName] = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { self[\.familyName] }
    set { self[\.familyName] = newValue }
  }
  /// The last name before a marriage.
  open override var previousFamilyName: String {
    get { self[\.previousFamilyName] }
    set { self[\.previousFamilyName] = newValue }
  }
  /// The text after the name.
  open override var nameSuffix: String {
    get { self[\.nameSuffix] }
    set { self[\.nameSuffix] = newValue }
  }
  /// The short name.
  open override var nickname: String {
    get { self[\.nickname] }
    set { self[\.nickname] = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { self[\.organizationName] }
    set { self[\.organizationName] = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { self[\.departmentName] }
    set { self[\.departmentName] = newValue }
  }
  /// The title of the job.
  open override var jobTitle: String {
    get { self[\.jobTitle] }
    set { self[\.jobTitle] = newValue }
  }
  /// The pronunciation of the first name.
  open override var phoneticGivenName: String {
    get { self[\.phoneticGivenName] }
    set { self[\.phoneticGivenName] = newValue }
  }
  /// The pronunciation of the second name.
  open override var phoneticMiddleName: String {
    get { self[\.phoneticMiddleName] }
    set { self[\.phoneticMiddleName] = newValue }
  }
  /// The pronunciation of the last name.
  open override var phoneticFamilyName: String {
    get { self[\.phoneticFamilyName] }
    set { self[\.phoneticFamilyName] = newValue }
  }
  /// The pronunciation of the organization.
  open override var phoneticOrganizationName: String {
    get { self[\.phoneticOrganizationName] }
    set { self[\.phoneticOrganizationName] = newValue }
  }
  /// The notes.
  open override var note: String {
    get { self[\.note] }
    set { self[\.note] = newValue }
  }
  /// The file of the photo.
  open override var imageData: Data? {
    get { self[\.imageData] }
    set { self[\.imageData] = newValue }
  }
  /// A Boolean value that indicates whether there is a photo.
  open override var imageDataAvailable: Bool {
    get { self[\.imageDataAvailable] }
    set { self[\.imageDataAvailable] = newValue }
  }
  /// The telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { self[\.phoneNumbers] }
    set { self[\.phoneNumbers] = newValue }
  }
  /// The addresses for emails.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { self[\.emailAddresses] }
    set { self[\.emailAddresses] = newValue }
  }
  /// The addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { self[\.postalAddresses] }
    set { self[\.postalAddresses] = newValue }
  }
  /// The web pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { self[\.urlAddresses] }
    set { self[\.urlAddresses] = newValue }
  }
  /// The related people.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { self[\.contactRelations] }
    set { self[\.contactRelations] = newValue }
  }
  /// The profiles in social networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { self[\.socialProfiles] }
    set { self[\.socialProfiles] = newValue }
  }
  /// The addresses for messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { self[\.instantMessageAddresses] }
    set { self[\.instantMessageAddresses] = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { self[\.birthday] }
    set { self[\.birthday] = newValue }
  }
  /// The birthday in another calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get { self[\.nonGregorianBirthday] }
    set { self[\.nonGregorianBirthday] = newValue }
  }
  /// Other days.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { self[\.dates] }
    set { self[\.dates] = newValue }
  }
}
