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
