// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScheduling
import TintypeUIKit

/// A view controller that displays a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  /// The displayed view.
  public var rootView: Content {
    didSet { (viewIfLoaded as? HostingView)?.content = rootView }
  }
  /// The sizes of the controller's view that follow from the content, which have no effect.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The regions of the safe area that the controller applies to its content, which have no effect.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller that displays a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns the size of the content for an available size, in points.
  ///
  /// It is zero if the content has an error, which is reported.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    do {
      let view = ProposingLayout(proposal: ProposedViewSize(size)) { rootView }
      let host = try ViewHost(view, layout: .sizeThatFits, traits: traitCollection)
      try host.scene.requireNoErrors()
      return CGSize(host.scene.canvas.size)
    } catch {
      IssueReporter.report(
        "UIHostingController measured no size of \(Content.self): \(error)", at: nil)
      return .zero
    }
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates the view that displays the root view, with the size of the main screen.
  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.hosting = self
    view.content = rootView
    view.backgroundColor = .systemBackground
    self.view = view
  }
}

/// The sizes of a hosting controller's view that follow from the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred content size is the ideal size of the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size is the ideal size of the content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller whose view is a SwiftUI view.
@MainActor
protocol HostingController: UIViewController {
  /// The displayed view.
  var hostedView: any View { get }
}

extension UIHostingController: HostingController {
  var hostedView: any View { rootView }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  fileprivate(set) weak var hosting: (any HostingController)?
  /// The displayed view, which the view keeps if its controller does not exist anymore.
  fileprivate(set) var content: (any View)?

  /// The ideal size of the root view in points.
  override var intrinsicContentSize: CGSize {
    contentSize(fitting: nil) ?? super.intrinsicContentSize
  }
}
