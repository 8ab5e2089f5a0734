// SPDX-License-Identifier: MIT

public import Foundation

/// The actions that a swipe over a row shows, which does not happen.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe over a row shows.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// A closure that performs an action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The closure, which is never called.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The color.
  open var backgroundColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The style of an action.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// Any action.
    case normal = 0
    /// An action that deletes.
    case destructive = 1
  }
}
