// SPDX-License-Identifier: MIT

import Foundation

/// A property that must have a value has none.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Several errors, which the key `NSDetailedErrorsKey` has.
public let NSValidationMultipleErrorsError = 1560
/// An object with a relationship with the rule `deny` cannot be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// An object has the values of another object, although they must be unique.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no object with an identifier.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The key of the object in an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property's name in an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value in an error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of several errors in an error.
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension NSManagedObject {
  /// Throws an error for a property that must have a value and has none.
  func validateValues() throws {
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let isMissing =
        property is NSRelationshipDescription
        ? objectIDs(forRelationshipNamed: name).isEmpty : values.attributes[name] == nil
      if isMissing {
        throw error(
          NSValidationMissingMandatoryPropertyError, name,
          "“\(name)” of \(entity.name ?? "an object") must have a value. Set it before the save.")
      }
    }
  }

  /// Throws an error for an object in a relationship with the rule `deny`.
  func validateDeletion() throws {
    for (name, property) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where property.deleteRule == .denyDeleteRule {
      let objects = objects(ofRelationship: name)
      if objects.contains(where: { !$0.isDeleted }) {
        throw error(
          NSValidationRelationshipDeniedDeleteError, name,
          "“\(name)” of \(entity.name ?? "an object") is not empty. Delete its objects first.")
      }
    }
  }

  func error(_ code: Int, _ key: String, _ message: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key,
        NSLocalizedDescriptionKey: message,
      ])
  }
}
