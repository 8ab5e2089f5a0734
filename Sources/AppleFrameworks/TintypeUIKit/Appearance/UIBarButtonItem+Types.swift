// SPDX-License-Identifier: MIT

public import Foundation

extension UIBarButtonItem {
  /// The style of a button.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes an action.
    case done = 2

    /// The style of a button that completes an action.
    public static var prominent: Style { .done }
  }

  /// A button of the system.
  @nonexhaustive(warn)
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A symbol for a new document.
    case compose = 7
    /// A symbol for an answer.
    case reply = 8
    /// A symbol for sharing.
    case action = 9
    /// A symbol for folders.
    case organize = 10
    /// A symbol for bookmarks.
    case bookmarks = 11
    /// A symbol for a search.
    case search = 12
    /// A symbol for loading again.
    case refresh = 13
    /// A symbol that stops loading.
    case stop = 14
    /// A symbol for the camera.
    case camera = 15
    /// A symbol for deletion.
    case trash = 16
    /// A symbol that plays.
    case play = 17
    /// A symbol that pauses.
    case pause = 18
    /// A symbol that moves backward.
    case rewind = 19
    /// A symbol that moves forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Tools that change a text.
    case writingTools = 25
    /// A symbol that closes the screen.
    case close = 24
  }

  /// The badge of a button, which is not shown.
  @MainActor @preconcurrency
  public struct Badge {
    /// The text.
    public let stringValue: String?

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// A badge with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A badge without a text.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// Creates a button with an action, which is never performed.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button of the system with an action, which is never performed.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with an image; its action is never called.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a menu; its action is never called.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
  }

  /// Returns space that grows.
  public class func flexibleSpace() -> Self { self.init() }
  /// Returns space of a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.width = width
    return item
  }
}

/// A group of buttons in a bar, which are shown one by one.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button in place of the others.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the button in place of the others is shown: always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean value that indicates whether the group is hidden.
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }

  /// Returns a group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
