// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScheduling

/// A class in whose instances the default values of another class can differ.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose default values can be set.
///
/// Colors of sliders, switches, segmented controls, progress views and page controls, fonts of
/// segmented controls, and backgrounds, lines, titles and tints of navigation bars, tab bars and
/// toolbars have an effect on the controls of UIKit and of SwiftUI, as does `isHidden` of bars. Other
/// values are only stored. Those of `UITableView` have no effect on lists, as since iOS 16.
///
/// Values that are set in a test apply to all later snapshots of the test, as on a device, and have no
/// effect on other tests. Values that are set outside of a test apply to the tests that set none of the
/// same class.
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
  private struct Key: Hashable {
    /// The test that sets the values; `nil` outside of a test.
    var scope: WorkTracker.Scope?
    var types: [ObjectIdentifier]
  }

  private static var proxies: [Key: AnyObject] = [:]

  /// Returns the object of a class that the current test or the process has created; `nil` if there
  /// is none.
  static func known<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let types = [ObjectIdentifier(type)]
    let own = proxies[Key(scope: WorkTracker.scope, types: types)]
    return (own ?? proxies[Key(scope: nil, types: types)]) as? Object
  }

  /// Returns the object of a class and its containers, which is created by the first access.
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    let key = Key(
      scope: WorkTracker.scope,
      types: [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) })
    if let known = proxies[key] as? Object { return known }
    let proxy = make()
    proxies[key] = proxy
    return proxy
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the object that stores the default values of the class.
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

extension UIView {
  /// The object that stores the default values of the class; `nil` if no value was set.
  package class var knownAppearance: Self? { AppearanceProxies.known(self) }
}

extension UIViewController: UIAppearanceContainer {}
