// SPDX-License-Identifier: MIT

import Foundation

// What `tintype` writes in place of `@NSManaged`: the name of the declaration is the key.
extension NSManagedObject {
  /// Returns the value of the property that calls it.
  ///
  /// The value of a property that is not optional is zero or empty if it was never set. The process
  /// ends if its type has no such value.
  public func _managed<Value>(_ key: String = #function) -> Value {
    if let value = ManagedValue.value(value(forKey: key), as: Value.self) { return value }
    if let type = Value.self as? NSManagedObject.Type {
      let missing = type.init(entity: type.entity(), insertInto: nil)
      if let value = missing as? Value { return value }
    }
    preconditionFailure(
      "“\(key)” of \(type(of: self)) has no value. Set it, or declare the property as optional.")
  }

  /// Sets the value of the property that calls it.
  public func _manage<Value>(_ value: Value, _ key: String = #function) {
    setValue(value, forKey: key)
  }

  /// Changes the relationship that the name of the calling method means, such as `addToItems(_:)`.
  public func _change(_ value: Any, _ place: Any? = nil, in method: String = #function) {
    let name = method.prefix { $0 != "(" }
    func key(after prefix: String) -> String? {
      guard name.hasPrefix(prefix) else { return nil }
      let rest = String(name.dropFirst(prefix.count))
      let lowered = rest.prefix(1).lowercased() + rest.dropFirst()
      return [lowered, rest].first { entity.property($0) != nil } ?? lowered
    }
    let objects = ManagedValue.objects(value)
    let index = place as? Int ?? (place as? NSIndexSet)?.firstIndex
    if let key = key(after: "addTo") {
      add(objects, to: key)
    } else if let key = key(after: "removeFrom") {
      let indexes = value as? NSIndexSet ?? (value as? Int).map { NSIndexSet(index: $0) }
      let all = self.objects(ofRelationship: key)
      let named = all.indices.filter { indexes?.contains($0) == true }.map { all[$0] }
      remove(indexes == nil ? objects : named, from: key)
    } else if let key = key(after: "insertInto") {
      add(objects, to: key, at: index)
    } else if let key = key(after: "replace"), let index = value as? Int ?? index {
      let all = self.objects(ofRelationship: key)
      if all.indices.contains(index) { remove([all[index]], from: key) }
      add(
        place is Int || place is NSIndexSet ? objects : ManagedValue.objects(place), to: key,
        at: index)
    }
  }
}
