// SPDX-License-Identifier: MIT

public import Foundation

/// The roles of an object for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates roles from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// Selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// A text.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the app.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Not enabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Starts a recording or a video.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// A value that can be changed.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Receives touches.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Turns the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A header.
  public static let header = Self(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = Self(rawValue: 1 << 17)
  /// Can be zoomed.
  public static let supportsZoom = Self(rawValue: 1 << 18)
}

/// The orders of elements for assistive technologies.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The order that the system chooses.
  case automatic
  /// One by one.
  case separate
  /// Together.
  case combined
}

/// The kinds of containers for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A region of a page.
  case landmark
  /// A group with a meaning.
  case semanticGroup
}

/// The directions of scrolling by assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// The kinds of texts for assistive technologies.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text of a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A path of a file system.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A text of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An action that an assistive technology offers, which is never performed.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  /// The image.
  open var image: UIImage?
  /// The object of the method.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector?
  /// The closure.
  open var actionHandler: Handler?

  /// Creates an action of a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  /// Creates an action of a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
  }
}

/// Elements that an assistive technology finds, which does not happen.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds elements.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// The closure.
  open var itemSearchBlock: Search

  /// Creates elements with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// A search for elements.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {}

/// A found element.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Creates a found element.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
  }
}

/// A part of a view for assistive technologies.
@MainActor @preconcurrency
open class UIAccessibilityElement: _UIAccessibilityObject {
  /// The object that contains the part.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinate system of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates a part of an object.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}
