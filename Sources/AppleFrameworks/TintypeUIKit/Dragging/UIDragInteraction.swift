// SPDX-License-Identifier: MIT

public import Foundation

/// A drag or a drop; there are none in views of UIKit.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the items can be moved.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the finger in a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag from the view of an interaction.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app.
  var localContext: Any? { get set }
}

/// A drop onto the view of an interaction.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag in the same app; `nil` if there is none.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of loading the items.
  var progress: Progress { get }
}

/// An interaction that drags items from a view, which does not happen.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; its methods are never called.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// A Boolean value that indicates whether items can be dragged.
  open var isEnabled = true
  /// A Boolean value that indicates whether other gestures start during the drag.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object with the items of a drag; its methods are never called.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// An interaction that drops items onto a view, which does not happen.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; its methods are never called.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// A Boolean value that indicates whether items can be dropped on several views.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that receives dropped items; its methods are never called.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// An object that runs animations with a drag, which does not happen.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The effect of a drop.
@nonexhaustive(warn)
public enum UIDropOperation: UInt, Sendable {
  /// The items are not accepted.
  case cancel = 0
  /// The items are not accepted here.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// The answer about a drop.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// The effect.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the position is between other items.
  open var isPrecise = false
  /// A Boolean value that indicates whether the preview has its full size.
  open var prefersFullSizePreview = false

  /// Creates an answer.
  public init(operation: UIDropOperation) { self.operation = operation }
}
