// SPDX-License-Identifier: MIT

import TintypeScheduling

/// A property with an observable object that belongs to the identity of a view.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty, Sendable
where ObjectType: ObservableObject {
  // Proof of safety: they are only accessed by code of the main actor and during evaluations, which
  // exclude each other.
  private nonisolated(unsafe) let make: () -> ObjectType
  private nonisolated(unsafe) var object: ObjectType?

  /// Creates a property with the object that a closure creates when the view appears.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  nonisolated mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let make = make
    let observation = connection.storage {
      ObjectObservation(make(), by: connection.scope.evaluation.tree.observer)
    }
    object = observation.object
    return true
  }
}

/// A property with an observable object that is stored elsewhere.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty, Sendable
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: object) }

  // Proof of safety: as above.
  private nonisolated(unsafe) var object: ObjectType

  /// Creates a property with an object.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }
}

// Variants: ObservedObject -> EnvironmentObject
extension ObservedObject {
  /// The bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper: Sendable {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object, keyPath)
    }
  }
}

extension ObservedObject: ConnectedProperty {
  nonisolated mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let observer = connection.scope.evaluation.tree.observer
    let observation = connection.storage { ObjectObservation(object, by: observer) }
    observation.observe(object, by: observer)
    return true
  }
}

/// A property with an observable object of the environment.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty, Sendable
where ObjectType: ObservableObject {
  // Proof of safety: as above.
  private nonisolated(unsafe) var object: ObjectType?
  private let site: CreationSite

  /// Creates a property.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    site = CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1)
  }

  /// The object, which `environmentObject(_:)` sets.
  ///
  /// A body is not evaluated if the object is missing. Outside of a body, a missing object ends the
  /// process, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      // There is no object to return. A body is not evaluated without it, so only code outside of
      // bodies is affected.
      preconditionFailure(
        """
        The environment object of the type \(ObjectType.self) was read outside of the body of a \
        view (\(site.fileID):\(site.line)). Read it in the body, or in a closure that the body \
        creates.
        """)
    }
    return object
  }

  /// The bindings to the properties of the object.
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  nonisolated mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let evaluation = connection.scope.evaluation
    let known = connection.scope.environment.object(of: ObjectType.self)
    let object =
      known
      ?? evaluation.tree.substitute(
        of: ObjectType.self, property: connection.name, site, in: evaluation)
    guard let object else {
      evaluation.report(
        .missingEnvironmentObject(
          type: "\(ObjectType.self)", property: connection.name, site))
      return false
    }
    let observation = connection.storage { ObjectObservation(object, by: evaluation.tree.observer) }
    observation.observe(object, by: evaluation.tree.observer)
    self.object = object
    return true
  }
}

extension View {
  /// Sets an observable object of the environment, which is found by its type.
  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    transformingEnvironment { $0.setObject(object, as: T.self) }
  }
}
