// SPDX-License-Identifier: MIT

import TintypeScheduling

/// A subscription to the changes of an object.
final class ObjectObservation<ObjectType: ObservableObject> {
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

extension Binding {
  /// Creates a binding to a property of an object.
  init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      reading: { object[keyPath: keyPath] },
      writingWithTransaction: { value, transaction in
        withTransaction(transaction) { object[keyPath: keyPath] = value }
      })
  }
}
