// SPDX-License-Identifier: MIT

public import Foundation

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that can call closures when its traits have changed.
@MainActor
public protocol UITraitChangeObservable {
  /// A closure that is called with the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment
}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits, which is never called: traits do not change during a
  /// snapshot.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    TraitChangeRegistration()
  }

  /// Registers a method of an object for changes of traits, which is never called: traits do not
  /// change during a snapshot.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    TraitChangeRegistration()
  }

  /// Registers a method for changes of traits, which is never called: traits do not change during a
  /// snapshot.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    TraitChangeRegistration()
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  func copy(with zone: NSZone? = nil) -> Any { self }
}
