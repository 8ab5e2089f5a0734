// SPDX-License-Identifier: MIT

public import Foundation

/// A menu of actions, which is not shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu `application`.
    public static let application = Self("com.apple.menu.application")
    /// The menu `file`.
    public static let file = Self("com.apple.menu.file")
    /// The menu `edit`.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu `view`.
    public static let view = Self("com.apple.menu.view")
    /// The menu `window`.
    public static let window = Self("com.apple.menu.window")
    /// The menu `help`.
    public static let help = Self("com.apple.menu.help")
    /// The menu `about`.
    public static let about = Self("com.apple.menu.about")
    /// The menu `preferences`.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The menu `services`.
    public static let services = Self("com.apple.menu.services")
    /// The menu `hide`.
    public static let hide = Self("com.apple.menu.hide")
    /// The menu `quit`.
    public static let quit = Self("com.apple.menu.quit")
    /// The menu `newScene`.
    public static let newScene = Self("com.apple.menu.newScene")
    /// The menu `newItem`.
    public static let newItem = Self("com.apple.menu.newItem")
    /// The menu `open`.
    public static let open = Self("com.apple.menu.open")
    /// The menu `openRecent`.
    public static let openRecent = Self("com.apple.menu.openRecent")
    /// The menu `close`.
    public static let close = Self("com.apple.menu.close")
    /// The menu `print`.
    public static let print = Self("com.apple.menu.print")
    /// The menu `document`.
    public static let document = Self("com.apple.menu.document")
    /// The menu `undoRedo`.
    public static let undoRedo = Self("com.apple.menu.undoRedo")
    /// The menu `standardEdit`.
    public static let standardEdit = Self("com.apple.menu.standardEdit")
    /// The menu `find`.
    public static let find = Self("com.apple.menu.find")
    /// The menu `replace`.
    public static let replace = Self("com.apple.menu.replace")
    /// The menu `share`.
    public static let share = Self("com.apple.menu.share")
    /// The menu `textStyle`.
    public static let textStyle = Self("com.apple.menu.textStyle")
    /// The menu `spelling`.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The menu `speech`.
    public static let speech = Self("com.apple.menu.speech")
    /// The menu `format`.
    public static let format = Self("com.apple.menu.format")
    /// The menu `font`.
    public static let font = Self("com.apple.menu.font")
    /// The menu `textColor`.
    public static let textColor = Self("com.apple.menu.textColor")
    /// The menu `alignment`.
    public static let alignment = Self("com.apple.menu.alignment")
    /// The menu `lookup`.
    public static let lookup = Self("com.apple.menu.lookup")
    /// The menu `learn`.
    public static let learn = Self("com.apple.menu.learn")
    /// The menu `text`.
    public static let text = Self("com.apple.menu.text")
    /// The menu `toolbar`.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The menu `sidebar`.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The menu `fullscreen`.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The menu `minimizeAndZoom`.
    public static let minimizeAndZoom = Self("com.apple.menu.minimizeAndZoom")
    /// The menu `bringAllToFront`.
    public static let bringAllToFront = Self("com.apple.menu.bringAllToFront")
    /// The menu `root`.
    public static let root = Self("com.apple.menu.root")
    /// The menu `autoFill`.
    public static let autoFill = Self("com.apple.menu.autoFill")
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are part of the menu above.
    public static let displayInline = Self(rawValue: 1)
    /// The menu deletes.
    public static let destructive = Self(rawValue: 2)
    /// One element has a mark.
    public static let singleSelection = Self(rawValue: 32)
    /// The elements are a palette.
    public static let displayAsPalette = Self(rawValue: 128)
  }

  /// The sizes of elements.
  @nonexhaustive(warn)
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The size of the elements.
  open var preferredElementSize: ElementSize
  /// The elements.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// The elements with a mark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// Returns a menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// An element that is created when the menu is shown, which does not happen.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates an element.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init()
  }

  /// Returns an element that is created each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// The menus of an app, which are not shown.
@MainActor @preconcurrency
public protocol UIMenuBuilder: NSObjectProtocol {
  /// The menus.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The places of menus, which are not shown.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The menus at the top.
  public static let main = UIMenuSystem()
  /// The menus of a selection.
  public static let context = UIMenuSystem()

  /// Has no effect, because menus are not shown.
  open func setNeedsRebuild() {}
  /// Has no effect, because menus are not shown.
  open func setNeedsRevalidate() {}
}
