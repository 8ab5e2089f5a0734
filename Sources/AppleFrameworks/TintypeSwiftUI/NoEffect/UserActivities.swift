// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Adds an action for an activity that another app starts, which never happens.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises an activity, which has no effect.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises an activity, which has no effect.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
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
