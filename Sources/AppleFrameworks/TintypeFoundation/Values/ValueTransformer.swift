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

  /// Returns the conversion with a name; `nil` if there is none.
  public class func valueTransformer(
    forName name: NSValueTransformerName
  ) -> ValueTransformer? {
    lock.withLock { transformers[name.rawValue] }
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

/// The conversion by keyed archives, whose classes a subclass lists.
///
/// Stores of models are in memory and keep the values, so that nothing is archived.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of values that can be archived.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
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
