// SPDX-License-Identifier: MIT

public import Foundation

/// An item that is dragged, which only a test does in views of SwiftUI.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The provider of the item, whose class is in a module above this one.
  package let provider: NSObject
  /// A value for the app that the item comes from.
  open var localObject: Any?
  /// The image under the finger, which is not shown.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  package init(provider: NSObject) {
    self.provider = provider
  }
}

/// The outline of a preview.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The color of the background.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  /// The outline; `nil` for the bounds of the view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; `nil` for that of the preview.
  open var shadowPath: UIBezierPath?

  /// Creates the outline of a view.
  public override init() { super.init() }
}

/// The outline of the image under the finger.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The image under the finger, which is not shown.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The outline.
  public let parameters: UIDragPreviewParameters

  /// Creates an image of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// The position of a preview.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a position.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The position of the image under the finger.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview at a position, which is not shown.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The position; that of the view by default.
  public let target: UIPreviewTarget
  /// The outline.
  public let parameters: UIPreviewParameters
  /// The size in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// Creates a preview of a view at its position.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
}

/// The image under the finger at a position, which is not shown.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}
