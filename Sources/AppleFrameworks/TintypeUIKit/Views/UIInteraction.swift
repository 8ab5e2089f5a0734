// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction with a view, which receives no events.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed from it.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed from it.
  func didMove(to view: UIView?)
}

/// An interaction that shows a menu, which does not happen.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Returns the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect, because the menu is not shown.
  open func dismissMenu() {}
  /// Has no effect, because the menu is not shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; its methods are never called.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object with the menu of an interaction; its methods are never called.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a position.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu with a preview, which is not shown.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The order of the menu.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// The number of objects.
  open var badgeCount: Int = 0
  /// The names of other objects.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The order of a menu.
  @nonexhaustive(warn)
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses.
    case automatic = 0
    /// The most important element is near the finger.
    case priority = 1
    /// The order of the app.
    case fixed = 2
  }
  /// The name.
  public let identifier: (any NSCopying)?

  /// Creates a menu; the closures are never called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
  }
}

/// An interaction that shows the commands of a text, which does not happen.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Has no effect, because the menu is not shown.
  open func reloadVisibleMenu() {}
  /// Has no effect, because the menu is not shown.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; its methods are never called.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing, because menus are not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}

  /// Does nothing, because menus are not shown.
  open func dismissMenu() {}
}

/// An object with the commands of a text; its methods are never called.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}

/// The position of a menu.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// The position in points.
  public let sourcePoint: CGPoint

  /// Creates a position.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}
