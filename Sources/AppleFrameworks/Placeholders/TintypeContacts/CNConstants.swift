// SPDX-License-Identifier: MIT

public import Foundation

/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

// The keys of values.

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of `phoneticMiddleName`.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of `phoneticOrganizationName`.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `contactType`.
public let CNContactTypeKey = "contactType"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of `dates`.
public let CNContactDatesKey = "dates"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `contactRelations`.
public let CNContactRelationsKey = "contactRelations"
/// The key of `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

// The keys of values of addresses.

/// The key of `street`.
public let CNPostalAddressStreetKey = "street"
/// The key of `subLocality`.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of `city`.
public let CNPostalAddressCityKey = "city"
/// The key of `subAdministrativeArea`.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of `state`.
public let CNPostalAddressStateKey = "state"
/// The key of `postalCode`.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of `country`.
public let CNPostalAddressCountryKey = "country"
/// The key of `isoCountryCode`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

// The labels of values.

/// The label “Home”.
public let CNLabelHome = "_$!<Home>!$_"
/// The label “Work”.
public let CNLabelWork = "_$!<Work>!$_"
/// The label “School”.
public let CNLabelSchool = "_$!<School>!$_"
/// The label “Other”.
public let CNLabelOther = "_$!<Other>!$_"
/// The label “iCloud”.
public let CNLabelEmailiCloud = "iCloud"
/// The label “HomePage”.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label “Anniversary”.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label “iPhone”.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label “Mobile”.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label “Main”.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label “HomeFAX”.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label “WorkFAX”.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label “OtherFAX”.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label “Pager”.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label “Mother”.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label “Father”.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label “Parent”.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label “Brother”.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label “Sister”.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label “Child”.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label “Friend”.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label “Spouse”.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label “Partner”.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"

// The names of social networks.

/// The network “Facebook”.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network “Twitter”.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The network “LinkedIn”.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network “Flickr”.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The network “GameCenter”.
public let CNSocialProfileServiceGameCenter = "GameCenter"

extension Notification.Name {
  /// The notification of a changed contact, which is never posted.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
