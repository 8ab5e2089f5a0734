// SPDX-License-Identifier: MIT

public import Foundation

/// A class in whose instances the default values of another class can differ.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose default values can be set.
///
/// The values are stored, and have no effect on an image: use the modifiers of SwiftUI instead, such
/// as `toolbarBackground` and `tint`.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the object that stores the default values of the class.
  static func appearance() -> Self
  /// Returns the object that stores the default values in instances of containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the object that stores the default values for traits.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// The decoder by which an object for default values is created.
///
/// An initializer that every subclass has is required to create an object of a dynamic type.
final class AppearanceCoder: NSCoder {}

/// The objects that store the default values of classes.
@MainActor
enum AppearanceProxies {
  private static var proxies: [[ObjectIdentifier]: AnyObject] = [:]

  /// Returns the object of a class and its containers, which is created by the first access.
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let known = proxies[key] as? Object { return known }
    let proxy = make()
    proxies[key] = proxy
    return proxy
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the object that stores the default values of the class, which have no effect.
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the object that stores the default values in instances of containers, which have no
  /// effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) {
      guard let proxy = Self(coder: AppearanceCoder()) else {
        // Only a subclass whose initializer returns nil; the class cannot be created otherwise.
        preconditionFailure("\(Self.self).init(coder:) returned nil.")
      }
      return proxy
    }
  }

  /// Returns the object that stores the default values of the class, for all traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    appearance()
  }
}

extension UIViewController: UIAppearanceContainer {}
