// SPDX-License-Identifier: MIT

import Foundation

/// An activity of the user that another app or device can continue, which stores its values.
open class NSUserActivity: NSObject {
  /// The type.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The values.
  open var userInfo: [AnyHashable: Any]?
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The keywords for a search.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether another device can continue the activity.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether a search finds the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the system suggests the activity.
  open var isEligibleForPrediction = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing.
  open func becomeCurrent() {}

  /// Does nothing.
  open func resignCurrent() {}

  /// Does nothing.
  open func invalidate() {}
}

extension NSUserActivity {
  /// An error of the values of an activity.
  public enum TypedPayloadError: Error {
    /// The values are not those of the type.
    case invalidContent
    /// The value cannot be encoded, or is not encoded as a dictionary.
    case encodingError
  }

  /// Adds the properties of a value to the values, as values of a property list.
  ///
  /// - Parameter payload: The value.
  /// - Throws: `TypedPayloadError.encodingError`.
  public func setTypedPayload<T>(_ payload: T) throws where T: Decodable, T: Encodable {
    guard let data = try? PropertyListEncoder().encode(payload),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { throw TypedPayloadError.encodingError }
    addUserInfoEntries(from: entries)
  }

  /// Returns a value whose properties are in the values.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: `TypedPayloadError.invalidContent`.
  public func typedPayload<T>(_ type: T.Type) throws -> T where T: Decodable, T: Encodable {
    guard let entries = userInfo as? [String: Any],
      PropertyListSerialization.propertyList(entries, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: entries, format: .binary, options: 0),
      let payload = try? PropertyListDecoder().decode(type, from: data)
    else { throw TypedPayloadError.invalidContent }
    return payload
  }
}
