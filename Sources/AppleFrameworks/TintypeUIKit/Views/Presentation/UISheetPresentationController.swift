// SPDX-License-Identifier: MIT

public import Foundation

/// The presentation of a view controller in a sheet, which is stored and not shown.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The view from which the sheet appears.
  open var sourceView: UIView?
  /// A Boolean value that indicates whether the sheet is as wide as a page.
  open var prefersPageSizing: Bool = true
  /// The effect of the background, which is not shown.
  open var backgroundEffect: UIVisualEffect?
  /// The heights at which the sheet rests.
  open var detents = [Detent.large()]
  /// The height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the view behind the sheet is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points.
  open var preferredCornerRadius: CGFloat?
  /// A Boolean value that indicates whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is at an edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether the sheet has the width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Runs changes, without an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Does nothing, because the sheet is not shown.
  open func invalidateDetents() {}

  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the height.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns half of the height.
    open class func medium() -> Detent { Detent(.medium) }

    /// Returns the whole height.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a height that a closure computes.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? .init("custom"), resolver)
    }

    /// Returns the height in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return context.maximumDetentValue * (identifier == .medium ? 0.5 : 1)
    }
  }
}

/// The values from which the height of a sheet is computed.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that follows a sheet; its methods are never called.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
