// SPDX-License-Identifier: MIT

import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The entity that declares the property.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  weak var owner: NSEntityDescription?
  /// The name.
  open var name = ""
  /// A Boolean value that indicates whether an object can be saved without a value.
  open var isOptional = true
  /// A Boolean value that indicates whether the value is not saved.
  open var isTransient = false
  /// Values without a meaning for Core Data.
  open var userInfo: [AnyHashable: Any]?
  /// The former name, which has no effect.
  open var renamingIdentifier: String?

  /// Creates a property without a name.
  public override init() {}
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt
    /// Creates a type from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No type.
    public static let undefined = Self(rawValue: 0)
    /// Integers of 16 bits.
    public static let integer16 = Self(rawValue: 100)
    /// Integers of 32 bits.
    public static let integer32 = Self(rawValue: 200)
    /// Integers of 64 bits.
    public static let integer64 = Self(rawValue: 300)
    /// Decimal numbers.
    public static let decimal = Self(rawValue: 400)
    /// Numbers of 64 bits.
    public static let double = Self(rawValue: 500)
    /// Numbers of 32 bits.
    public static let float = Self(rawValue: 600)
    /// Texts.
    public static let string = Self(rawValue: 700)
    /// Truth values.
    public static let boolean = Self(rawValue: 800)
    /// Points in time.
    public static let date = Self(rawValue: 900)
    /// Bytes.
    public static let binaryData = Self(rawValue: 1000)
    /// Universally unique identifiers.
    public static let uuid = Self(rawValue: 1100)
    /// Addresses.
    public static let uri = Self(rawValue: 1200)
    /// Values of any type.
    public static let transformable = Self(rawValue: 1800)
    /// Identifiers of objects.
    public static let objectID = Self(rawValue: 2000)
    /// Several attributes.
    public static let composite = Self(rawValue: 2100)
  }

  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of the values, by its name in Swift.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The value of new objects.
  open var defaultValue: Any?
  /// The class of the values, which has no effect.
  open var attributeValueClassName: String?
  /// The name of the transformer, which is not needed in memory.
  open var valueTransformerName: String?
  /// A Boolean value without effect.
  open var allowsExternalBinaryDataStorage = false
  /// A Boolean value without effect.
  open var allowsCloudEncryption = false
  /// A Boolean value without effect.
  open var preservesValueInHistoryOnDeletion = false
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// Integers of 16 bits.
  case integer16AttributeType = 100
  /// Integers of 32 bits.
  case integer32AttributeType = 200
  /// Integers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Numbers of 64 bits.
  case doubleAttributeType = 500
  /// Numbers of 32 bits.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// Truth values.
  case booleanAttributeType = 800
  /// Points in time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Universally unique identifiers.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Values of any type.
  case transformableAttributeType = 1800
  /// Identifiers of objects.
  case objectIDAttributeType = 2000
  /// Several attributes.
  case compositeAttributeType = 2100
}

/// The consequence for the objects of a relationship when their owner is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They stay as they are.
  case noActionDeleteRule
  /// They forget the owner.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The owner cannot be saved as deleted while there are any.
  case denyDeleteRule
}

/// A property with one or many objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the objects with the owner.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 is no limit.
  open var maxCount = 0
  /// The minimum number of objects, which has no effect.
  open var minCount = 0
  /// The consequence for the objects when their owner is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean value that indicates whether the objects have an order.
  open var isOrdered = false
  /// A Boolean value that indicates whether there can be several objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// A property with the results of a request, which is always empty.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {}
