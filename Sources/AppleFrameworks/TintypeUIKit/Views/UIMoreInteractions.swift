// SPDX-License-Identifier: MIT

public import Foundation

/// The superclass of interactions that receive no events.
@MainActor @preconcurrency
open class _UIEventlessInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that follows a pointer; its methods are never called.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// An interaction with a pointer, which receives no events.
@MainActor @preconcurrency
open class UIPointerInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Has no effect, because there is no pointer.
  open func invalidate() {}

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that follows a pencil; its methods are never called.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}

/// An interaction with a pencil, which receives no events.
@MainActor @preconcurrency
open class UIPencilInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPencilInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that follows large views; its methods are never called.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// An interaction that shows large views, which receives no events.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that follows handwriting; its methods are never called.
@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}

/// An interaction with handwriting, which receives no events.
@MainActor @preconcurrency
open class UIScribbleInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UIScribbleInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIScribbleInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that follows a drag; its methods are never called.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionDelegate: NSObjectProtocol {}

/// An interaction with a drag, which receives no events.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UISpringLoadedInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UISpringLoadedInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object with a text; its methods are never called.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {}

/// An interaction that shows a text, which receives no events.
@MainActor @preconcurrency
open class UIToolTipInteraction: _UIEventlessInteraction {
  /// The object that follows the interaction; its methods are never called.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIToolTipInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// An object that follows a search; its methods are never called.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {}

/// An interaction that searches a text, which receives no events.
@MainActor @preconcurrency
open class UIFindInteraction: _UIEventlessInteraction {
  /// The text of the search.
  open var searchText: String?
  /// The text that replaces the found one.
  open var replacementText: String?
  /// A Boolean value that indicates whether the search is shown: always `false`.
  open var isFindNavigatorVisible: Bool { false }

  /// Creates an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) { super.init() }

  /// Has no effect, because the search is not shown.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Has no effect, because the search is not shown.
  open func dismissFindNavigator() {}
  /// Has no effect, because nothing is found.
  open func findNext() {}
  /// Has no effect, because nothing is found.
  open func findPrevious() {}
}

/// An interaction that selects a text, which receives no events.
@MainActor @preconcurrency
open class UITextInteraction: _UIEventlessInteraction {
  /// The kind of text.
  @nonexhaustive(warn)
  public enum Mode: Int, Sendable {
    /// A text that can be edited.
    case editable = 0
    /// A text that cannot be edited.
    case nonEditable = 1
  }

  /// The object that follows the selection; its methods are never called.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UITextInput)?
  /// The kind of text.
  public let textInteractionMode: Mode

  /// Creates an interaction.
  public init(for mode: UITextInteraction.Mode) {
    textInteractionMode = mode
    super.init()
  }
}

/// An object that follows a selection; its methods are never called.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {}

/// The style of a pointer, which is not shown.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// Creates a style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// Creates a style with an outline.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}

  /// Returns a style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .path(UIBezierPath())) }
}

/// The effect of a pointer, which is not shown.
@MainActor @preconcurrency
public enum UIPointerEffect {
  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// A highlight.
  case highlight(UITargetedPreview)
  /// A movement forward.
  case lift(UITargetedPreview)
}

/// The outline of a pointer, which is not shown.
@MainActor @preconcurrency
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)
}

/// The menu of a selection, which is not shown.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  private static let controller = UIMenuController()
  /// The menu of the app.
  open class var shared: UIMenuController { controller }
  /// The elements.
  open var menuItems: [UIMenuItem]?
  /// A Boolean value that indicates whether the menu is shown: always `false`.
  open var isMenuVisible: Bool { false }
  /// The frame in points: always empty.
  open var menuFrame: CGRect { .zero }

  /// Has no effect, because the menu is not shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Has no effect, because the menu is not shown.
  open func hideMenu() {}
  /// Has no effect, because the menu is not shown.
  open func hideMenu(from targetView: UIView) {}
  /// Has no effect, because the menu is not shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Has no effect, because the menu is not shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Has no effect, because the menu is not shown.
  open func update() {}
}

/// An element of the menu of a selection.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates an element.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
