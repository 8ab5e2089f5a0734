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
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// A middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// A family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// An expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// A month of a credit card's expiration.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// A year of a credit card's expiration.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// A type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// A month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// A year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// An identifier of an embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// An identifier of a cellular device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
