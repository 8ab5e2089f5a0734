// SPDX-License-Identifier: MIT

public import Foundation

/// A conversion of values, which stores of models use.
open class ValueTransformer: NSObject {
  // The transformers are not sendable. The lock protects them.
  private static let lock = NSLock()
  private nonisolated(unsafe) static var transformers: [String: ValueTransformer] = [:]

  /// Registers a conversion.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { transformers[name.rawValue] = transformer }
  }

  /// Creates a conversion.
  public override init() { super.init() }

  /// The class of converted values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether values can be converted back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns a converted value: the value itself by default.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns a value before its conversion: the value itself by default.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// The name of a conversion.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The conversion by keyed archives.
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromData")
}
