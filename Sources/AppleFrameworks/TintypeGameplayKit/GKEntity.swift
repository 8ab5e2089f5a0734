// SPDX-License-Identifier: MIT

public import Foundation

/// An object of a game that consists of components, one of each class.
open class GKEntity: NSObject {
  /// The components, in the order in which they were added.
  open private(set) var components: [GKComponent] = []

  /// Creates an entity without components.
  public override init() { super.init() }

  /// Updates each component.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  /// Adds a component, which replaces the one of its class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// Returns the component of a class.
  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }

  /// Removes the component of a class.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }

  private func remove(where isRemoved: (GKComponent) -> Bool) {
    for component in components where isRemoved(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: isRemoved)
  }
}

/// A part of an entity.
open class GKComponent: NSObject {
  /// The entity that the component belongs to.
  open fileprivate(set) weak var entity: GKEntity?

  /// Creates a component.
  public override init() { super.init() }

  /// Returns `nil`, because components cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Called for each update of the entity; does nothing, unless it is overridden.
  open func update(deltaTime seconds: TimeInterval) {}

  /// Called when the component was added; does nothing, unless it is overridden.
  open func didAddToEntity() {}

  /// Called before the component is removed; does nothing, unless it is overridden.
  open func willRemoveFromEntity() {}
}
