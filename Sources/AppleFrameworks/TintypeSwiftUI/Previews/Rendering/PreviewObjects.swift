// SPDX-License-Identifier: MIT

import CTintypeConformances
import Synchronization
import TintypeScheduling

/// New objects for views of previews whose environment lacks them.
///
/// SwiftUI ends such a preview. A page of all screens shows more with an object that is created like
/// that of most apps, and says so.
enum PreviewObjects {
  private static let isEnabled = Atomic(false)

  /// Lets all evaluations of the process create missing objects.
  static func begin() { isEnabled.store(true, ordering: .relaxed) }

  /// Returns a new object, from the initializer without parameters; `nil` for a generic class, for a
  /// class without such an initializer, in tests, and in programs that do not export it.
  static func object<Object>(of type: Object.Type) -> Object? {
    guard isEnabled.load(ordering: .relaxed), let initializer = initializer(of: type) else {
      return nil
    }
    // The metatype of a class is the address of its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return tintype_new_object(initializer, metadata).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? Object
    }
  }

  /// Returns the mangled name of the allocating initializer without parameters; `nil` for a type
  /// that is not a class.
  ///
  /// docs/ABI/Mangling.rst of Swift: the result refers to the class by a substitution. The module
  /// has the index 0, and each declaration around the class adds two.
  static func initializer<Object>(of type: Object.Type) -> String? {
    guard type is AnyClass, let name = _mangledTypeName(type), name.hasSuffix("C") else {
      return nil
    }
    let depth = String(reflecting: type).split(separator: ".").count - 1
    guard 1...12 ~= depth else { return nil }
    let index = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(2 * depth)))
    return "$s\(name)A\(index)ycfC"
  }
}

extension ViewTree {
  /// Returns an object for views whose environment lacks it, which all views of a preview share, and
  /// adds a warning; `nil` if the snapshot fails instead.
  func substitute<Object>(
    of type: Object.Type, property: String, _ site: CreationSite?, in evaluation: Evaluation
  ) -> Object? {
    let key = ObjectIdentifier(type)
    guard let object = substitutes[key] as? Object ?? PreviewObjects.object(of: type) else {
      return nil
    }
    substitutes[key] = object
    evaluation.report(
      .substitutedEnvironmentObject(type: "\(type)", property: property, site))
    return object
  }
}
