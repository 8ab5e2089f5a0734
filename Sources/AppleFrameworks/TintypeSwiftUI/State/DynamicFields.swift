// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// The dynamic properties of a type, found by reflection once for each type.
struct DynamicFields {
  private struct Field {
    var offset: Int
    var name: String
    var connect: (UnsafeMutableRawPointer, inout PropertyConnection) -> Bool
  }

  private let fields: [Field]

  /// A Boolean value that indicates whether the type has no dynamic properties.
  var isEmpty: Bool { fields.isEmpty }

  // Proof of safety: it is only accessed during evaluations, which exclude each other.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: DynamicFields] = [:]

  /// Returns the dynamic properties of a type.
  static func of(_ type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let fields = DynamicFields(type)
    known[key] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    // Enumerations and classes are not searched, as in SwiftUI.
    _ = _forEachField(of: type) { name, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        fields.append(Self.field(property, named: String(cString: name), at: offset))
      }
      return true
    }
    self.fields = fields
  }

  private static func field<Property: DynamicProperty>(
    _ type: Property.Type, named name: String, at offset: Int
  ) -> Field {
    if let type = type as? any ConnectedProperty.Type {
      return connectedField(type, named: name, at: offset)
    }
    // A property of the user, which may contain other properties.
    return Field(offset: offset, name: name) { base, connection in
      let pointer = (base + offset).assumingMemoryBound(to: Property.self)
      let hasValue = of(Property.self).connect(&pointer.pointee, &connection)
      if hasValue { pointer.pointee.update() }
      return hasValue
    }
  }

  private static func connectedField<Property: ConnectedProperty>(
    _ type: Property.Type, named name: String, at offset: Int
  ) -> Field {
    Field(offset: offset, name: String(name.drop { $0 == "_" })) { base, connection in
      // The runtime reports the offsets and types of the stored properties of the value at `base`.
      let pointer = (base + offset).assumingMemoryBound(to: Property.self)
      return pointer.pointee.connect(&connection)
    }
  }

  /// Connects the dynamic properties of a value, and returns whether all of them have values.
  func bind<Value>(_ value: inout Value, in scope: ViewScope) -> Bool {
    var connection = PropertyConnection(scope: scope, position: 0, name: "")
    return connect(&value, &connection)
  }

  /// Connects the dynamic properties of a value, and returns whether all of them have values.
  func connect<Value>(_ value: inout Value, _ connection: inout PropertyConnection) -> Bool {
    withUnsafeMutablePointer(to: &value) { pointer in
      var haveValues = true
      for field in fields {
        connection = connection.next(field.name)
        if !field.connect(UnsafeMutableRawPointer(pointer), &connection) { haveValues = false }
      }
      return haveValues
    }
  }
}

extension PropertyConnection {
  /// Returns the connection of the next property.
  fileprivate func next(_ name: String) -> PropertyConnection {
    PropertyConnection(scope: scope, position: position + 1, name: name)
  }
}
