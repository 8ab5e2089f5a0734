// SPDX-License-Identifier: MIT

/// The meaning of the content of a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a type from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITextContentType {
  /// Text that is a full name.
  public static let name = UITextContentType(rawValue: "name")
  /// Text that is a title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// Text that is a given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Text that is a middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// Text that is a family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Text that is a suffix after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// Text that is a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Text that is a job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Text that is the name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// Text that is a location: an address or the name of a place.
  public static let location = UITextContentType(rawValue: "location")
  /// Text that is a complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Text that is the first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Text that is the second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Text that is the city in an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Text that is the state in an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Text that is the city and the state in an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// Text that is the part of a city in an address.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// Text that is the name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Text that is a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Text that is a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Text that is an email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Text that is a URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// Text that is a credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Text that is the full name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// Text that is the given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// Text that is the middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// Text that is the family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// Text that is the security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// Text that is the date on which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// Text that is the month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// Text that is the year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// Text that is the type of a credit card, such as its network.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// Text that is a user name for an account.
  public static let username = UITextContentType(rawValue: "username")
  /// Text that is the password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// Text that is a new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Text that is a one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Text that is the tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// Text that is a flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// Text that is a date, a time, or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// Text that is a date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// Text that is the day in a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// Text that is the month in a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// Text that is the year in a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// Text that is the identifier of an embedded SIM (EID).
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// Text that is the identifier of a cellular device (IMEI).
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
