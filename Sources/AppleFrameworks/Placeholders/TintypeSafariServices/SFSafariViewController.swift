// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// The object that is called for changes of a page, of which there are none.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the page is closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A page of the web, which is not loaded: a `UIViewControllerRepresentable` shows a placeholder.
open class SFSafariViewController: UIViewController, _PlaceholderContent {
  /// The options of a page.
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether only the text is shown.
    open var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether bars become smaller.
    open var barCollapsingEnabled = true
  }

  /// The titles of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The location of the page.
  public let url: URL
  /// The options.
  public let configuration: Configuration
  /// The object that is called for changes.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of bars.
  open var preferredBarTintColor: UIColor?
  /// The color of controls.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a page with options.
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}
