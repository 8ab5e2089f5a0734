// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: the properties are constants.
/// A value of a contact with a label, such as `CNLabelHome`.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID().uuidString
  /// The label.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

  /// Returns a value with another label.
  open func settingLabel(_ label: String?) -> Self {
    (CNLabeledValue(label: label, value: value) as? Self) ?? self
  }

  /// Returns another value with the label.
  open func settingValue(_ value: ValueType) -> Self {
    (CNLabeledValue(label: label, value: value) as? Self) ?? self
  }

  /// Returns the text of a label for people.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
      ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }

  /// Returns the value.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Proof of safety: the property is a constant.
/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The text of the number.
  public let stringValue: String

  /// Creates a telephone number.
  public init(stringValue string: String) { stringValue = string }

  /// Returns the number.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Proof of safety: the values of an address that is shared are not changed.
/// An address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var values: [String: String] = [:]

  /// The street and the number.
  open var street: String { values[CNPostalAddressStreetKey] ?? "" }
  /// The part of the city.
  open var subLocality: String { values[CNPostalAddressSubLocalityKey] ?? "" }
  /// The city.
  open var city: String { values[CNPostalAddressCityKey] ?? "" }
  /// The county.
  open var subAdministrativeArea: String { values[CNPostalAddressSubAdministrativeAreaKey] ?? "" }
  /// The state.
  open var state: String { values[CNPostalAddressStateKey] ?? "" }
  /// The code of the city.
  open var postalCode: String { values[CNPostalAddressPostalCodeKey] ?? "" }
  /// The country.
  open var country: String { values[CNPostalAddressCountryKey] ?? "" }
  /// The code of the country.
  open var isoCountryCode: String { values[CNPostalAddressISOCountryCodeKey] ?? "" }

  /// Creates an empty address.
  public override init() { super.init() }

  /// Returns a text for people.
  open class func localizedString(forKey key: String) -> String { key }

  /// Returns an address with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(CNPostalAddress()) }

  /// Returns an address with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(CNMutablePostalAddress()) }

  private func duplicate(_ address: CNPostalAddress) -> CNPostalAddress {
    address.values = values
    return address
  }
}

// Proof of safety: see CNPostalAddress.
/// An address whose values can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the number.
  open override var street: String {
    get { super.street }
    set { values[CNPostalAddressStreetKey] = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { super.subLocality }
    set { values[CNPostalAddressSubLocalityKey] = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { values[CNPostalAddressCityKey] = newValue }
  }
  /// The county.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { values[CNPostalAddressSubAdministrativeAreaKey] = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { values[CNPostalAddressStateKey] = newValue }
  }
  /// The code of the city.
  open override var postalCode: String {
    get { super.postalCode }
    set { values[CNPostalAddressPostalCodeKey] = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { values[CNPostalAddressCountryKey] = newValue }
  }
  /// The code of the country.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { values[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}

// Proof of safety: the property is a constant.
/// A related person.
open class CNContactRelation: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String

  /// Creates a related person.
  public init(name: String) { self.name = name }
}

// Proof of safety: the properties are constants.
/// A profile in a social network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  /// The web page.
  public let urlString: String
  /// The name of the user.
  public let username: String
  /// The identifier of the user.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// Creates a profile.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }

  /// Returns the text of a network for people.
  open class func localizedString(forService service: String) -> String { service }
}

// Proof of safety: the properties are constants.
/// An address for messages.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  /// The name of the user.
  public let username: String
  /// The service.
  public let service: String

  /// Creates an address.
  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
  }
}
