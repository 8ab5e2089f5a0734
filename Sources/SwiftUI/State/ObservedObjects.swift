// SPDX-License-Identifier: MIT

import TintypeScheduling

/// A property with an observable object that belongs to the identity of a view.
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property with the object that a closure creates when the view appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { object ?? make() }

  /// The bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let make = make
    let observation = connection.storage {
      ObjectObservation(make(), by: connection.scope.evaluation.tree.observer)
    }
    object = observation.object
    return true
  }
}

/// A property with an observable object that is stored elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// The bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        reading: { object[keyPath: keyPath] },
        writing: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  private var object: ObjectType

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) { object = initialValue }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let observer = connection.scope.evaluation.tree.observer
    let observation = connection.storage { ObjectObservation(object, by: observer) }
    observation.observe(object, by: observer)
    return true
  }
}

/// A property with an observable object of the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// The bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?
  private let site: CreationSite

  /// Creates a property.
  public init(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) {
    site = CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1)
  }

  /// The object, which `environmentObject(_:)` sets.
  ///
  /// A body is not evaluated if the object is missing. Outside of a body, a missing object ends the
  /// process, as in SwiftUI.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
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
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let evaluation = connection.scope.evaluation
    guard let object = connection.scope.environment.object(of: ObjectType.self) else {
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

/// A subscription to the changes of an object.
private final class ObjectObservation<ObjectType: ObservableObject> {
  private(set) var object: ObjectType
  private var subscription: AnyCancellable?

  init(_ object: ObjectType, by observer: StateObserver) {
    self.object = object
    subscribe(observer)
  }

  /// Observes another object if it is not the same.
  func observe(_ object: ObjectType, by observer: StateObserver) {
    guard self.object !== object else { return }
    self.object = object
    subscribe(observer)
  }

  private func subscribe(_ observer: StateObserver) {
    subscription = object.objectWillChange.sink { _ in
      observer.stateDidChange("\(ObjectType.self)")
    }
  }
}
