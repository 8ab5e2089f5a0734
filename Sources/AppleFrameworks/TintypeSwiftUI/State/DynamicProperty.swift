// SPDX-License-Identifier: MIT

/// A stored property of a view that is updated before the body is evaluated.
///
/// A structure that contains other dynamic properties conforms to it. They are connected to the
/// view's state before ``update()-7yjpp`` is called.
public protocol DynamicProperty {
  /// Updates the value before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Changes nothing.
  public mutating func update() {}
}

/// A dynamic property of this module.
protocol ConnectedProperty {
  /// Connects the property to its state and the environment.
  ///
  /// - Returns: Whether the property has a value. If not, the body must not be evaluated.
  mutating func connect(_ connection: inout PropertyConnection) -> Bool
}

/// The state and environment that a dynamic property is connected to.
struct PropertyConnection {
  /// The scope of the view.
  let scope: ViewScope
  /// The position of the property among the dynamic properties of the view.
  let position: Int
  /// The name of the property without the underscore of its wrapper.
  let name: String

  /// Returns the storage of the property, which is created if it does not exist.
  func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    if let known = scope.node.storage[position] as? Storage { return known }
    let storage = make()
    scope.node.storage[position] = storage
    return storage
  }
}
