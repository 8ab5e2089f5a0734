// SPDX-License-Identifier: MIT

public import Foundation

/// A file with view controllers, which is not read.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  /// Creates the value of a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Returns `nil`, because interface files are not read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns a controller with an empty view, because interface files are not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A transition of a storyboard, of which there are none.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The first controller.
  public let source: UIViewController
  /// The second controller.
  public let destination: UIViewController

  /// Creates a transition.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Has no effect, because there are no storyboards.
  open func perform() {}
}

/// An interface file, which is not read.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// Creates an interface file; the name has no effect.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Creates an interface file; the data have no effect.
  public init(data: Data, bundle bundleOrNil: Bundle?) {}

  /// Returns no objects.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    []
  }
}
